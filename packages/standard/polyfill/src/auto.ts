/**
 * Replaces a global `URL` and `URLSearchParams` that are missing or do not follow the standard.
 *
 * @packageDocumentation
 */

import { installWhereNeeded } from './install-where-needed.js';
import { loadClasses } from './load-classes.js';

installWhereNeeded(globalThis, loadClasses);
