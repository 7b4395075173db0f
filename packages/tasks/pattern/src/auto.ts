/**
 * Defines a global `URLPattern` if there is none.
 *
 * @packageDocumentation
 */

import { installWhereNeeded } from './install-where-needed.js';

installWhereNeeded(globalThis);
