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

const [, commonJS] = flatModules(['src/index.ts']);

export default defineConfig({ ...commonJS, plugins: [...commonJS!.plugins!, returnFunction] });
