/** In the build this module is a file of its own. The other files require it for the first query that needs it: see tsup.config.ts. */
export { getOutputEncoding } from '@url/encodings/internal';
