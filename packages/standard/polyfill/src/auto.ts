import { installWhereNeeded } from './install-where-needed.js';
import { loadClasses } from './load-classes.js';

installWhereNeeded(globalThis, loadClasses);
