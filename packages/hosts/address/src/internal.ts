export { embeddedIn } from './embedded.js';
