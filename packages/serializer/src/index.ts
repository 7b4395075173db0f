export { serializeOrigin } from './origin.js';
export { serializePath, serializeURL, urlEquals } from './url-serializer.js';
