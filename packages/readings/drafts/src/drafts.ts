import type { Reader } from '@url/compare';
import { webAddress2009 } from './2009/web-address.js';
import { w3c2012 } from './2012/w3c-2012.js';
import { webspecs2014 } from './2014/webspecs-2014.js';
import { model } from './model/model.js';

/**
 * A reader for each draft, in the order in which they were published, for `compare` of `@url/compare`. No program follows a draft, so a
 * difference that only drafts make raises no alarm.
 *
 * @example
 * import { compare, defaultReaders } from '@url/compare';
 * import { drafts } from '@url/drafts';
 *
 * drafts.map(({ id }) => id); // => ['webAddress2009', 'w3c2012', 'webspecs2014', 'model']
 * compare('http://h/', { readers: [...defaultReaders, ...drafts] }).alarms; // => []
 */
export const drafts: readonly Reader[] = /* @__PURE__ */ [webAddress2009, w3c2012, webspecs2014, model];
