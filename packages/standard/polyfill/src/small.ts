export { type InstallTarget, install, URL, type URLConstructor, URLSearchParams } from './classes.js';
