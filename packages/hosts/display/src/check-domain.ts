import { type Host, parseHost } from '@url/host';
import { isAddress } from '@url/host/internal';
import { toUnicode } from '@url/idna';
import { ACE_PREFIX, checkKinds } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { partsOfObject } from './display-domain.js';
import { escapeInvisible } from './escapes.js';
import { FLAGS, judgeLabel, type LabelOptions, type UnsafeLabelReason } from './label.js';
import { skeletonOf } from './skeleton.js';
import type { URLObject, URLParts } from './url-parts.js';

/** The result of `checkDomain`: if a label should not be shown in Unicode, the first one and the reason. */
export type DomainCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The label in Unicode; in ASCII if it cannot be decoded or is too long. For text that is not a domain, the text with escapes. */
      readonly label: string;
      readonly reason: UnsafeLabelReason;
      /** The domain in ASCII that the whole domain looks like; `null` if there is none. */
      readonly looksLike: string | null;
    };

/**
 * https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 *
 * Decides whether to show a domain in Unicode, by `checkLabel` for each label.
 *
 * @param domain the text of a domain, in ASCII or Unicode; a parsed host; or a URL object or URL record, whose host is checked
 * @param options whether to show deviation characters
 * @returns `{ ok: true }` for a domain whose labels may all be shown, an address, an opaque host, and a URL without a host; otherwise the first
 *   label that breaks a rule. Text that is not a domain is invalid
 * @throws TypeError for anything else, and for unknown options
 *
 * @example
 * import { checkDomain } from '@url/display';
 *
 * checkDomain('bücher.example'); // => { ok: true }
 * checkDomain('xn--80ak6aa92e.com'); // => { ok: false, label: 'аррӏе', reason: 'whole-script-confusable', looksLike: 'apple.com' }
 */
export function checkDomain(
  domain: string | Host | URLObject | URLRecord,
  options: Pick<LabelOptions, 'showDeviationCharacters'> = {},
): DomainCheck {
  checkKinds(options, { showDeviationCharacters: 'boolean' });
  const isHost = typeof domain === 'string' || isAddress(domain);
  const text = isHost ? domain : domainOf(partsOfObject(domain, 'domain'));
  if (typeof text !== 'string' || text === '') return { ok: true };
  const host = parseHost(text);
  if (host === null) return { ok: false, label: escapeInvisible(text), reason: 'invalid', looksLike: null };
  if (typeof host !== 'string') return { ok: true };
  const labels = host.replace(/\.$/, '').split('.');
  const labelOptions = { ...options, topLevelDomain: labelToUnicode(labels[labels.length - 1]!) };
  for (let index = 0; index < labels.length; index++) {
    const label = labelToUnicode(labels[index]!);
    if (label.startsWith(ACE_PREFIX)) return { ok: false, reason: 'invalid', label, looksLike: null };
    const check = judgeLabel(label, labelOptions);
    if (!check.ok) return { ...check, label, looksLike: findLookalike(labels.map(labelToUnicode).join('.')) };
  }
  return { ok: true };
}

/** The DNS allows no longer label. Decoding one of 10 MB takes seconds. */
const MAX_LABEL_LENGTH = 63;

function labelToUnicode(label: string): string {
  if (!label.startsWith(ACE_PREFIX) || label.length > MAX_LABEL_LENGTH) return label;
  const { domain, error } = toUnicode(label, FLAGS);
  return error ? label : domain;
}

/** Returns `null` for an opaque host. */
function domainOf(parts: URLParts | string): Host | null {
  return typeof parts === 'string' ? parts : parts.isSpecial ? parts.host : null;
}

/** Returns the domain in ASCII with the same skeleton. A skeleton has "rn" in place of "m". */
function findLookalike(domain: string): string | null {
  const skeleton = skeletonOf(domain);
  const look = skeleton.replace(/rn/g, 'm');
  return /^[a-z0-9.-]+$/.test(look) && look !== domain && skeletonOf(look) === skeleton ? look : null;
}
