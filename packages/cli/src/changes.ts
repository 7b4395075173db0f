import { type SetResult, setters } from '@url/build';
import { parseURL } from '@url/parser';
import { componentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import type { URLRecord } from '@url/record';
import { serializePath, serializeURL } from '@url/serializer';
import type { GivenOption } from './given.js';
import { attributes, type PartName, partNamed, partNames } from './part-names.js';
import { quote } from './printable.js';
import { type Found, finders, type QuerySettings, queryChange, splitUnescaped } from './query-changes.js';
import { pairsOf } from './query-pieces.js';
import { suggestion } from './suggestions.js';
import { urlFailure } from './url-input.js';
import { UsageError } from './usage-error.js';

export interface ChangedURL {
  url: URLRecord;
  /** With `--keep-port`, the port in the input or an option, also if it is the default port; `null` otherwise. */
  writtenPort: number | null;
  readonly keepsPort: boolean;
  readonly refused: RefusedOption[];
  /** What the options found that read the query, in their order. */
  readonly found: { readonly option: string; readonly value: Found }[];
}

/** An option whose value, or a part of it, a URL refused. */
export interface RefusedOption {
  readonly option: GivenOption;
  /** A validation error of the standard, or a reason of `@url/build`. */
  readonly reason: string;
}

/** Makes a change, and returns the resulting URLs: several for `--iterate`, else one. */
export type Change = (changed: ChangedURL) => readonly ChangedURL[];

/** The change that an option asks for, or `null`. Throws a `UsageError` if the value has a wrong form. */
export function changeOf(option: GivenOption, settings: QuerySettings): Change | null {
  const { name, value } = option;
  const part = partNamed(name);
  if (part !== null && name in attributes) return (changed) => setPart(changed, part, value, option);
  if (Object.hasOwn(otherChanges, name)) return otherChanges[name]!(option);
  if (Object.hasOwn(finders, name)) {
    const find = finders[name]!(value);
    return (changed) => {
      changed.found.push({ option: name, value: find(pairsOf(changed.url.query, settings.separator)) });
      return [changed];
    };
  }
  const change = queryChange(option, settings);
  return (
    change &&
    ((changed) => {
      // The editor's result is encoded already, and the parser would not change it.
      const search = change(searchOf(changed.url));
      changed.url.query = search === '' ? null : search.slice(1);
      return [changed];
    })
  );
}

/** The options that neither set a part nor change the query. */
const otherChanges: Readonly<Record<string, (option: GivenOption) => Change>> = {
  text: (option) =>
    readAssignment(option, (changed, part, text) => setPart(changed, part, encodeText(part, text), option)),
  'if-unset': (option) =>
    readAssignment(option, (changed, part, text) =>
      isUnset(changed, part) ? setPart(changed, part, text, option) : [changed],
    ),
  iterate: readIteration,
  'append-segment': (option) => (changed) =>
    /^(?:(?:\.|%2e){1,2})?$/i.test(option.value)
      ? refuse(changed, option, option.value === '' ? 'empty-segment' : 'dot-segment')
      : appendToPath(changed, utf8PercentEncode(option.value, componentPercentEncodeSet), option),
  'append-path': (option) => (changed) => appendToPath(changed, option.value.replace(/^\//, ''), option),
  redirect: (option) => (changed) => redirect(changed, option),
  'decode-unreserved': () => decodeUnreserved,
};

/** The query with "?" before it, or the empty string if there is none. */
function searchOf({ query }: URLRecord): string {
  return query === null ? '' : `?${query}`;
}

interface Set extends SetResult {
  readonly url: URLRecord;
}

function set(url: URLRecord, part: PartName, value: string): Set {
  const result = setters[attributes[part]](url, value);
  // A record always parses, so the setter has a result.
  return { ...result, url: result.url ?? url };
}

function setPart(changed: ChangedURL, part: PartName, value: string, option: GivenOption): readonly ChangedURL[] {
  const { url, outcome, reason } = set(changed.url, part, value);
  changed.url = url;
  if (reason !== null) changed.refused.push({ option, reason });
  if (!changed.keepsPort || outcome === 'refused') return [changed];
  if (part === 'port' || part === 'host') changed.writtenPort = findWrittenPort(part, value);
  if (part === 'scheme' && changed.writtenPort !== null) changed.url = set(url, 'port', `${changed.writtenPort}`).url;
  return [changed];
}

/** The port in a value for the port or for the host. */
function findWrittenPort(part: PartName, value: string): number | null {
  const [, port] = (part === 'port' ? /^(\d+)/ : /:(\d+)$/).exec(value) ?? [];
  return port === undefined ? null : Number(port);
}

function readAssignment(
  { name, value }: GivenOption,
  change: (changed: ChangedURL, part: PartName, text: string) => readonly ChangedURL[],
): Change {
  const equalsSign = value.indexOf('=');
  const written = value.slice(0, Math.max(0, equalsSign));
  const part = partNamed(written);
  if (equalsSign < 0) throw new UsageError(`option '--${name}' needs "part=value", not ${quote(value)}`);
  if (part === null) {
    throw new UsageError(
      `there is no part ${quote(written)} to set${suggestion(written, partNames) || `: there are ${partNames.join(', ')}`}`,
    );
  }
  return (changed) => change(changed, part, value.slice(equalsSign + 1));
}

/** Encodes a value that is a text: "%" is data, and so are the separators of a query. */
function encodeText(part: PartName, text: string): string {
  if (part === 'path') {
    return text.replace(/[%?#\\]/g, (character) => utf8PercentEncode(character, componentPercentEncodeSet));
  }
  if (part === 'fragment') return text.replace(/%/g, '%25').replace(/^#/, '##');
  const isEncoded = part === 'username' || part === 'password' || part === 'query';
  return isEncoded ? utf8PercentEncode(text, componentPercentEncodeSet) : text;
}

function isUnset({ url, writtenPort }: ChangedURL, part: PartName): boolean {
  const path = serializePath(url);
  switch (part) {
    case 'port':
      return url.port === null && writtenPort === null;
    case 'path':
      return path === '' || path === '/';
    case 'host':
    case 'hostname':
      return url.host === null || url.host === '';
    case 'query':
    case 'fragment':
      return url[part] === null || url[part] === '';
    default:
      return url[part] === '';
  }
}

/** Makes one URL for each value: "host=a,b" has two. "\\," is a comma in a value. */
function readIteration(option: GivenOption): Change {
  const [, part, list] = /^([^=]*)(?:=([\s\S]*))?$/.exec(option.value)!;
  const setters = splitUnescaped(list ?? '', ',').map((text) => {
    const single = { ...option, value: list === undefined ? part! : `${part}=${text}` };
    return readAssignment(single, (changed, ownPart, value) => setPart(changed, ownPart, value, single));
  });
  return (changed) => setters.flatMap((set) => set(copyOf(changed)));
}

function copyOf(changed: ChangedURL): ChangedURL {
  return {
    ...changed,
    url: parseURL(serializeURL(changed.url))!,
    refused: [...changed.refused],
    found: [...changed.found],
  };
}

/** Adds segments after the last one, or instead of an empty last one: "/a/" and "/a" become "/a/b". */
function appendToPath(changed: ChangedURL, text: string, option: GivenOption): readonly ChangedURL[] {
  const path = serializePath(changed.url);
  return setPart(changed, 'path', `${path.endsWith('/') ? path : `${path}/`}${text}`, option);
}

function redirect(changed: ChangedURL, option: GivenOption): readonly ChangedURL[] {
  const url = parseURL(option.value, { base: changed.url });
  if (url === null) return refuse(changed, option, urlFailure(option.value, changed.url).type);
  changed.url = url;
  changed.writtenPort = null;
  return [changed];
}

function refuse(changed: ChangedURL, option: GivenOption, reason: string): readonly ChangedURL[] {
  changed.refused.push({ option, reason });
  return [changed];
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2, with the digits of the other escapes in upper case */
function decodeUnreserved(changed: ChangedURL): readonly ChangedURL[] {
  for (const part of ['username', 'password', 'path', 'query', 'fragment'] as const) {
    const before = part === 'path' ? serializePath(changed.url) : (changed.url[part] ?? '');
    const after = before.replace(/%[\da-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
    });
    if (after !== before) changed.url = set(changed.url, part, after).url;
  }
  return [changed];
}
