import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { componentNames } from './components.ts';
import type { SetterTest, URLTest } from './url-test-data.ts';

// The rows of beyond-wpt.json and beyond-wpt-setters.json. As a program it prints which rows our class, whatwg-url, the `URL` of this Node
// and of other programs fail. A program has to take `-e` with a script, as every Node does:
//
//     node tools/conformance/beyond-wpt.ts [program…]

/** A row with the step of the standard that it tests: an anchor, and what the row notices. */
type WithStep<T> = T & { readonly step: string };

interface Rows {
  readonly urls: readonly WithStep<URLTest>[];
  readonly setters: readonly WithStep<SetterTest>[];
}

type URLClass = typeof globalThis.URL;

/** Returns the rows of both files. */
export function readBeyondWPT(): Rows {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const urls = read('./beyond-wpt.json').filter((row: unknown) => typeof row !== 'string');
  const { comment: _, ...groups } = read('./beyond-wpt-setters.json') as Record<string, WithStep<SetterTest>[]>;
  const setters = Object.entries(groups).flatMap(([attribute, rows]) =>
    rows.map((row) => ({ ...row, attribute: attribute as SetterTest['attribute'] })),
  );
  return { urls, setters };
}

/** Returns the rows that a class fails, as lines. Other programs run its source, so that it uses nothing outside. */
function failedRows(Class: URLClass, { urls, setters }: Rows, names: typeof componentNames): string[] {
  const passes = (input: string, base: string | null, row: Partial<URLTest>) => {
    try {
      const url = base === null ? new Class(input) : new Class(input, base);
      return !row.failure && names.every((name) => url[name] === row[name]);
    } catch (_) {
      return row.failure === true;
    }
  };
  const failedURLs = urls.filter((row) => !passes(row.input, row.base, row));
  const failedSetters = setters.filter(({ href, attribute, new_value, expected }) => {
    const url = new Class(href);
    url[attribute] = new_value;
    return url.href !== expected.href || url[attribute] !== expected[attribute];
  });
  return [
    ...failedURLs.map(({ input, base, step }) => `URL ${JSON.stringify([input, base])} ${step}`),
    ...failedSetters.map((row) => `setter ${JSON.stringify([row.href, row.attribute, row.new_value])} ${row.step}`),
  ];
}

function failedRowsIn(program: string, rows: Rows): string[] {
  const script = `const rows = JSON.parse(require('fs').readFileSync(0, 'utf8'));
    console.log(JSON.stringify([process.version, (${failedRows})(URL, rows, ${JSON.stringify(componentNames)})]));`;
  const { stdout, stderr } = spawnSync(program, ['-e', script], { input: JSON.stringify(rows), encoding: 'utf8' });
  if (stdout === '') throw new Error(`${program}: ${stderr}`);
  const [version, failed]: [string, string[]] = JSON.parse(stdout);
  return [`Node ${version}`, ...failed];
}

async function main(programs: readonly string[]): Promise<void> {
  const rows = readBeyondWPT();
  const { URL: reference } = (await import('whatwg-url')) as unknown as { URL: URLClass };
  const { ourClass } = await import('./trace.ts');
  const answers = [
    ['our class', ...failedRows(ourClass, rows, componentNames)],
    ['whatwg-url', ...failedRows(reference, rows, componentNames)],
    ...[process.execPath, ...programs].map((program) => failedRowsIn(program, rows)),
  ];
  for (const [name, ...failed] of answers) {
    const setters = failed.filter((line) => line.startsWith('setter')).length;
    const urls = failed.length - setters;
    console.log(`${name} fails ${urls} of ${rows.urls.length} URLs and ${setters} of ${rows.setters.length} setters`);
    for (const line of failed) console.log(`  ${line}`);
  }
}

if (import.meta.main) await main(process.argv.slice(2));
