export { behaviours } from './behaviours.js';
