export { createRedactor } from './redact.js';
