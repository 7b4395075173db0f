// biome-ignore lint/style/noDefaultExport: data-urls exports its function by default
export { type DataURL, fromURLRecord, parseDataURL as default, type URLRecordOfWhatwgURL } from './data-urls.js';
