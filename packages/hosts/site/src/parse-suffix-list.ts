import { parseHost } from '@url/host';
import { argumentError, elementsOf, quoteURL } from '@url/infra/internal';
import { createSuffixList, type SuffixList } from './suffix-list.js';
import { EXCEPTION, ICANN, PRIVATE, ROOT, RULE, WILDCARD } from './suffix-rules.js';
import { SuffixTree } from './suffix-tree.js';

interface ParsedRule {
  /** The labels from right to left. */
  readonly labels: readonly string[];
  readonly kind: number;
  readonly section: number;
}

/** The lines of the file, without comments. */
interface ParsedFile {
  readonly rules: readonly ParsedRule[];
  readonly version: string | null;
}

/**
 * https://github.com/publicsuffix/list/wiki/Format
 *
 * Parses a list, such as a newer version or your own.
 *
 * @param list the text of https://publicsuffix.org/list/public_suffix_list.dat, with the comments that begin and end its sections; or an array of
 *   rules, which count as rules of the ICANN section
 * @returns the list
 * @throws TypeError if the text is not such a file, if there are no rules, or if a rule is not a domain. With an error page or half a file
 *   as a list, other names would be public suffixes
 *
 * @example
 * import { parseSuffixList, publicSuffix } from '@url/site';
 *
 * const list = parseSuffixList(['example', '*.hosting.example']);
 * publicSuffix('a.b.hosting.example', { list }); // => 'b.hosting.example'
 * parseSuffixList('Not Found'); // => throws TypeError
 */
export function parseSuffixList(list: string | readonly string[]): SuffixList {
  const { rules, version } = typeof list === 'string' ? parseFile(list) : { rules: parseRules(list), version: null };
  if (rules.length === 0) throw notAList('it does not contain rules');
  const date = /^\d{4}-\d\d-\d\d/.exec(version ?? '')?.[0] ?? null;
  return createSuffixList(date, version, () => createRules(rules));
}

function notAList(problem: string): TypeError {
  return new TypeError(`Cannot use the argument list: it is not a Public Suffix List: ${problem}`);
}

function parseRules(list: readonly string[]): ParsedRule[] {
  const items = elementsOf(list);
  if (items === null) throw argumentError('list', list, 'is not the text of a list or an array of rules');
  return items.map((item) => {
    const rule = typeof item === 'string' ? parseRule(item, ICANN) : null;
    if (rule === null) throw argumentError('list', item, 'is not a rule');
    return rule;
  });
}

const sectionNames: readonly string[] = ['', 'ICANN', 'PRIVATE'];

/** Reads each line up to its first white space, as the format says. */
function parseFile(text: string): ParsedFile {
  const rules: ParsedRule[] = [];
  let section = 0;
  let version: string | null = null;
  const lines = text.split(/\r\n|[\r\n]/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!.trim();
    if (line.startsWith('//')) {
      section = sectionAfter(line, section);
      version = /^\/\/ VERSION: (\S+)/.exec(line)?.[1] ?? version;
    } else if (line !== '') {
      rules.push(parseLine(line.split(/\s/, 1)[0]!, section, index + 1));
    }
  }
  if (section !== 0) throw notAList(`it ends in the section ${sectionNames[section]}`);
  return { rules, version };
}

/** Returns the section after a comment, which begins or ends one, or does neither; zero is outside the sections. */
function sectionAfter(comment: string, section: number): number {
  const marker = /===(BEGIN|END) (ICANN|PRIVATE) DOMAINS===/.exec(comment);
  if (marker === null) return section;
  const named = marker[2] === 'ICANN' ? ICANN : PRIVATE;
  const isBeginning = marker[1] === 'BEGIN';
  if (section !== (isBeginning ? 0 : named)) throw notAList(`${marker[0]} is out of place`);
  return isBeginning ? named : 0;
}

function parseLine(word: string, section: number, line: number): ParsedRule {
  if (section === 0)
    throw notAList(`line ${line}, ${quoteURL(word)}, is before "===BEGIN ICANN DOMAINS===" or between sections`);
  const rule = parseRule(word, section);
  if (rule === null) throw notAList(`line ${line}, ${quoteURL(word)}, is not a rule`);
  return rule;
}

function parseRule(text: string, section: number): ParsedRule | null {
  const kind = text.startsWith('*.') ? WILDCARD : text.startsWith('!') ? EXCEPTION : RULE;
  const domain = parseHost(text.slice(kind === WILDCARD ? 2 : kind === EXCEPTION ? 1 : 0));
  if (typeof domain !== 'string') return null;
  const labels = domain.split('.').reverse();
  return labels.includes('') || domain.includes('*') ? null : { labels, kind, section };
}

/** Prefers the ICANN section for a rule that is in both. */
function createRules(rules: readonly ParsedRule[]): SuffixTree {
  const list = new SuffixTree(null);
  const nodes = new Map<string, number>();
  for (const { labels, kind, section } of rules) {
    let node = ROOT;
    for (const label of labels) {
      const key = `${node}.${label}`;
      const known = nodes.get(key);
      node = known ?? list.add(node, label, 0);
      if (known === undefined) nodes.set(key, node);
    }
    list.addRule(node, kind, section);
  }
  return list;
}
