import { defineConfig, type Options } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

// `require` of data-urls returns the function itself, which has the other export as a property.
const returnFunction: NonNullable<Options['plugins']>[number] = {
  name: 'return-function',
  renderChunk: (code, { map }) => ({
    code: `${code}\nmodule.exports = Object.assign(exports.default, exports);\n`,
    map: map as object,
  }),
};

// Contains the code of the packages that it imports, so that the export condition `engine-url` does not change it.
const [, commonJS] = flatModules(['src/index.ts'], { tsconfig: '../../../tsconfig.json' });

export default defineConfig({ ...commonJS, plugins: [...commonJS!.plugins!, returnFunction] });
