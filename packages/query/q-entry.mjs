import { editQuery } from './dist/esm/index.js';

globalThis.use(editQuery);
