export { forgivingBase64Decode, forgivingBase64Encode } from './base64.js';
export { type CreateDataURLOptions, createDataURL } from './create-data-url.js';
export { type DataURL, type ParseDataURLOptions, parseDataURL } from './data-url.js';
