export { createRedactor } from './redact.js';
export { skeletonOf } from './skeleton.js';
