/**
 * Compares patterns, generates URLs from them, and locates their groups.
 *
 * @packageDocumentation
 */

export type { ComponentName } from './component-values.js';
export { compareComponent } from './tools/compare-component.js';
export { generate } from './tools/generate.js';
export { type GroupPlace, type GroupPlaces, locateGroups } from './tools/locate-groups.js';
