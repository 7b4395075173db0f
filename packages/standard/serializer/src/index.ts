export { serializeOrigin } from './origin.js';
export { type SerializeURLOptions, serializePath, serializeURL, urlEquals } from './url-serializer.js';
