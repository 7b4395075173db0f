export { compareReadings } from './compare/compare-readings.js';
export { canBeLookedUp, destinationKey } from './compare/host-identity.js';
