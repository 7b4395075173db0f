import * as classes from './classes.js';

/**
 * Returns both classes and `install`. The build replaces this module (see lazy-classes.ts beside tsup.config.ts) by one that evaluates the
 * classes at the first call, so that `auto` does not evaluate classes that it does not install.
 */
export function loadClasses(): typeof classes {
  return classes;
}
