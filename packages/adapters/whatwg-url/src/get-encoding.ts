/** In the build this import is a call of `require`, made for the first query that needs it: see tsup.config.ts. */
export { getEncoding } from '@url/encodings';
