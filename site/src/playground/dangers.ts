import { isLocalDomain } from '@url/address';
import { isPlain } from '@url/compare/plain';
import { domainToUnicode, type Host, parseHost } from '@url/host';
import { containsACEPrefix } from '@url/infra/internal';
import { isSpecialScheme } from '@url/record';
import { isRelativeReference } from './advice.ts';
import type { ParsedInput } from './parsed-input.ts';
import { type Finding, guides, type Phrase } from './verdict.ts';

/** Functions that are loaded only for some hosts. */
export interface HostFacts {
  /** Called if `isAddress` is true; `null` while it is not loaded. */
  readonly findingsOfAddress: ((address: Host) => Finding[]) | null;
  /** Called if `mayLookAlike` is true; `null` while it is not loaded. */
  readonly findLookalike: typeof import('./lookalike.ts').findLookalike | null;
  /** Called if `mayHaveSecret` is true; `null` while it is not loaded. */
  readonly secretNamesIn: typeof import('./secrets.ts').secretNamesIn | null;
  /** Called if `needsComparison` is true; `null` while it is not loaded. */
  readonly readerFindings: typeof import('./reader-findings.ts').readerFindings | null;
}

/**
 * The host that programs connect to; `null` if there is none. If the scheme is not special, the parser keeps a domain or IPv4 address as text,
 * and programs that know the scheme parse it: `redis://0x7f.1/`. Then only addresses and local names count.
 */
function connectedHost({ url }: ParsedInput): Host | null {
  if (url === null || url.host === null || url.host === '') return null;
  if (isSpecialScheme(url.scheme) || typeof url.host !== 'string') return url.host;
  const host = parseHost(url.host);
  return typeof host === 'string' && !isLocalDomain(host) ? null : host;
}

/**
 * @returns whether readers may differ on the input: they agree on plain ones. Programs resolve a relative reference before they connect, so
 *   what they find in it alone harms nobody
 */
export function needsComparison(parsed: ParsedInput): boolean {
  const { input, base } = parsed;
  return input !== '' && !(base === '' && isPlain(input)) && !isRelativeReference(parsed);
}

/** @returns whether the URL connects to an IP address */
export function isAddress(parsed: ParsedInput): boolean {
  const host = connectedHost(parsed);
  return host !== null && typeof host !== 'string';
}

/** @returns whether the host has a label in Unicode, which can look like another one */
export function mayLookAlike(parsed: ParsedInput): boolean {
  const host = connectedHost(parsed);
  return typeof host === 'string' && containsACEPrefix(host);
}

/** @returns whether the URL has a parameter with a value */
export function mayHaveSecret({ href }: ParsedInput): boolean {
  return href !== null && /[?&;#][^?&;#=]+=./.test(href);
}

/**
 * @param parsed the parse of an input
 * @param facts what is known of its host
 * @returns what programs, people and networks may get wrong about it, the worst first
 */
export function findDangers(parsed: ParsedInput, facts: HostFacts): Finding[] {
  const host = connectedHost(parsed);
  const ofReaders = needsComparison(parsed) ? (facts.readerFindings?.(parsed) ?? []) : [];
  const secrets = mayHaveSecret(parsed) ? (facts.secretNamesIn?.(parsed.href!) ?? []) : [];
  return [...ofReaders, ...(host === null ? [] : hostFindings(host, parsed, facts)), ...secrets.map(secretFinding)];
}

function secretFinding(name: string): Finding {
  const text: Phrase[] = ['The value of ', { code: name }, ' is a secret, which logs and histories keep.'];
  return { tone: 'warning', text, pane: 'parts', guide: null };
}

function hostFindings(host: Host, parsed: ParsedInput, { findingsOfAddress, findLookalike }: HostFacts): Finding[] {
  if (typeof host !== 'string') return findingsOfAddress?.(host) ?? [];
  const shared = { pane: 'host', guide: guides.host } as const;
  const lookalike = findLookalike !== null && mayLookAlike(parsed) ? findLookalike(host) : null;
  if (lookalike !== null) {
    const { unicode, looksLike, because } = lookalike;
    const text: Phrase[] =
      looksLike === null
        ? [{ code: unicode }, ' is looked up as ', { code: host }, `: ${because}.`]
        : ['Not ', { code: looksLike }, ': ', { code: host }, `; ${because}.`];
    return [{ tone: looksLike === null ? 'warning' : 'danger', text, ...shared }];
  }
  if (isLocalDomain(host))
    return [
      {
        tone: 'warning',
        text: [{ code: host }, ' is a name of your own machine or network.'],
        pane: 'host',
        guide: guides.forgery,
      },
    ];
  if (/^[a-z\d_-]+$/.test(host))
    return [
      {
        tone: 'warning',
        text: [{ code: host }, ' has no dot. Resolvers look for such a name in your own network.'],
        pane: 'host',
        guide: guides.forgery,
      },
    ];
  const unicode = domainToUnicode(host);
  return unicode === host
    ? []
    : [{ tone: 'note', text: [{ code: unicode }, ' is looked up as ', { code: host }, '.'], ...shared }];
}
