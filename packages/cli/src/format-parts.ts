/// <reference lib="es2022.array" />
import type { Host } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { percentDecodeText } from '@url/percent/internal';
import { isSpecial, type URLRecord } from '@url/record';
import { fieldsOf } from '@url/record/internal';
import { serializeOrigin, serializePath, serializeURL } from '@url/serializer';
import { UsageError } from './arguments.js';
import { hostKind } from './parts-output.js';
import { quoteInput } from './printable.js';
import { decodeFormPart, type Pair, rawPairsOf } from './query-pairs.js';
import { attributes, partNamed } from './settable-parts.js';
import { suggestion } from './suggestions.js';
import { type FoundURL, shownPort, withShownPort } from './url-input.js';

/** The text of a part, several texts, or `null` if the URL does not have the part. */
export type PartValue = string | readonly string[] | null;

export type Lookups = typeof import('./lookups.js');

export interface FormatSettings {
  readonly missing: string;
  readonly join: string;
  readonly isDecoded: boolean;
  readonly hasDefaultPort: boolean;
  readonly separator: string;
  /** `null` if no format needs them. */
  readonly lookups: Lookups | null;
  /** Whether control characters in a value are kept, because outputs end with NUL. */
  readonly isRaw: boolean;
}

/** What a word before or after the name of a part asks for. */
export const modifierNames = ['raw', 'decoded', 'must', 'strict', 'default', 'unicode', 'ascii'] as const;

export type Modifier = (typeof modifierNames)[number];

interface PartRequest extends Pick<FormatSettings, 'lookups' | 'separator' | 'hasDefaultPort'> {
  readonly argument: string | null;
  readonly isUnicode: boolean;
  readonly decode: (text: string) => string;
  /** Decodes a name or a value of a query unless it is asked for raw. */
  readonly decodeForm: (text: string) => string;
}

type Part = (url: FoundURL, request: PartRequest) => PartValue;

const parts: Readonly<Record<string, Part>> = {
  href: (url, { hasDefaultPort, isUnicode, lookups }) => {
    const record = withShownPort(url, hasDefaultPort);
    if (!isUnicode) return serializeURL(record);
    return serializeURL({ ...fieldsOf(record), host: lookups!.unicodeHost(record) });
  },
  scheme: text(({ scheme }) => scheme),
  username: text(({ username }) => username || null),
  password: text(({ password }) => password || null),
  host: ({ record }, { argument, isUnicode, lookups }) => {
    if (argument !== null) return hostKind(record.host, !isSpecial(record));
    if (isUnicode) return lookups!.unicodeHost(record);
    return record.host === null ? null : serializeParsedHost(record.host as Host);
  },
  site: ({ record }, { lookups }) => (isSpecial(record) ? lookups!.registrableDomain(record.host as Host) : null),
  suffix: ({ record }, { lookups }) => (isSpecial(record) ? lookups!.publicSuffix(record.host as Host) : null),
  port: (url, { hasDefaultPort }) => shownPort(url, hasDefaultPort)?.toString() ?? null,
  path: text(serializePath),
  query: ({ record: { query } }, request) =>
    request.argument === null ? query && request.decode(query) : (valuesOf(query, request)?.slice(0, 1) ?? null),
  'query-all': ({ record: { query } }, request) => valuesOf(query, request),
  queries: ({ record: { query } }, { argument, decodeForm, separator }) => {
    if (query === null) return null;
    const pairs = rawPairsOf(query, separator).map((pair) => pair.map(decodeForm) as unknown as Pair);
    return pairs.map((pair) => (argument === null ? pair.join('=') : pair[argument === 'names' ? 0 : 1]));
  },
  fragment: text(({ fragment }) => fragment),
  origin: text(serializeOrigin),
  segments: ({ record }, { decode }) => segmentsOf(record)?.map(decode) ?? null,
  segment: ({ record }, { argument, decode }) => {
    const number = Number(argument);
    const segment = segmentsOf(record)?.at(number > 0 ? number - 1 : number);
    return segment === undefined ? null : decode(segment);
  },
  filename: text((record) => segmentsOf(record)?.pop() || null),
  extension: text((record) => /[^.]\.([^.]+)$/.exec(segmentsOf(record)?.pop() ?? '')?.[1] ?? null),
};

/** What the text after ":" may be, for the parts that accept one. */
const argumentForms: Readonly<Record<string, readonly [pattern: RegExp, form: string, isNeeded?: boolean]>> = {
  host: [/^kind$/, '"kind", "unicode" or "ascii"'],
  query: [/^/, 'a name'],
  'query-all': [/^/, 'a name, as in "{query-all:name}"', true],
  queries: [/^(?:names|values)$/, '"names" or "values"'],
  segment: [/^-?[1-9]\d{0,9}$/, 'a number from 1, or from the end -1, as in "{segment:1}"', true],
};

/** The name of a part here, for one of the URL class or of trurl. */
function ownNameOf(name: string): string {
  if (name === 'url') return 'href';
  return name === 'hostname' ? 'host' : (partNamed(name) ?? name);
}

export function isPart(name: string): boolean {
  return Object.hasOwn(parts, ownNameOf(name));
}

/** Returns the function for a part. Throws a `UsageError` for an unknown name, and for a wrong argument. */
export function partGetter(
  name: string,
  argument: string | null,
  modifiers: ReadonlySet<Modifier>,
  settings: FormatSettings,
): (url: FoundURL) => PartValue {
  const ownName = ownNameOf(name);
  if (!isPart(name)) {
    const names = Object.keys(parts);
    const rest = suggestion(name, [...names, ...Object.values(attributes)]) || `. There are ${names.join(', ')}`;
    throw new UsageError(`there is no part ${quoteInput(name)}${rest}`);
  }
  const [pattern, form, isNeeded = false] = argumentForms[ownName] ?? [/(?!)/, 'nothing'];
  if (argument === null && isNeeded) throw new UsageError(`the part ${quoteInput(name)} needs ${form}`);
  if (argument !== null && !pattern.test(argument))
    throw new UsageError(`after ${quoteInput(`${name}:`)} there must be ${form}, not ${quoteInput(argument)}`);
  const isDecoded = modifiers.has('decoded') || modifiers.has('strict') || settings.isDecoded;
  const keep = (text: string): string => text;
  const request: PartRequest = {
    ...settings,
    argument,
    hasDefaultPort: modifiers.has('default') || settings.hasDefaultPort,
    isUnicode: modifiers.has('unicode'),
    decode: isDecoded && !modifiers.has('raw') ? percentDecodeText : keep,
    decodeForm: modifiers.has('raw') ? keep : decodeFormPart,
  };
  const get = parts[ownName]!;
  return (url) => get(url, request);
}

function text(get: (record: URLRecord) => string | null): Part {
  return ({ record }, { decode }) => {
    const value = get(record);
    return value === null ? null : decode(value);
  };
}

function segmentsOf(record: URLRecord): string[] | null {
  if (record.hasOpaquePath) return null;
  const path = serializePath(record);
  return path === '' ? [] : path.slice(1).split('/');
}

function valuesOf(query: string | null, { argument, decodeForm, separator }: PartRequest): string[] | null {
  const wanted = rawPairsOf(query, separator).filter(([name]) => decodeFormPart(name) === argument);
  return wanted.length === 0 ? null : wanted.map(([, value]) => decodeForm(value));
}
