import { explainRefusal, type RefusalReason, setters } from '@url/build';
import { quote } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { componentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { createURLRecord, defaultPort, type URLRecord } from '@url/record';
import { fieldsOf, singleDotPattern } from '@url/record/internal';
import { serializePath, serializeURL } from '@url/serializer';
import { normalizeEscapes } from '@url/uri/internal';
import { UsageError, type WrittenOption } from './arguments.js';
import { quoteInput } from './printable.js';
import { type Found, type QuerySettings, queryChange, queryFinder, splitUnescaped } from './query-changes.js';
import { attributes, type PartName, partNamed, partNames } from './settable-parts.js';
import { suggestion } from './suggestions.js';
import { type FoundURL, keptPortOf, urlFailure } from './url-input.js';

const dotSegment = new RegExp(`^${singleDotPattern}{1,2}$`);

export interface ChangedURL extends FoundURL {
  record: URLRecord;
  keptPort: number | null;
  readonly keepsPort: boolean;
  /** Options whose value was refused, as a whole: the name of the reason, and a clause. */
  readonly refused: { readonly option: WrittenOption; readonly reason: string; readonly error: string }[];
  /** What the options found that read the query, in their order. */
  readonly found: { readonly option: string; readonly name: string; readonly value: Found }[];
}

/** Changes URLs, and returns the resulting ones: for `--iterate` several for each, otherwise the given ones. */
export type Change = (urls: readonly ChangedURL[]) => readonly ChangedURL[];

type Step = (changed: ChangedURL) => void;

function refusedBy(option: WrittenOption, text: string, reason: RefusalReason, start = 0, end = text.length) {
  // A setter would use the start of the value. The command uses a value as a whole, or not at all.
  const clause =
    reason === 'rest-ignored'
      ? `${quote(text.slice(start, end))} cannot be used`
      : explainRefusal({ reason, start, end }, text);
  return { option, reason, error: `${clause} (${reason})` };
}

/** The change that an option asks for, or `null`. Throws a `UsageError` if the value has a wrong form. */
export function changeOf(option: WrittenOption, settings: QuerySettings): Change | null {
  if (option.name === 'iterate') return readIteration(option);
  const step = stepOf(option, settings);
  if (step === null) return null;
  return (urls) => {
    for (const changed of urls) step(changed);
    return urls;
  };
}

function stepOf(option: WrittenOption, settings: QuerySettings): Step | null {
  const { name, value } = option;
  if (name in attributes) return (changed) => setPart(changed, name as PartName, value, option);
  if (Object.hasOwn(otherSteps, name)) return otherSteps[name]!(option);
  const find = queryFinder(option, settings);
  if (find !== null) return ({ record, found }) => found.push({ option: name, name: value, value: find(record.query) });
  const change = queryChange(option, settings);
  if (change === null) return null;
  return ({ record }) => {
    const { query } = record;
    const changed = change(query);
    // The editor's result is encoded already, and the parser would not change it. Setting a part copies the serialization.
    if (changed !== query) record.query = changed;
  };
}

const otherSteps: Readonly<Record<string, (option: WrittenOption) => Step>> = {
  text: (option) =>
    readAssignment(option, (changed, part, text) => setPart(changed, part, encodeText(part, text), option)),
  'if-unset': (option) =>
    readAssignment(option, (changed, part, text) => {
      if (isUnset(changed, part)) setPart(changed, part, text, option);
    }),
  'append-segment': (option) => (changed) => {
    const { value } = option;
    const empty = { option, reason: 'empty-segment', error: 'the segment is empty (empty-segment)' };
    if (value === '') changed.refused.push(empty);
    else if (dotSegment.test(value)) changed.refused.push(refusedBy(option, value, 'dot-segment'));
    else appendToPath(changed, utf8PercentEncode(value, componentPercentEncodeSet), option);
  },
  'append-path': (option) => (changed) => appendToPath(changed, option.value.replace(/^\//, ''), option),
  redirect: (option) => (changed) => {
    const record = parseURL(option.value, { base: changed.record });
    const keptPort = record && keptPortOf(option.value, record, changed.record, changed.keptPort);
    if (record !== null) return void Object.assign(changed, { record, keptPort: changed.keepsPort ? keptPort : null });
    const { type, error } = urlFailure(option.value, { base: changed.record, guess: null });
    changed.refused.push({ option, reason: type, error });
  },
  'decode-unreserved': () => decodeUnreserved,
};

function setPart(changed: ChangedURL, part: PartName, value: string, option: WrittenOption): void {
  const { record, keptPort, keepsPort, refused } = changed;
  const { url, reason, start, end } = setters[attributes[part]](record, value);
  if (reason !== null) return void refused.push(refusedBy(option, value, reason, start, end));
  // A record always parses, so the setter has a result.
  changed.record = url!;
  if (!keepsPort) return;
  if (part === 'port') keepPort(changed, findWrittenPort(part, value));
  if (part === 'host') keepPort(changed, findWrittenPort(part, value) ?? keptPort);
  if (part === 'scheme') keepPort(changed, record.port ?? keptPort);
}

/** Sets the port that a URL keeps, also if it is the default port, which no record contains. */
function keepPort(changed: ChangedURL, port: number | null): void {
  if (port !== null && changed.record.port === null) changed.record = setters.port(changed.record, `${port}`).url!;
  const { port: own, scheme } = changed.record;
  changed.keptPort = own === null && port === defaultPort(scheme) ? port : null;
}

function findWrittenPort(part: PartName, value: string): number | null {
  const [, port] = (part === 'port' ? /^(\d+)/ : /:(\d+)$/).exec(value) ?? [];
  return port === undefined ? null : Number(port);
}

function readAssignment(
  { name, value }: WrittenOption,
  set: (changed: ChangedURL, part: PartName, value: string) => void,
): Step {
  const equalsSign = value.indexOf('=');
  const written = value.slice(0, Math.max(0, equalsSign));
  const part = partNamed(written);
  if (equalsSign < 0) throw new UsageError(`option '--${name}' needs "part=value", not ${quoteInput(value)}`);
  if (part === null) {
    throw new UsageError(
      `there is no part ${quoteInput(written)} to set${suggestion(written, partNames) || `: there are ${partNames.join(', ')}`}`,
    );
  }
  return (changed) => set(changed, part, value.slice(equalsSign + 1));
}

/** Encodes a value that is a text: "%" is data, and so are the separators of a query. */
function encodeText(part: PartName, text: string): string {
  if (part === 'path')
    return text.replace(/[%?#\\]/g, (character) => utf8PercentEncode(character, componentPercentEncodeSet));
  if (part === 'fragment') return text.replace(/%/g, '%25').replace(/^#/, '##');
  const isEncoded = part === 'username' || part === 'password' || part === 'query';
  return isEncoded ? utf8PercentEncode(text, componentPercentEncodeSet) : text;
}

function isUnset({ record, keptPort }: ChangedURL, part: PartName): boolean {
  if (part === 'port') return record.port === null && keptPort === null;
  if (part === 'path') return /^\/?$/.test(serializePath(record));
  const value = record[part === 'hostname' ? 'host' : part];
  return value === null || value === '';
}

/** Makes one URL for each value: "host=a,b" has two. "\\," is a comma in a value. */
function readIteration(option: WrittenOption): Change {
  const [, part, list] = /^([^=]*)(?:=([\s\S]*))?$/.exec(option.value)!;
  const steps = splitUnescaped(list ?? '', ',').map((text) => {
    const single = { ...option, value: list === undefined ? part! : `${part}=${text}` };
    return readAssignment(single, (changed, ownPart, value) => setPart(changed, ownPart, value, single));
  });
  return (urls) =>
    urls.flatMap((changed) =>
      steps.map((step) => {
        const record = createURLRecord(fieldsOf(changed.record));
        const copy = { ...changed, record, refused: [...changed.refused], found: [...changed.found] };
        step(copy);
        return copy;
      }),
    );
}

/** Adds segments after the last one, or instead of an empty last one: "/a/" and "/a" become "/a/b". */
function appendToPath(changed: ChangedURL, text: string, option: WrittenOption): void {
  const path = serializePath(changed.record);
  setPart(changed, 'path', `${path.endsWith('/') ? path : `${path}/`}${text}`, option);
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2, with the digits of the other escapes in upper case */
function decodeUnreserved(changed: ChangedURL): void {
  changed.record = parseURL(normalizeEscapes(serializeURL(changed.record))) ?? changed.record;
}
