// What everything takes that an entry exports, with what it needs, for the READMEs: `size-limit --json --config tools/measure/entry-sizes.mjs`.
import { modifyEsbuildConfig } from '../../.size-limit.mjs';
import { packagesOfNode } from '../../config/package-folders.mjs';
import { packages } from '../../config/workspace.ts';

export default packages()
  // What runs on Node alone is not bundled.
  .filter(({ shortName }) => !packagesOfNode.includes(shortName))
  .flatMap(({ folder, entries }) =>
    entries
      .filter(({ isInternal }) => !isInternal)
      .map(({ specifier, import: target }) => ({
        name: specifier,
        path: `../../${folder}/${target.default}`,
        // An entry for its side effect exports nothing.
        ...(specifier.endsWith('/auto') ? {} : { import: '*' }),
        gzip: true,
        modifyEsbuildConfig,
      })),
  );
