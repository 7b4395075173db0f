export { compareReadings } from './compare/compare-readings.js';
export { livingDialects } from './compare/living-dialects.js';
