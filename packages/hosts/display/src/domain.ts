import { type Host, serializeHost } from '@url/host';
import { toASCII, toUnicode } from '@url/idna';
import { option } from '@url/infra/internal';
import { escapeInvisible, LONGEST_READABLE } from './escapes.js';
import { spoofsKnownName } from './known-names.js';
import { isSafeToDisplay, type LabelOptions } from './label.js';

/** The options of `displayDomain`. */
export interface DomainOptions {
  /**
   * Domains that people know, as "example.com": a domain with labels in Unicode that looks like one of them, or like a domain
   * below one, is shown in ASCII. The list is read once; give the same array again, unchanged.
   */
  readonly knownNames?: readonly string[] | null;
  /** Whether to show ß, ς and the joiners, which programs that follow IDNA2003 read as another domain. The default is `false`. */
  readonly showDeviationCharacters?: boolean | null;
}

const FLAGS = { checkBidi: true, checkJoiners: true };

function labelToASCII(label: string): string {
  return toASCII(label, FLAGS) ?? label;
}

/** The label in Unicode, if it is valid and safe to show so. */
function displayLabel(label: string, options: LabelOptions): string {
  if (!label.startsWith('xn--')) return label;
  const { domain: unicode, error } = toUnicode(label, FLAGS);
  return !error && isSafeToDisplay(unicode, options) ? unicode : label;
}

/** The labels in ASCII, also those of a domain that is not valid. */
function labelsOf(domain: string, ascii: string | null): string[] {
  const labels = ascii === null ? domain.split(/[.\u3002\uff0e\uff61]/).map(labelToASCII) : ascii.split('.');
  return labels.map(escapeInvisible);
}

/**
 * https://www.unicode.org/reports/tr46/#ToUnicode
 *
 * Shows a domain as the address bar of a browser does: label by label in Unicode where `checkLabel` finds nothing, in ASCII
 * elsewhere.
 *
 * @param domain a domain, in ASCII or Unicode
 * @param options names that people know, and whether to show deviation characters
 * @returns the domain to show. Invalid characters are percent-encoded, so that the result has no invisible character. A domain of more than
 * 2048 code units is shown in ASCII
 *
 * @example
 * import { displayDomain } from '@url/display';
 *
 * displayDomain('xn--bcher-kva.example'); // => 'bücher.example'
 * displayDomain('аррӏе.com'); // => 'xn--80ak6aa92e.com'
 * displayDomain('xn--googl-fsa.com'); // => 'googlé.com'
 * displayDomain('xn--googl-fsa.com', { knownNames: ['google.com'] }); // => 'xn--googl-fsa.com'
 */
export function displayDomain(domain: string, options: DomainOptions = {}): string {
  const domainInASCII = toASCII(domain, FLAGS);
  if (domain.length > LONGEST_READABLE) return escapeInvisible(domainInASCII ?? domain);
  const ascii = labelsOf(domain, domainInASCII);
  if (!ascii.some((label) => label.startsWith('xn--'))) return ascii.join('.');
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

/**
 * Serializes a host for people: a domain as `displayDomain` gives it. See https://url.spec.whatwg.org/#concept-host-serializer.
 *
 * @param host a host, as a URL record has it
 * @param options names that people know, and whether to show deviation characters
 * @returns the host to show: a domain as `displayDomain` gives it, an address or opaque host as the URL Standard serializes it
 *
 * @example
 * import { displayHost } from '@url/display';
 *
 * displayHost('xn--bcher-kva.example'); // => 'bücher.example'
 * displayHost(0x7f000001); // => '127.0.0.1'
 */
export function displayHost(host: Host, options: DomainOptions = {}): string {
  const serialized = serializeHost(host);
  if (serialized.length > LONGEST_READABLE) return serialized;
  // An opaque host is no domain: it keeps its case, and its "xn--" means nothing.
  return typeof host === 'string' && toASCII(host, FLAGS) === host ? displayDomain(host, options) : serialized;
}
