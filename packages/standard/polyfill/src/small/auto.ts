/**
 * Does what `@url/polyfill/auto` does, with short error messages.
 *
 * @packageDocumentation
 */

import { installWhereNeeded } from '../install-where-needed.js';
import * as classes from '../small.js';

installWhereNeeded(globalThis, () => classes);
