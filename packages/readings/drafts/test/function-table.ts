// The tables of functions in DOCUMENTS.md, made of the doc comments: `node packages/readings/drafts/test/function-table.ts` writes them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../', import.meta.url));

/** An exported function, class or value, with the section of its document and its first example. */
interface Row {
  readonly name: string;
  readonly section: string;
  readonly example: string;
}

/** Matches a doc comment whose first line is an address, and the name that is exported after it. */
const documented =
  /\/\*\*\n \* https:\S+\n((?: \*.*\n)+?) \*\/\nexport (?:async )?(?:function|class|const) ([A-Za-z\d]+)/g;

function rowsIn(source: string): Row[] {
  return [...source.matchAll(documented)].flatMap(([, comment, name]) => {
    const lines = comment!.split('\n').map((line) => line.replace(/^ \* ?/, ''));
    const paragraph = lines.join('\n').trim().split('\n\n')[0]!.replace(/\n/g, ' ');
    const example = lines.find((line) => line.includes('// =>'));
    return example === undefined ? [] : [{ name: name!, section: sectionOf(paragraph), example }];
  });
}

/** The section alone: its number and title, without the name of the document and without further sentences. */
function sectionOf(paragraph: string): string {
  return paragraph
    .replace(/^(?:URL, webspecs 2014|Web addresses in HTML 5),? ?/, '')
    .replace(/ \(#[a-z\d-]+\)/, '')
    .replace(/^(§?\d+(?:\.\d+)*\.? [^.]*)\..*$/, '$1')
    .replace(/[.:]$/, '');
}

/** The table of an entry, in the order of the sections. */
export function functionTable(entry: string): string {
  const exported = new Set(readFileSync(join(folder, 'src', entry, 'index.ts'), 'utf8').match(/[A-Za-z\d]+/g));
  const files = readdirSync(join(folder, 'src', entry), { recursive: true, encoding: 'utf8' });
  const rows = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => rowsIn(readFileSync(join(folder, 'src', entry, file), 'utf8')))
    .filter(({ name }) => exported.has(name))
    .sort((one, other) => bySection.compare(one.section, other.section) || bySection.compare(one.name, other.name));
  const lines = rows.map(
    ({ name, section, example }) =>
      `| \`${name}\` | ${section || 'the whole document'} | \`${example.replace(/\|/g, '\\|')}\` |`,
  );
  return ['| export | section | example |', '| --- | --- | --- |', ...lines].join('\n');
}

const bySection = new Intl.Collator('en', { numeric: true });

/** DOCUMENTS.md with the tables of the sources. */
export function withTables(text: string): string {
  return text.replace(
    /(<!-- functions (\d+)[^>]*-->)[\s\S]*?(<!-- \/functions -->)/g,
    (_, start, entry, end) => `${start}\n\n${functionTable(entry)}\n\n${end}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = join(folder, 'DOCUMENTS.md');
  writeFileSync(file, withTables(readFileSync(file, 'utf8')));
}
