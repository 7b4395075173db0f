// `pnpm bench:forms`: compares the built `@url/form-urlencoded` with node:querystring, fast-querystring, picoquery, qs and the engine's class: size, and
// time for queries and objects of five fields. `--write` writes the table to the package's README.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { packageFolder, root } from '../../config/workspace.ts';
import { table, writeBlock } from '../checks/markdown.ts';
import { bundleSize } from './bundle.ts';
import { fastestRounds } from './rounds.ts';

type Fields = Readonly<Record<string, string>>;

interface Library {
  readonly name: string;
  /** The module that a program imports; `null` if the engine has it. */
  readonly source: string | null;
  readonly parse: (query: string) => unknown;
  readonly stringify: (fields: Fields) => string;
}

type Parser = Pick<Library, 'parse' | 'stringify'>;

const folder = join(root, packageFolder('form-urlencoded'));
const require = createRequire(join(folder, 'package.json'));
const ours = require(folder) as typeof import('@url/form-urlencoded');
const [fastQuerystring, picoquery, qs] = ['fast-querystring', 'picoquery', 'qs'].map(require) as Parser[];

const importing = (names: string, module: string) => `export { ${names} } from '${module}'`;

const libraries: readonly Library[] = [
  {
    name: '`parseFormURLEncodedRecord`, `serializeFormURLEncodedRecord`',
    source: importing('parseFormURLEncodedRecord, serializeFormURLEncodedRecord', '@url/form-urlencoded'),
    parse: (query) => ours.parseFormURLEncodedRecord(query),
    stringify: ours.serializeFormURLEncodedRecord,
  },
  {
    name: '`parseFormURLEncodedString`, `serializeFormURLEncoded`',
    source: importing('parseFormURLEncodedString, serializeFormURLEncoded', '@url/form-urlencoded'),
    parse: ours.parseFormURLEncodedString,
    stringify: (fields) => ours.serializeFormURLEncoded(Object.entries(fields)),
  },
  { name: 'node:querystring', source: null, parse: querystring.parse, stringify: querystring.stringify },
  {
    name: 'fast-querystring',
    source: importing('parse, stringify', 'fast-querystring'),
    parse: (query) => fastQuerystring!.parse(query),
    stringify: (fields) => fastQuerystring!.stringify(fields),
  },
  {
    name: 'picoquery',
    source: importing('parse, stringify', 'picoquery'),
    parse: (query) => picoquery!.parse(query),
    stringify: (fields) => picoquery!.stringify(fields),
  },
  {
    name: 'qs',
    source: importing('parse, stringify', 'qs'),
    parse: (query) => qs!.parse(query),
    stringify: (fields) => qs!.stringify(fields),
  },
  {
    name: 'the `URLSearchParams` of Node, iterated',
    source: null,
    parse: (query) => [...new URLSearchParams(query)],
    stringify: (fields) => new URLSearchParams(fields).toString(),
  },
];

/** Texts that a query contains unchanged, and texts with many encoded characters. */
const values = {
  plain: ['2', 'shoes', 'price', 'asc', 'acme', '20', 'newsletter', 'en', 'a1b2c3d4e5f6'],
  encoded: ['rock & roll', 'é', '日本語', 'https://example.com/?a=b', 'Привет', '100%', '🎉 party', 'a,b;c', '"x"'],
};

/** Copies a string into its own memory, as strings of requests are. */
const flat = (text: string): string => JSON.parse(JSON.stringify(text));

/** Returns the object with that number, of five fields. */
function fieldsOf(texts: readonly string[], index: number): Fields {
  const names = ['q', 'page', 'sort', 'category', 'utm_source'];
  return Object.fromEntries(
    names.map((name, place) => [name, flat(`${texts[(index + place) % texts.length]}${index}`)]),
  );
}

function measure(texts: readonly string[]): { parse: number[]; stringify: number[] } {
  const objects = Array.from({ length: 256 }, (_, index) => fieldsOf(texts, index));
  const queries = objects.map((fields) => flat(ours.serializeFormURLEncodedRecord(fields)));
  return {
    parse: fastestRounds(
      libraries.map(
        ({ parse }) =>
          (index) =>
            parse(queries[index & 0xff]!),
      ),
    ),
    stringify: fastestRounds(
      libraries.map(
        ({ stringify }) =>
          (index) =>
            stringify(objects[index & 0xff]!),
      ),
    ),
  };
}

async function compare(): Promise<string> {
  const [plain, encoded] = [measure(values.plain), measure(values.encoded)];
  const columns = [plain.parse, encoded.parse, plain.stringify, encoded.stringify];
  const sizes = libraries.map(({ source }) => (source === null ? '–' : bundleSize(source, folder)));
  const rows = libraries.map(async ({ name }, row) => [
    name,
    await sizes[row]!,
    ...columns.map((times) => (times[row]! / times[0]!).toFixed(2)),
  ]);
  const head = ['', 'gzip', 'parse, plain', 'parse, encoded', 'serialize, plain', 'serialize, encoded'];
  return table(head, await Promise.all(rows), ['---', '---:', '---:', '---:', '---:', '---:']);
}

const comparison = await compare();
if (process.argv.includes('--write')) writeBlock(join(folder, 'README.md'), 'comparison', comparison);
console.log(comparison);
