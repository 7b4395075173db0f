export { configs, meta, rules } from './plugin.js';
