/**
 * Contains the classes with short error messages, which take fewer bytes.
 *
 * @packageDocumentation
 */

export { type InstallTarget, install, URL, type URLConstructor, URLSearchParams } from './classes.js';
