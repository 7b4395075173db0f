import { serializeURL } from '@url/serializer';
import { endOf } from '../answer-options.js';
import { answer, type Reader } from '../answers.js';
import { changedURLs, changeReader, readChanges, readQuerySettings } from '../change-reader.js';
import { type Change, changeOf, searchOf } from '../changes.js';
import type { Given, GivenOption } from '../given.js';
import { onOneLine, printable } from '../printable.js';
import { nameAndValue } from '../query-changes.js';
import { decodeFormPart, piecesOf } from '../query-pieces.js';
import type { Session } from '../session.js';
import { type FoundURL, findURL, readURLInput, type URLInput, urlFailure } from '../url-input.js';
import { noteOn } from '../url-reader.js';
import { UsageError } from '../usage-error.js';

type Pair = readonly [name: string, value: string];

/** The result of an option that reads: `null`, an empty list or `false` if the name is missing. */
type Found = string | null | readonly string[] | boolean;

interface QueriedURL {
  readonly url: FoundURL;
  readonly href: string;
  readonly pairs: readonly Pair[];
  readonly found: readonly Found[];
}

/** What one option does, in the order of the options: it changes the query, or reads something in it. */
type Step = Change | { readonly find: (pairs: readonly Pair[]) => Found };

export async function runQuery(session: Session, given: Given): Promise<void> {
  const reads = given.options.some(({ name }) => ['get', 'get-all', 'has'].includes(name));
  if (!reads && !given.has('json')) return answer(session, given, await changeReader(given, readChanges(given)));
  for (const name of ['format', 'csv', 'tsv']) {
    if (given.has(name))
      throw new UsageError(`option '--${name}' cannot be used with --get, --get-all, --has and --json`);
  }
  return answer(session, given, queryReader(session, given, reads));
}

function queryReader(session: Session, given: Given, reads: boolean): Reader<QueriedURL> {
  const input = readURLInput(given);
  const read = readingSteps(given, input);
  const end = endOf(given);
  const escaped = given.has('null') ? (value: string) => value : onOneLine;
  const shown = (value: string): string => (session.isOnTerminal ? printable(escaped(value)) : escaped(value));
  return {
    noun: 'URL',
    read,
    explain: (text) => urlFailure(text, input.base),
    note: ({ url }, text, isArgument) => noteOn(url, text, isArgument, input),
    complain: ({ found }) => (found.some(isMissing) ? '' : null),
    describe: ({ found }) =>
      linesOf(found)
        .map((line) => `${shown(line)}\n`)
        .join(''),
    line: ({ found }) => linesOf(found).map(shown).join(end),
    json: ({ href, pairs, found }) => ({ href, pairs, ...(reads ? { found } : {}) }),
  };
}

function readingSteps(given: Given, input: URLInput): (text: string) => QueriedURL | null {
  const settings = readQuerySettings(given);
  const steps = given.options
    .map((option): Step | null => finder(option) ?? changeOf(option, settings))
    .filter((step) => step !== null);
  const pairsOf = (search: string): Pair[] =>
    piecesOf(search.slice(1), settings.separator).map(({ rawName, rawValue }) => [
      decodeFormPart(rawName),
      decodeFormPart(rawValue),
    ]);
  return (text) => {
    const url = findURL(text, input);
    if (url === null) return null;
    const found: Found[] = [];
    let [changed] = changedURLs(url, [], input.keepsPort);
    for (const step of steps) {
      if (typeof step === 'function') [changed] = step(changed!);
      else found.push(step.find(pairsOf(searchOf(changed!.url))));
    }
    return { url, href: serializeURL(changed!.url), pairs: pairsOf(searchOf(changed!.url)), found };
  };
}

function finder({ name, value }: GivenOption): Exclude<Step, Change> | null {
  const [wanted, wantedValue] = name === 'has' ? nameAndValue(value) : [value];
  const isWanted = ([pairName, pairValue]: Pair): boolean =>
    pairName === wanted && (wantedValue === undefined || pairValue === wantedValue);
  switch (name) {
    case 'get':
      return { find: (pairs) => pairs.find(isWanted)?.[1] ?? null };
    case 'get-all':
      return { find: (pairs) => pairs.filter(isWanted).map((pair) => pair[1]) };
    case 'has':
      return { find: (pairs) => pairs.some(isWanted) };
    default:
      return null;
  }
}

function isNothing(found: Found): boolean {
  return found === null || (Array.isArray(found) && found.length === 0);
}

function isMissing(found: Found): boolean {
  return found === false || isNothing(found);
}

function linesOf(found: readonly Found[]): string[] {
  return found.filter((item) => !isNothing(item)).flatMap((item) => (Array.isArray(item) ? item : [`${item}`]));
}
