import { UnreadableInput } from '../inputs.js';
import { readField } from '../json-field.js';
import { type Bytes, readLines } from '../lines.js';
import { escapeControls, unescapeControls } from '../printable.js';
import { endedWithin, readCount } from './block-counts.js';
import type { Cell, Column, RowFormat, RowSettings, RowWriter } from './row-format.js';
import { type Rows, type RowText, TextRows } from './rows.js';

/** https://clickhouse.com/docs/interfaces/formats/TabSeparated, and the text format of COPY in PostgreSQL */
export function tabSeparated(settings: RowSettings): RowFormat {
  const { keptFields } = settings;
  return {
    read: keptFields === 0 ? linesReader(settings, unescapeTab) : readerAfterFields(keptFields),
    createWriter: () => lineWriter(tabRow),
  };
}

export function lineAsString(settings: RowSettings): RowFormat {
  return { read: linesReader(settings, (line) => line), createWriter: () => lineWriter(tabRow) };
}

export function jsonEachRow(settings: RowSettings): RowFormat {
  const textIn = (line: string) => readField(line, settings.field)?.input;
  return {
    read: linesReader(settings, (line) => textIn(line) ?? nullIn(line, settings.field)),
    createWriter: (columns) => lineWriter((cells) => jsonRow(cells, columns)),
  };
}

/** Returns `null` if an object has null as the member with the URL; `undefined` otherwise. */
function nullIn(line: string, field: string | null): null | undefined {
  const members = readField(line, field)?.members as Readonly<Record<string, unknown>> | undefined;
  if (members === undefined) return undefined;
  const values = field === null ? Object.values(members) : [members[field]];
  return values.includes(null) ? null : undefined;
}

type TextReader = (line: string) => RowText;

function linesReader(settings: RowSettings, textOf: TextReader): RowFormat['read'] {
  return (stream) => readTexts(stream, new Block(settings.isCounted), textOf);
}

async function* readTexts(stream: Bytes, block: Block, textOf: TextReader): AsyncGenerator<Rows> {
  for await (const lines of readLines(stream, { isExact: true })) {
    const texts: RowText[] = [];
    try {
      for (const line of lines) if (block.isRow(line)) texts.push(line === null ? undefined : textOf(line));
    } finally {
      yield new TextRows(texts);
    }
  }
  if (!block.isAtEnd()) throw endedWithin();
}

/** Counts the lines of a block, if its number of rows precedes it. */
class Block {
  private left: number;
  private readonly isCounted: boolean;

  constructor(isCounted: boolean) {
    this.isCounted = isCounted;
    this.left = isCounted ? 0 : Number.POSITIVE_INFINITY;
  }

  /** Returns `false` for a line with a number of rows, which it reads. */
  isRow(line: string | null): boolean {
    if (this.left-- > 0) return true;
    this.left = readCount(line);
    return false;
  }

  isAtEnd(): boolean {
    return !this.isCounted || this.left <= 0;
  }
}

/** Reads rows of some fields, which are kept as they are, and of a text. */
function readerAfterFields(count: number) {
  const pattern = new RegExp(`^(?:[^\\t]*\\t){${count}}`);
  return async function* (stream: Bytes): AsyncGenerator<Rows> {
    for await (const lines of readLines(stream, { isExact: true })) {
      const [texts, leads]: [RowText[], string[]] = [[], []];
      try {
        for (const line of lines) {
          const lead = keptFieldsOf(line, pattern, count);
          leads.push(lead);
          texts.push(unescapeTab(line!.slice(lead.length)));
        }
      } finally {
        yield new TextRows(texts, leads);
      }
    }
  };
}

function keptFieldsOf(line: string | null, pattern: RegExp, count: number): string {
  const [fields] = pattern.exec(line ?? '') ?? [];
  if (fields === undefined) throw new UnreadableInput(`a row is too long, or has fewer than ${count + 1} fields`);
  if (fields.includes('\ufffd')) throw new UnreadableInput('a field that --keep-fields keeps is not UTF-8');
  return fields;
}

const tabEscapes = 'tnr0bfv';

/** In TabSeparated "\N" is NULL, and a tab separates two texts. */
function unescapeTab(text: string): RowText {
  if (text.includes('\t')) return undefined;
  if (!text.includes('\\')) return text;
  return text === '\\N' ? null : unescapeControls(text, tabEscapes);
}

function tabRow(cells: readonly Cell[], lead: string): string {
  const texts = cells.map((cell) => (cell === null ? '\\N' : escapeControls(`${cell}`, /[\0\b\f\r\n\t\\]/g)));
  return `${lead}${texts.join('\t')}\n`;
}

function jsonRow(cells: readonly Cell[], columns: readonly Column[]): string {
  return `${JSON.stringify(Object.fromEntries(cells.map((cell, at) => [columns[at]!.name, cell])))}\n`;
}

function lineWriter(lineOf: (cells: readonly Cell[], lead: string) => string): RowWriter {
  let lines = '';
  return {
    add: (cells, lead) => {
      lines += lineOf(cells, lead);
    },
    take: () => {
      const taken = lines;
      lines = '';
      return taken;
    },
  };
}
