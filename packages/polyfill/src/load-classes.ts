import * as classes from './classes.js';

/**
 * Gives both classes and `install`. The build puts another module in the place of this one (see lazy-classes.ts beside
 * tsup.config.ts): one that evaluates the classes when `loadClasses` is called for the first time, so that `auto` pays for them
 * only where it installs them.
 */
export function loadClasses(): typeof classes {
  return classes;
}
