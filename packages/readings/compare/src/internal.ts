export { compareReadings } from './compare/compare-readings.js';
