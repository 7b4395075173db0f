import { readFileSync } from 'node:fs';
import * as forms from '../src/secret-forms.ts';
import * as settingForms from '../src/setting-forms.ts';

/** A row of the tables of forms: its name, and texts in which "‹" and "›" enclose what is replaced. */
export interface FormRow {
  readonly name: string;
  readonly examples: readonly string[];
}

/** A table: the first sentence of its doc comment, and its rows. */
export interface FormTable {
  readonly about: string;
  readonly rows: readonly FormRow[];
}

const TABLE = /\/\*\*([^/]*?)\*\/\nexport const (\w+): readonly [^=]*= \[\n([\s\S]*?)\n\];/g;
const ROW = /^ {2}\/\/ (\S.*?): `(.*)`((?:\n {2}\/\/ {3}`.*`)*)$/gm;

/** The sources are ASCII, because the build keeps their comments. */
function markedOf(example: string): string {
  return example.replace(/<LF>/g, '⏎').replace(/<</g, '‹').replace(/>>/g, '›');
}

/** Returns the rows in the comments of a table. */
function rowsOf(source: string): FormRow[] {
  return Array.from(source.matchAll(ROW), ([, name, first, others]) => ({
    name: name!,
    examples: [first!, ...Array.from(others!.matchAll(/`(.*)`$/gm), ([, example]) => example!)].map(markedOf),
  }));
}

/** Reads the tables from the comments of the source, and throws if an expression has no row. */
function readTables(file: string, tables: Readonly<Record<string, unknown>>): FormTable[] {
  const source = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  const found = Array.from(source.matchAll(TABLE), ([, about, name, body]) => {
    const lines = body!.split('\n');
    const alone = lines.find((line, i) => /^ {2}(?:\[|\/(?!\/))/.test(line) && !/^ {2}\/\//.test(lines[i - 1] ?? ''));
    if (alone !== undefined) throw new Error(`${file}: ${name}: a row has no comment: ${alone}`);
    return {
      name: name!,
      about: about!
        .replace(/\s*\n \* ?/g, ' ')
        .trim()
        .replace(/\. .*/s, '.'),
      rows: rowsOf(body!),
    };
  });
  const lists = Object.keys(tables).filter((name) => Array.isArray(tables[name]));
  if (found.map(({ name }) => name).join() !== lists.sort((a, b) => source.indexOf(a) - source.indexOf(b)).join())
    throw new Error(`${file}: found ${found.map(({ name }) => name)}, expected ${lists}`);
  return found.map(({ about, rows }) => ({ about, rows }));
}

/** All tables, in the order of the document. */
export function formTables(): FormTable[] {
  return [...readTables('secret-forms.ts', { ...forms }), ...readTables('setting-forms.ts', { ...settingForms })];
}

/** The text of an example. */
export function textOf(example: string): string {
  return example.replace(/[‹›]/g, '').replace(/⏎/g, '\n');
}

/** The text of an example after `redact`. */
export function redactedTextOf(example: string, replacement: string): string {
  return example.replace(/‹[^›]*›/g, replacement).replace(/⏎/g, '\n');
}

function code(text: string): string {
  return `\`${text.replace(/\|/g, '\\|')}\``;
}

/** The tables as docs/redact.md lists them. */
export function formsBlock(): string {
  const lists = formTables().map(({ about, rows }) => {
    const lines = rows.flatMap(({ name, examples }) =>
      examples.map((example, i) => `| ${i === 0 ? name : ''} | ${code(example)} |`),
    );
    return [about, '', '| form | example |', '| --- | --- |', ...lines].join('\n');
  });
  return lists.join('\n\n');
}
