import { defaultPort } from '@url/record';
import { serializeURL } from '@url/serializer';
import { adviceOnURL, remarkOnURL } from './advice.js';
import type { Reader } from './answers.js';
import { complaintsOf, type Field, fieldOf, readFormat, textOf, unescapeControls } from './format.js';
import { type FormatSettings, hrefWith, type Lookups } from './format-parts.js';
import type { Given } from './given.js';
import { partsOf } from './part-rows.js';
import { onOneLine, quote } from './printable.js';
import { type FoundURL, findURL, type URLInput, urlFailure } from './url-input.js';
import { UsageError } from './usage-error.js';

/** How URLs are written: the members of a `Reader` that have to do with output. */
export type URLOutput = Required<Pick<Reader<FoundURL>, 'line' | 'complain'>> & {
  readonly header: string | null;
  readonly isFormatted: boolean;
};

/** Reads the options that say how URLs are written; without any, a URL is written as its href. */
export async function readURLOutput(given: Given, format: string | null = given.value('format')): Promise<URLOutput> {
  const formats = [format, given.value('csv'), given.value('tsv')].join(' ');
  const settings = await readSettings(given, formats);
  const tables = ['--csv', '--tsv'].filter((name) => given.has(name.slice(2)));
  const [first, second] = [...(format === null ? [] : ['a format']), ...tables];
  if (second !== undefined) throw new UsageError(`${first} cannot be used with ${second}`);
  if (given.has('csv')) return columnsOutput(given, settings, given.value('csv')!, ',', csvCell);
  if (given.has('tsv')) return columnsOutput(given, settings, given.value('tsv')!, '\t', tsvCell);
  if (format === null) return { line: hrefWriter(settings), complain: () => null, header: null, isFormatted: false };
  const { write, complaints } = readFormat(format, settings);
  return { line: write, complain: (url) => complaintOf(url, complaints(url)), header: null, isFormatted: true };
}

/** Loads the tables that the formats need: of characters, and of public suffixes. They are in a file of their own. */
async function loadLookups(formats: string): Promise<Lookups | null> {
  return /\b(?:unicode|idn|site|suffix)\b/.test(formats) ? import('./lookups.js') : null;
}

/** @param formats all formats, from which the tables that they need are known */
export async function readSettings(given: Given, formats: string): Promise<FormatSettings> {
  return {
    missing: given.value('missing') ?? '',
    join: unescapeControls(given.value('join') ?? ' '),
    isDecoded: given.has('decoded'),
    hasDefaultPort: given.has('default-port'),
    separator: given.value('separator') ?? '&',
    isRaw: given.has('null'),
    lookups: await loadLookups(formats),
  };
}

function hrefWriter({ hasDefaultPort }: FormatSettings): (url: FoundURL) => string {
  return ({ record, keptPort }) => {
    const port = keptPort ?? (hasDefaultPort ? defaultPort(record.scheme) : null);
    return port === null ? serializeURL(record) : hrefWith(record, port);
  };
}

function complaintOf({ record }: FoundURL, complaints: readonly string[]): string | null {
  return complaints.length === 0 ? null : `${quote(serializeURL(record))}: ${complaints.join(', ')}`;
}

function columnsOutput(
  given: Given,
  settings: FormatSettings,
  names: string,
  comma: string,
  cell: (text: string) => string,
): URLOutput {
  const fields: Field[] = names.split(',').map((name) => fieldOf(name.trim(), settings));
  const rowOf = (values: readonly string[]): string => values.map(cell).join(comma);
  return {
    line: (url) => rowOf(fields.map(({ get }) => textOf(get(url), settings, (text) => text))),
    complain: (url) => complaintOf(url, complaintsOf(fields, url)),
    header: given.has('header') ? rowOf(fields.map(({ name }) => name)) : null,
    isFormatted: true,
  };
}

/** Writes a cell by RFC 4180, section 2, except that line breaks are escaped, because one output is one line. */
function csvCell(text: string): string {
  const line = onOneLine(text);
  return /[",]|^\s|\s$/.test(line) ? `"${line.replace(/"/g, '""')}"` : line;
}

function tsvCell(text: string): string {
  return onOneLine(text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t'));
}

export function urlReader(input: URLInput, output: URLOutput): Reader<FoundURL> {
  return {
    noun: 'URL',
    read: (text) => findURL(text, input),
    explain: (text) => urlFailure(text, input.base),
    advise: input.base === null ? adviceOnURL : () => null,
    note: (url, text, isArgument) => noteOn(url, text, isArgument, input),
    ...output,
    json: jsonOf,
  };
}

export function jsonOf({ record, guessedScheme }: FoundURL): object {
  const parts = partsOf(record);
  return guessedScheme === null ? parts : { ...parts, guessedScheme };
}

/** Says which scheme was guessed, and of an argument that the user probably meant another URL. */
export function noteOn({ guessedScheme }: FoundURL, text: string, isArgument: boolean, input: URLInput): string | null {
  if (guessedScheme !== null) return `${quote(text)} does not have a scheme, and is read with "${guessedScheme}:"`;
  return isArgument && input.base === null ? remarkOnURL(text) : null;
}
