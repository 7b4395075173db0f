// biome-ignore lint/style/noDefaultExport: oxlint reads the default export of a plugin.
export { configs, meta, plugin as default, rules } from './plugin.js';
