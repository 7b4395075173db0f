import type { Options } from 'tsup';

/** Leaves out what only those need who pass a handler, an encoding or a record: the classes have no parameter for any. */
export const leaveOutUntakenArguments: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'leave-out-untaken-arguments',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]infra[\\/]src[\\/]taken-arguments\.ts$/ }, () => ({
      contents: 'export const takesHandlers = false, takesEncodings = false, takesFlags = false, takesRecords = false;',
    }));
  },
};
