import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

/** Members of lists and iterators, which no one outside sees: their names would take 50 bytes. */
const internalMembers = /^(?:pairs|removed|firstUsed|searches|byKey|indexed|onUpdate|listOf|cursorOf)$/;

export default defineConfig(
  flatModules(['src/index.ts', 'src/internal.ts'], {
    esbuildOptions(options) {
      options.mangleProps = internalMembers;
    },
  }),
);
