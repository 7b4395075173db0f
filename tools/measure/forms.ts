// `pnpm bench:forms`: compares the built `@url/form-urlencoded` with node:querystring, fast-querystring, picoquery, qs and the engine's class: size, and
// time for queries and objects of five fields. Then compares the built `@url/search-params` with the engine's class, on lists of ten pairs. `--write` writes
// both tables to the READMEs of the packages.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { packageFolder, root } from '../../config/workspace.ts';
import { table, writeBlock } from '../checks/markdown.ts';
import { bundleSize } from './bundle.ts';
import { fastestRounds, type Operation } from './rounds.ts';

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

/** Each is the source of a function that creates an operation of a class: contenders that share code share what the engine knows about their types. */
const paramsOperations: Readonly<Record<string, string>> = {
  '`append` ten times, to an empty list': `(i) => {
    const params = new Class();
    for (let k = 0; k < 10; k++) params.append(names[k], values[(i + k) & 0xff]);
    return params;
  }`,
  '`set` of one name': `(() => {
    const params = new Class(queries[0]);
    return (i) => params.set(names[i % 10], values[i & 0xff]) ?? true;
  })()`,
  '`delete` and `append` of one name': `(() => {
    const params = new Class(queries[0]);
    return (i) => params.delete(names[i % 10]) ?? params.append(names[i % 10], values[i & 0xff]) ?? true;
  })()`,
  'parse and `sort`': `(i) => {
    const params = new Class(queries[i & 0xff]);
    params.sort();
    return params;
  }`,
};

function compareParams(): string {
  const names = ['q', 'page', 'sort', 'lang', 'source', 'n', 'size', 'a', 'c', 'e'];
  const values = Array.from({ length: 256 }, (_, index) => flat(`value${index}`));
  const queries = values.map((value, index) => flat(names.map((name, k) => `${name}=${value}${index * k}`).join('&')));
  const folder = join(root, packageFolder('search-params'));
  const { URLSearchParams: ours } = createRequire(import.meta.url)(folder) as typeof import('@url/search-params');
  const rows = Object.entries(paramsOperations).map(([name, source]) => {
    const [time, native] = fastestRounds(
      [ours, URLSearchParams].map((Class, index) => {
        const create = new Function('Class', 'names', 'values', 'queries', `return /* ${index} */ ${source}`);
        return create(Class, names, values, queries) as Operation;
      }),
    );
    return [name, (time! / native!).toFixed(2)];
  });
  const text = table(['a list of ten pairs', 'time, of Node'], rows, ['---', '---:']);
  if (process.argv.includes('--write')) writeBlock(join(folder, 'README.md'), 'comparison', text);
  return text;
}

const comparison = await compare();
if (process.argv.includes('--write')) writeBlock(join(folder, 'README.md'), 'comparison', comparison);
console.log(comparison);
console.log(compareParams());
