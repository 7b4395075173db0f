import { installWhereNeeded } from './install-where-needed.js';

installWhereNeeded(globalThis);
