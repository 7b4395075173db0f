import { URLSearchParams as OurURLSearchParams } from '@url/search-params';

// Checked twice: with Node's types in the whole project's check, and with those of lib.dom.d.ts by types.test.ts.
const ours = new OurURLSearchParams('a=1');
export const native: URLSearchParams = ours;
export const back: OurURLSearchParams = new URLSearchParams('a=1');
export const copies = [new URLSearchParams(ours), new OurURLSearchParams(native)];
