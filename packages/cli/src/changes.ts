import { type SetResult, setters } from '@url/build';
import { parseURL } from '@url/parser';
import { componentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { cannotHaveAUsernamePasswordPort, defaultPort, type URLRecord } from '@url/record';
import { serializePath, serializeURL } from '@url/serializer';
import type { GivenOption } from './given.js';
import { quote } from './printable.js';
import { type QuerySettings, queryChange } from './query-changes.js';
import { attributes, type PartName, partNamed, partNames } from './setters.js';
import { suggestion } from './suggestions.js';
import { urlFailure } from './url-input.js';
import { UsageError } from './usage-error.js';

/** A URL that is being changed. */
export interface ChangedURL {
  url: URLRecord;
  /** With `--keep-port`, the port in the input or an option, also if it is the default port; `null` otherwise. */
  writtenPort: number | null;
  readonly keepsPort: boolean;
  readonly refused: RefusedOption[];
}

/** An option whose value, or a part of it, a URL refused. */
export interface RefusedOption {
  /** As it was written. */
  readonly option: GivenOption;
  /** A validation error of the standard, or a reason of `@url/build`. */
  readonly reason: string;
}

/** Makes a change, and gives the resulting URLs: several for `--iterate`, else one. */
export type Change = (changed: ChangedURL) => readonly ChangedURL[];

/**
 * The change that an option asks for; `null` if the option asks for none. Throws a `UsageError` if the value has a wrong form.
 */
export function changeOf(option: GivenOption, settings: QuerySettings): Change | null {
  const { name, value } = option;
  const part = partNamed(name);
  if (part !== null && name in attributes) return (changed) => setPart(changed, part, value, option);
  switch (name) {
    case 'text':
      return readAssignment(option, (changed, ownPart, text) =>
        setPart(changed, ownPart, encodeText(ownPart, text), option),
      );
    case 'if-unset':
      return readAssignment(option, (changed, ownPart, text) =>
        isUnset(changed, ownPart) ? setPart(changed, ownPart, text, option) : [changed],
      );
    case 'iterate':
      return readIteration(option);
    case 'append-segment':
      return (changed) => appendToPath(changed, utf8PercentEncode(value, componentPercentEncodeSet), option);
    case 'append-path':
      return (changed) => appendToPath(changed, value.replace(/^\//, ''), option);
    case 'redirect':
      return (changed) => redirect(changed, option);
    case 'decode-unreserved':
      return decodeUnreserved;
    default: {
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
  }
}

/** The query with "?" before it, or the empty string if there is none. */
export function searchOf({ query }: URLRecord): string {
  return query === null ? '' : `?${query}`;
}

/** The result of a setter of the URL class. */
interface Set extends SetResult {
  readonly url: URLRecord;
}

/** Sets a part as the URL class does. */
function set(url: URLRecord, part: PartName, value: string): Set {
  const result = setters[attributes[part]](url, value);
  // A record always parses, so the setter has a result.
  return { ...result, url: result.url ?? url };
}

/** Sets a decimal port that nothing can refuse, as the setter would: in a quarter of the time. */
function setPlainPort(url: URLRecord, value: string): boolean {
  if (!/^[1-9]\d{0,3}$/.test(value) || cannotHaveAUsernamePasswordPort(url)) return false;
  const port = Number(value);
  url.port = port === defaultPort(url.scheme) ? null : port;
  return true;
}

function setPart(changed: ChangedURL, part: PartName, value: string, option: GivenOption): readonly ChangedURL[] {
  if (part === 'port' && !changed.keepsPort && setPlainPort(changed.url, value)) return [changed];
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

/** Reads "part=value". */
function readAssignment(
  { name, value }: GivenOption,
  change: (changed: ChangedURL, part: PartName, text: string) => readonly ChangedURL[],
): Change {
  const equalsSign = value.indexOf('=');
  const written = value.slice(0, Math.max(0, equalsSign));
  const part = partNamed(written);
  if (equalsSign < 0) throw new UsageError(`option '--${name}' needs "part=value", and not ${quote(value)}`);
  if (part === null) {
    throw new UsageError(
      `there is no part ${quote(written)} to set${suggestion(written, partNames) || `: there are ${partNames.join(', ')}`}`,
    );
  }
  return (changed) => change(changed, part, value.slice(equalsSign + 1));
}

/** Encodes a value that is a text: "%" is data, and in a query the separators are, too. */
function encodeText(part: PartName, text: string): string {
  switch (part) {
    case 'username':
    case 'password':
      return utf8PercentEncode(text, componentPercentEncodeSet);
    case 'path':
      return text.replace(/[%?#\\]/g, (character) => utf8PercentEncode(character, componentPercentEncodeSet));
    case 'fragment':
      return text.replace(/%/g, '%25').replace(/^#/, '##');
    case 'query':
      return utf8PercentEncode(text, componentPercentEncodeSet);
    default:
      return text;
  }
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
  const setters = commaSeparated(list ?? '').map((text) => {
    const single = { ...option, value: list === undefined ? part! : `${part}=${text}` };
    return readAssignment(single, (changed, ownPart, value) => setPart(changed, ownPart, value, single));
  });
  return (changed) => setters.flatMap((set) => set(copyOf(changed)));
}

function commaSeparated(list: string): string[] {
  const values = [''];
  for (const [part] of list.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (part === ',') values.push('');
    else values[values.length - 1] += part.length > 1 ? part.slice(1) : part;
  }
  return values;
}

function copyOf(changed: ChangedURL): ChangedURL {
  return { ...changed, url: parseURL(serializeURL(changed.url))!, refused: [...changed.refused] };
}

/** Adds segments after the last one, or in place of an empty last one: "/a/" and "/a" become "/a/b". */
function appendToPath(changed: ChangedURL, text: string, option: GivenOption): readonly ChangedURL[] {
  const path = serializePath(changed.url);
  const isDotSegment = /^(?:\.|%2e){1,2}$/i.test(text);
  if (option.name === 'append-segment' && (isDotSegment || text === '')) {
    changed.refused.push({ option, reason: text === '' ? 'empty-segment' : 'dot-segment' });
    return [changed];
  }
  return setPart(changed, 'path', `${path.endsWith('/') ? path : `${path}/`}${text}`, option);
}

function redirect(changed: ChangedURL, option: GivenOption): readonly ChangedURL[] {
  const url = parseURL(option.value, { base: changed.url });
  if (url === null) {
    changed.refused.push({ option, reason: urlFailure(option.value, changed.url).type });
  } else {
    changed.url = url;
    changed.writtenPort = null;
  }
  return [changed];
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2, with the digits of what stays encoded in upper case */
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
