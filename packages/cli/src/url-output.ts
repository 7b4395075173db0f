import { defaultPort } from '@url/record';
import { serializeURL } from '@url/serializer';
import { adviceOnURL, remarkOnURL } from './advice.js';
import type { Reader } from './answers.js';
import { type Field, readColumns, readFormat, unescapeControls } from './format.js';
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
  const [csv, tsv] = [given.value('csv'), given.value('tsv')];
  const written = Object.entries({ 'a format': format, '--csv': csv, '--tsv': tsv }).filter(
    ([, value]) => value !== null,
  );
  if (written.length > 1) throw new UsageError(`${written[0]![0]} cannot be used with ${written[1]![0]}`);
  const settings = await readSettings(given, [format, csv, tsv].join(' '));
  const rowOf = (cells: readonly string[]): string =>
    csv === null ? cells.map(tsvCell).join('\t') : cells.map(csvCell).join(',');
  const names = csv ?? tsv;
  if (format === null && names === null) {
    return { line: hrefWriter(settings), complain: () => null, header: null, isFormatted: false };
  }
  const { fields, line } = names === null ? readFormat(format!, settings) : readColumns(names, settings, rowOf);
  return {
    line,
    complain: (url) => complaintOf(url, fields),
    header: given.has('header') ? rowOf(fields.map(({ name }) => name)) : null,
    isFormatted: true,
  };
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

function complaintOf(url: FoundURL, fields: readonly Field[]): string | null {
  const complaints = fields.map(({ complain }) => complain(url)).filter((complaint) => complaint !== null);
  return complaints.length === 0 ? null : `${quote(serializeURL(url.record))}: ${complaints.join(', ')}`;
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
