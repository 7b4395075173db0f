import { programs, type Reader, rfc3986, rfc3987, whatwg } from '@url/compare';
import { drafts } from '@url/drafts';

/** Every reader: the documents in the order in which they were published, then the programs. */
export const readers: readonly Reader[] = [rfc3986, rfc3987, ...drafts, whatwg, ...programs];
