import { endsInANumber, type Host, parseIPv4, parseIPv6 } from '@url/host';
import { isAddress, serializeParsedHost } from '@url/host/internal';
import { toASCII, toUnicode } from '@url/idna';
import {
  ACE_PREFIX,
  argumentError,
  checkKinds,
  ideographicFullStops,
  isASCIIString,
  memberOf,
  option,
} from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { isURLRecord } from '@url/record/internal';
import { escapeInvisible, LONGEST_READABLE } from './escapes.js';
import { spoofsKnownName } from './known-names.js';
import { FLAGS, isSafeToDisplay, type LabelOptions } from './label.js';
import { partsOf, type URLObject, type URLParts } from './url-parts.js';

/** The options of `displayDomain`. */
export interface DomainOptions {
  /**
   * Domains that people know, such as "example.com". A domain in Unicode that looks like one of them, or like a subdomain of one, is shown
   * in ASCII. The function caches the list: pass the same array again, unchanged.
   */
  readonly knownNames?: readonly string[] | null;
  /** Whether to show ß, ς and the joiners, which IDNA2003 maps to another domain. The default is `false`. */
  readonly showDeviationCharacters?: boolean | null;
}

/** The kinds of the options of `displayDomain`. */
export const DOMAIN_OPTIONS = { knownNames: 'list of strings', showDeviationCharacters: 'boolean' } as const;

function labelToASCII(label: string): string {
  return toASCII(label, FLAGS) ?? label;
}

/** Returns the label in Unicode if it is valid and safe to show. */
function displayLabel(label: string, options: LabelOptions): string {
  if (!label.startsWith(ACE_PREFIX)) return label;
  const { domain: unicode, error } = toUnicode(label, FLAGS);
  return !error && isSafeToDisplay(unicode, options) ? unicode : label;
}

/** Returns the labels in ASCII, even if the domain is invalid. */
function labelsOf(domain: string, ascii: string | null): string[] {
  const labels =
    ascii === null ? domain.split(new RegExp(`[.${ideographicFullStops}]`)).map(labelToASCII) : ascii.split('.');
  return labels.map(escapeInvisible);
}

/**
 * https://www.unicode.org/reports/tr46/#ToUnicode
 *
 * Returns a domain as the address bar of a browser shows it. A label is in Unicode if `checkLabel` accepts it, otherwise in ASCII.
 *
 * @param domain the text of a domain, in ASCII or Unicode; a parsed host; or a URL object or URL record, whose host is shown
 * @param options names that people know, and whether to show deviation characters
 * @returns the domain to show, or the empty string for a URL without a host. Invalid characters are percent-encoded, so all characters are visible.
 * Text never throws. A domain longer than 2048 code units is shown in ASCII
 * @throws TypeError for anything else, and for unknown options
 *
 * @example
 * import { displayDomain } from '@url/display';
 *
 * displayDomain('xn--bcher-kva.example'); // => 'bücher.example'
 * displayDomain('аррӏе.com'); // => 'xn--80ak6aa92e.com'
 * displayDomain('xn--googl-fsa.com'); // => 'googlé.com'
 * displayDomain('xn--googl-fsa.com', { knownNames: ['google.com'] }); // => 'xn--googl-fsa.com'
 * displayDomain('0x7f.1'); // => '127.0.0.1'
 */
export function displayDomain(domain: string | Host | URLObject | URLRecord, options: DomainOptions = {}): string {
  checkKinds(options, DOMAIN_OPTIONS);
  if (typeof domain === 'string') return showDomain(domain, options);
  if (isAddress(domain)) return serializeParsedHost(domain);
  return showHostOf(domain, 'domain', options);
}

/** Returns the parts of a URL; the text of an object that is not a URL. */
export function partsOfObject(url: unknown, argument: string): URLParts | string {
  const isObject = typeof url === 'object' && url !== null;
  if (!isObject || !(isURLRecord(url) || typeof memberOf(url, 'href') === 'string'))
    throw argumentError(argument, url, 'is not text, a parsed host, a URL object or a URL record');
  return partsOf(url as URLRecord | URLObject);
}

/** Returns the host of a URL to show. */
function showHostOf(url: unknown, argument: string, options: DomainOptions): string {
  const parts = partsOfObject(url, argument);
  if (typeof parts === 'string') return showDomain(parts, options);
  return parts.host === null ? '' : showHost(parts.host, options);
}

function showDomain(domain: string, options: DomainOptions): string {
  const domainInASCII = toASCII(domain, FLAGS);
  const address = addressIn(domainInASCII ?? domain);
  if (address !== null) return address;
  if (domain.length > LONGEST_READABLE) return escapeInvisible(domainInASCII ?? domain);
  const ascii = labelsOf(domain, domainInASCII);
  if (!ascii.some((label) => label.startsWith(ACE_PREFIX))) return ascii.join('.');
  const knownNames = option(options, 'knownNames');
  const isRooted = ascii.length > 1 && ascii[ascii.length - 1] === '';
  const topLevelDomain = ascii[ascii.length - (isRooted ? 2 : 1)]!;
  const labelOptions = { topLevelDomain, showDeviationCharacters: option(options, 'showDeviationCharacters') };
  const shown = ascii.map((label) => displayLabel(label, labelOptions));
  const named = isRooted ? shown.slice(0, -1) : shown;
  const isSpoof =
    knownNames !== null && named.some((label, i) => label !== ascii[i]) && spoofsKnownName(named, knownNames);
  return (isSpoof ? ascii : shown).join('.');
}

/** Serializes the IP address that browsers find in the text of a host; `null` if it is not an address. */
function addressIn(text: string): string | null {
  const isBracketed = text.startsWith('[') && text.endsWith(']');
  const address = isBracketed ? parseIPv6(text.slice(1, -1)) : endsInANumber(text) ? parseIPv4(text) : null;
  return address === null ? null : serializeParsedHost(address);
}

/**
 * Serializes a host for people. See https://url.spec.whatwg.org/#concept-host-serializer.
 *
 * @param host a parsed host, as in the result of `parseHost`; or a URL object or URL record, whose host is shown
 * @param options names that people know, and whether to show deviation characters
 * @returns the host to show: `displayDomain` of a domain; an address or opaque host as the URL Standard serializes it; the empty string for a URL
 *   without a host
 * @throws TypeError for anything else, and for unknown options
 *
 * @example
 * import { displayHost } from '@url/display';
 *
 * displayHost('xn--bcher-kva.example'); // => 'bücher.example'
 * displayHost(0x7f000001); // => '127.0.0.1'
 */
export function displayHost(host: Host | URLObject | URLRecord, options: DomainOptions = {}): string {
  checkKinds(options, DOMAIN_OPTIONS);
  return typeof host === 'string' || isAddress(host) ? showHost(host, options) : showHostOf(host, 'host', options);
}

/** Returns the host to show. */
export function showHost(host: Host, options: DomainOptions): string {
  if (isAddress(host)) return serializeParsedHost(host);
  // An opaque host is in ASCII. It is not a domain: it keeps its case, and its "xn--" is ordinary text.
  const isOpaque = isASCIIString(host) && (host.length > LONGEST_READABLE || toASCII(host, FLAGS) !== host);
  return isOpaque ? escapeInvisible(host) : showDomain(host, options);
}
