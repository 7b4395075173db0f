import { quoteURL } from '@url/infra/internal';
import { serializeURL } from '@url/serializer';
import { adviceOnURL, remarkOnURL } from './advice.js';
import type { InputHandler } from './answers.js';
import { type Arguments, UsageError } from './arguments.js';
import { type Field, readColumns, readFormat } from './format.js';
import { type FormatSettings, partGetter } from './format-parts.js';
import { partsOf } from './parts-output.js';
import { escapeControls, onOneLine, quoteInput, unescapeControls } from './printable.js';
import { type FoundURL, findURL, readURLInput, urlFailure } from './url-input.js';

/**
 * Parses URLs, and writes them as the options say; without any, a URL is written as its href.
 *
 * @param format the format of `--format`, or of `url get`
 */
export async function urlHandler(args: Arguments, format: string | null = args.value('format')) {
  const input = readURLInput(args);
  return {
    noun: 'URL',
    read: (text) => findURL(text, input),
    explain: (text) => urlFailure(text, input),
    advise: input.base === null ? adviceOnURL : () => null,
    note: ({ guessedScheme }, text, isArgument) => {
      if (guessedScheme === null) return isArgument && input.base === null ? remarkOnURL(text) : null;
      return `${quoteURL(text)} does not have a scheme; it is parsed as if it started with "${guessedScheme}:"`;
    },
    ...(await readURLOutput(args, format)),
    json: (url) => partsOf(url, args.has('default-port')),
  } satisfies InputHandler<FoundURL>;
}

async function readURLOutput(args: Arguments, format: string | null) {
  const [csv, tsv] = [args.value('csv'), args.value('tsv')];
  const names = csv ?? tsv;
  const settings = await readSettings(args, format ?? names ?? '');
  const rowOf = (cells: readonly string[]): string =>
    csv === null ? cells.map(tsvCell).join('\t') : cells.map(csvCell).join(',');
  if (format === null && names === null) {
    const href = partGetter('href', null, new Set(), settings) as (url: FoundURL) => string;
    return { line: href, complain: () => null, header: null, isFormatted: false };
  }
  const { fields, line } = names === null ? readFormat(format!, settings) : readColumns(names, settings, rowOf);
  return {
    line,
    complain: (url: FoundURL) => complaintOf(url, fields),
    header: args.has('header') ? rowOf(fields.map(({ name }) => name)) : null,
    isFormatted: true,
  };
}

/** @param formats all formats, from which the tables that they need are known: of characters, and of public suffixes */
export async function readSettings(args: Arguments, formats: string): Promise<FormatSettings> {
  return {
    missing: args.value('missing') ?? '',
    join: unescapeControls(args.value('join') ?? ' '),
    isDecoded: args.has('decoded'),
    hasDefaultPort: args.has('default-port'),
    separator: readSeparator(args),
    isRaw: args.has('null'),
    lookups: /\b(?:unicode|idn|site|suffix)\b/.test(formats) ? await import('./lookups.js') : null,
  };
}

/** Reads `--separator`. Encoded text contains letters and digits. */
export function readSeparator(args: Arguments): string {
  const separator = args.value('separator') ?? '&';
  if (/^[!-~]$/.test(separator) && !/[=#%+"'<>a-z\d]/i.test(separator)) return separator;
  const accepted = `one printable ASCII character except letters, digits and = # % + " ' < >`;
  throw new UsageError(`option '--separator' accepts ${accepted}, not ${quoteInput(separator)}`);
}

function complaintOf(url: FoundURL, fields: readonly Field[]): string | null {
  const complaints = fields.map(({ complain }) => complain(url)).filter((complaint) => complaint !== null);
  return complaints.length === 0 ? null : `${quoteURL(serializeURL(url.record))}: ${complaints.join(', ')}`;
}

/** Writes a cell by RFC 4180, section 2, except that line breaks are escaped, because one output is one line. */
function csvCell(text: string): string {
  const line = onOneLine(text);
  return /[",]|^\s|\s$/.test(line) ? `"${line.replace(/"/g, '""')}"` : line;
}

function tsvCell(text: string): string {
  return escapeControls(text, /[\n\r\0\t\\]/g);
}
