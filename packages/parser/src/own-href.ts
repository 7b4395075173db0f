import { unchangedDomain } from '@url/host';
import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@url/percent';
import { dotSegment } from './path-segments.js';

/** A run in which nothing needs percent-encoding, nor ends it. */
function cleanRun(set: PercentEncodeSet, ends = ''): string {
  return `[^${set.characterClass}${ends}]*`;
}

const path = `(?:/(?!${dotSegment}(?:[/?#]|$))${cleanRun(pathPercentEncodeSet, '/\\\\')})+`;
const query = `(?:\\?${cleanRun(specialQueryPercentEncodeSet)})?`;
const fragment = `(?:#${cleanRun(fragmentPercentEncodeSet)})?`;
const startsWithDriveLetter = '/[a-zA-Z]\\|(?:[/?#]|$)';

/**
 * https://url.spec.whatwg.org/#goals
 *
 *     https://example.org/path?query#fragment
 *     file:///C:/path
 *
 * Matches strings that every state would leave as they are: special URLs without credentials and port, in which there is
 * nothing to encode, to lower, to shorten or to map. The standard's goal of idempotence says that there is such a string for
 * each URL; on the web 99 of 100 links are one. Each part is made of what its own state or package says, and nothing is
 * written here a second time.
 */
export const ownHref: RegExp = /* @__PURE__ */ new RegExp(
  `^(?:(?:https?|wss?|ftp)://${unchangedDomain}|file://(?!localhost/)(?:${unchangedDomain})?(?!${startsWithDriveLetter}))${path}${query}${fragment}$`,
);
