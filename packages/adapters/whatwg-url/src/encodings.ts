/** The build makes this module a separate file. The other files require it for the first query that needs it: see tsup.config.ts. */
export { getOutputEncoding } from '@url/encodings/internal';
