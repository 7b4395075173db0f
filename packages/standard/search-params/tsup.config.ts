import { defineConfig } from 'tsup';
import { flatModules } from '../../tools/tsup.ts';

/** Members of lists and iterators, which no one outside sees: what they are called is 50 of the 2,000 bytes that there are. */
const internalMembers = /^(?:params|self|tuples|holes|onUpdate|index|indexed|position|rank|list|item)$/;

export default defineConfig(
  flatModules(['src/index.ts'], {
    esbuildOptions(options) {
      options.mangleProps = internalMembers;
    },
  }),
);
