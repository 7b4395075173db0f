import type { Options } from 'tsup';

/** Removes the code for handlers, encodings, other records and values of other types from the build: the classes do not have parameters for them. */
export const dropUnacceptedArguments: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'drop-unaccepted-arguments',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]infra[\\/]src[\\/]accepted-arguments\.ts$/ }, () => ({
      contents:
        'export const acceptsHandlers = false, acceptsEncodings = false, acceptsFlags = false, acceptsRecords = false, ' +
        'acceptsWrongTypes = false;',
    }));
  },
};
