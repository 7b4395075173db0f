import { readFileSync } from 'node:fs';
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
    // The bundler removes calls of a function only if it is empty in its module.
    onLoad({ filter: /[\\/]infra[\\/]src[\\/]argument-error\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /^(export function check(?:String|Number|Boolean)\(.*\{)\n.*\n\}/gm,
        '$1}',
      ),
    }));
  },
};
