import { classifyAddress, isLocalDomain } from '@url/address';
import { compare, type Difference } from '@url/dialects/compare';
import { isPlain } from '@url/dialects/plain';
import { domainToUnicode, type Host, parseHost, serializeHost } from '@url/host';
import { isSpecialScheme } from '@url/record';
import type { ParsedInput } from './parsed-input.ts';
import { findLiving, longestCompared, shortName } from './readers.ts';
import { type Finding, guides, type Phrase } from './verdict.ts';

/** What the search for dangers needs for some hosts alone. */
export interface HostFacts {
  /** The host as the input contains it. Called if `isAddress` is true. */
  source(): string;
  /** Called if `mayLookAlike` is true; `null` while it is not loaded. */
  readonly findLookalike: typeof import('./lookalike.ts').findLookalike | null;
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

/** @returns whether the URL connects to an IP address */
export function isAddress(parsed: ParsedInput): boolean {
  const host = connectedHost(parsed);
  return host !== null && typeof host !== 'string';
}

/** @returns whether the host has a label in Unicode, which can look like another one */
export function mayLookAlike(parsed: ParsedInput): boolean {
  const host = connectedHost(parsed);
  return typeof host === 'string' && /(?:^|\.)xn--/.test(host);
}

/**
 * @param parsed the parse of an input
 * @param facts what is known of its host
 * @returns what programs, people and networks may get wrong about it, the worst first
 */
export function findDangers(parsed: ParsedInput, facts: HostFacts): Finding[] {
  const host = connectedHost(parsed);
  return [...readerFindings(parsed), ...(host === null ? [] : hostFindings(host, parsed, facts))];
}

/** The worst difference between the readers that programs follow. */
function readerFindings({ input, base, url }: ParsedInput): Finding[] {
  if (input === '' || (base === '' && isPlain(input))) return [];
  if (input.length > longestCompared) {
    const text = `Readers are compared up to ${longestCompared.toLocaleString('en')} code units. The command compares longer inputs.`;
    return [{ tone: 'note', text: [text], pane: null, guide: guides.comparing }];
  }
  const options = { base: base === '' ? null : base, explain: false };
  const { alarms, differences } = compare(input, options);
  if (alarms[0] === 'host') return [hostFinding(differences.find(({ subject }) => subject === 'host')!, url !== null)];
  const result = differences.find(({ subject }) => subject === 'result');
  return alarms[0] === 'refusal' && result !== undefined ? refusalFindings(result, url !== null) : [];
}

const heads: { readonly [harm: string]: string } = {
  'other host': 'Programs connect to different hosts: ',
  'name or address': 'Some programs connect to an address, others look up a name: ',
  'host or none': 'Some programs find a host here, and others do not: ',
};

/** If the input is not a URL and programs do not contradict each other, the host is only a guess. */
function hostFinding({ harm, readings }: Difference, isURL: boolean): Finding {
  const answers = readings.filter(({ value }) => value);
  const text: Phrase[] = [heads[harm] ?? heads['other host']!];
  for (const [index, { value, dialects }] of answers.entries()) {
    if (index > 0) text.push(index === answers.length - 1 ? ' and ' : ', ');
    text.push({ code: value! }, ` (${namesOf(dialects)})`);
  }
  const none = readings.filter(({ value }) => !value).flatMap(({ dialects }) => dialects);
  text.push(none.length === 0 ? '.' : `. No host: ${namesOf(none)}.`);
  const tone = harm === 'host or none' && !isURL ? 'warning' : 'danger';
  return { tone, text, pane: 'readings', guide: guides.forgery };
}

/** Programs that refuse a URL, or that accept what is not one. */
function refusalFindings({ readings }: Difference, isURL: boolean): Finding[] {
  const { dialects } = readings.find(({ value }) => value === (isURL ? 'failure' : 'success'))!;
  const programs = dialects.filter((id) => findLiving(id)?.role !== 'standard');
  if (programs.length === 0) return [];
  const text = `Some programs ${isURL ? 'refuse' : 'accept'} it: ${namesOf(programs)}.`;
  return [{ tone: 'note', text: [text], pane: 'readings', guide: guides.comparing }];
}

const mostNames = 4;

/** The readers in words: those that most people run come first. */
function namesOf(ids: readonly string[]): string {
  const isSpecification = (id: string) => findLiving(id)?.role === 'standard' && id !== 'whatwg';
  const all = [...ids].sort(
    (a, b) =>
      Number(isSpecification(a)) - Number(isSpecification(b)) || Number(b === 'whatwg') - Number(a === 'whatwg'),
  );
  const shown = all
    .slice(0, mostNames)
    .map((id) => (id === 'whatwg' ? 'browsers, Node, Deno' : shortName(findLiving(id)!)));
  return all.length > mostNames ? `${shown.join(', ')} and ${all.length - mostNames} more` : shown.join(', ');
}

function hostFindings(host: Host, parsed: ParsedInput, { source, findLookalike }: HostFacts): Finding[] {
  if (typeof host !== 'string') return addressFindings(host, source().toLowerCase());
  const shared = { pane: 'host', guide: guides.host } as const;
  const lookalike = findLookalike !== null && mayLookAlike(parsed) ? findLookalike(host) : null;
  if (lookalike !== null) {
    const { unicode, looksLike, because } = lookalike;
    const is: Phrase[] = [{ code: unicode }, ', looked up as ', { code: host }, `: ${because}.`];
    const text: Phrase[] = looksLike === null ? is : ['Looks like ', { code: looksLike }, ', is ', ...is];
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
  const unicode = domainToUnicode(host);
  return unicode === host
    ? []
    : [{ tone: 'note', text: [{ code: unicode }, ' is looked up as ', { code: host }, '.'], ...shared }];
}

function addressFindings(host: Host, written: string): Finding[] {
  const kind = classifyAddress(host);
  if (kind === null) return [];
  const { space, globallyReachable, name, block, embedded, decidedBy } = kind;
  const text: Phrase[] = [{ code: serializeHost(host) }];
  const isDisguised = written !== serializeHost(host) && !written.startsWith('[');
  if (isDisguised && written !== '') text.push(', written as ', { code: written }, ',');
  if (embedded !== null && decidedBy === 'embedded')
    text.push(' contains ', { code: serializeHost(embedded.address) }, ',');
  else text.push(' is');
  const shared = { pane: 'host', guide: guides.forgery } as const;
  const where = `${name}${block === null ? '' : `, ${block}`}`;
  if (space === 'loopback')
    return [{ tone: 'warning', text: [...text, ` an address of your own machine (${where}).`], ...shared }];
  if (space === 'local' && name !== 'documentation')
    return [{ tone: 'warning', text: [...text, ` an address of your own network (${where}).`], ...shared }];
  if (name === 'documentation')
    return [{ tone: 'note', text: [...text, ` an address for examples in documents (${where}).`], ...shared }];
  if (globallyReachable === false)
    return [
      {
        tone: 'warning',
        text: [...text, ` an address that cannot be reached from the internet (${where}).`],
        ...shared,
      },
    ];
  if (block !== null)
    return [{ tone: 'warning', text: [...text, ` an address for a special purpose (${where}).`], ...shared }];
  return isDisguised ? [{ tone: 'note', text: [...text, ' an IP address.'], ...shared }] : [];
}
