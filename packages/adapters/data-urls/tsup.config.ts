import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

// `require` of data-urls returns the function itself, which has the other export as a property.
const footer = { js: 'module.exports = Object.assign(module.exports.default, module.exports);' };

export default defineConfig(
  flatModules(['src/index.ts'])
    .filter(({ format }) => format === 'cjs')
    .map((options) => ({ ...options, footer })),
);
