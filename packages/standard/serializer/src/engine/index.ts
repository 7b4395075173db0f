export { type SerializeURLOptions, serializeURL } from '@url/record';
export { serializeOrigin } from '../origin.js';
export { serializePath } from '../path-serializer.js';
export { urlEquals } from '../url-equals.js';
