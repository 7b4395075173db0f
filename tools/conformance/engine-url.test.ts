import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { spawnCommand } from '../../config/spawn-command.mjs';
import { consumerFolder, type Entry, packages, read } from '../../config/workspace.ts';
import { describeWPT, expectSame, testRows } from './cases.ts';
import { words } from './words.ts';
import { readCases } from './wpt.ts';

/** What the modules of the export condition `engine-url` do not export, because an engine does not tell it. docs/small-bundles.md has the same table. */
const absent: Readonly<Record<string, readonly string[]>> = {
  '@url/parser': ['basicURLParse', 'isValidURLString'],
  '@url/parser/explain': ['explain', 'furtherErrors'],
  '@url/record': ['checkInvariants'],
};

interface Replaced extends Entry {
  readonly engine: NonNullable<Entry['engine']>;
  readonly folder: string;
}

const replaced = packages().flatMap(({ folder, entries }) =>
  entries.flatMap((entry): Replaced[] => (entry.engine === null ? [] : [{ ...entry, engine: entry.engine, folder }])),
);

const publicEntries = replaced.filter(({ isInternal }) => !isInternal);

/** Bundles the packages under the condition, or without it, as a script that sets the global `packages`. */
async function bundlePackages(conditions: string[]): Promise<string> {
  const names = publicEntries.map(({ specifier }) => specifier);
  const imports = names.map((name, index) => `import * as p${index} from '${name}';`).join('\n');
  const contents = `${imports}\nglobalThis.packages = { ${names.map((name, i) => `'${name}': p${i}`).join(', ')} };`;
  const resolveDir = consumerFolder('engine-url');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    mainFields: ['module'],
    tsconfigRaw: {},
    conditions,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

interface Parser {
  parseURL(input: string, options?: object | null): object | null;
}

interface Host {
  parseHost(input: string): unknown;
  domainToASCII(domain: string): string | null;
  domainToUnicode(domain: string): string;
  serializeHost(host: unknown): string;
}

interface Packages {
  readonly '@url/parser': Parser;
  readonly '@url/host': Host;
  readonly '@url/record': { copyURLRecord(url: object): object };
  readonly '@url/serializer': { serializeURL(url: object | null): string | null };
  readonly [specifier: string]: object;
}

function load(script: string, globals: object = { URL }): Packages {
  const context = createContext({ ...globals });
  new Script(script).runInContext(context);
  return context.packages as Packages;
}

let script: string;
let whole: Packages;
let engine: Packages;

beforeAll(async () => {
  script = await bundlePackages(['engine-url']);
  whole = load(await bundlePackages([]), {});
  engine = load(script);
});

test('eleven packages have modules for the condition, and the page names them', () => {
  const names = [...new Set(replaced.map(({ folder }) => folder.split('/').pop()!))].sort();
  expect(names).toEqual(
    words('address form-urlencoded host idna infra links parser pattern percent record serializer'),
  );
  const page = read('docs/small-bundles.md');
  expect(names.filter((name) => !page.includes(`\`@url/${name}\``))).toEqual([]);
});

test('the polyfill and the adapters do not import a package that the condition changes', () => {
  const changed = replaced.map(({ specifier }) => specifier.split('/', 2).join('/'));
  for (const name of words('polyfill whatwg-url tr46 data-urls')) {
    const { manifest } = packages().find(({ shortName }) => shortName === name)!;
    expect(Object.keys(manifest.dependencies ?? {}).filter((dependency) => changed.includes(dependency))).toEqual([]);
  }
});

/** Compiles lines, and returns the errors after the numbers of their lines. */
function errorsIn(lines: readonly string[], conditions: readonly string[]): string[] {
  const folder = consumerFolder('engine-url-types');
  writeFileSync(join(folder, 'program.ts'), lines.join('\n'));
  const options = words('--ignoreConfig --module esnext --moduleResolution bundler --strict --noEmit --pretty false');
  const conditionOptions = conditions.length === 0 ? [] : ['--customConditions', conditions.join()];
  const command = [...options, '--types', '', ...conditionOptions, 'program.ts'];
  const { stdout } = spawnCommand('tsc', command, { cwd: folder, encoding: 'utf8' });
  const errors = String(stdout).matchAll(/^program\.ts\((\d+),\d+\): error \w+: (.*)$/gm);
  return [...errors].map(([, line, message]) => `${line}: ${message}`);
}

describe('the exports are those of the package, except what an engine does not tell', () => {
  test.each(publicEntries)('$specifier', ({ specifier }) => {
    const expected = Object.keys(whole[specifier]!).filter((name) => !absent[specifier]?.includes(name));
    expect(Object.keys(engine[specifier]!).sort()).toEqual(expected.sort());
  });

  test('so a program that needs one does not compile', () => {
    const uses = Object.entries(absent).flatMap(([specifier, names]) =>
      names.map((name) => `import { ${name} } from '${specifier}';`),
    );
    const present = `import { parseURL } from '@url/parser'; parseURL('a:', { base: null })?.host;`;
    expect(errorsIn([present, ...uses], [])).toEqual([]);
    const expected = uses.map((_, index) => expect.stringMatching(`^${index + 2}: .* has no exported member`));
    expect(errorsIn([present, ...uses], ['engine-url'])).toEqual(expected);
    const handler = `import { parseURL } from '@url/parser'; parseURL('a:', { onValidationError() {} });`;
    expect(errorsIn([handler], [])).toEqual([]);
    expect(errorsIn([handler], ['engine-url'])).toEqual([
      expect.stringContaining("'onValidationError' does not exist"),
    ]);
  });

  test('the page lists them', () => {
    const page = read('docs/small-bundles.md');
    for (const [specifier, names] of Object.entries(absent)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${specifier}\` |`));
      for (const name of names) expect(row).toContain(`\`${name}\``);
    }
  });
});

/** A value of another realm, without its prototypes. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

describe('the answers are those of the package', () => {
  describeWPT('urltestdata.json', (wpt) => {
    interface Row {
      readonly input: string;
      readonly base: string | null;
      readonly href?: string;
    }

    testRows<Row>('engine-url', readCases<Row>(wpt, 'urltestdata.json'), ({ input, base, href = null }) => {
      const expected = whole['@url/parser'].parseURL(input, { base });
      const url = engine['@url/parser'].parseURL(input, { base });
      expectSame(engine['@url/serializer'].serializeURL(url), href, 'the href');
      const fields = [expected && whole['@url/record'].copyURLRecord(expected), url].map((value) =>
        JSON.stringify(value),
      );
      expectSame(fields[1]!, fields[0]!, 'the record');
    });
  });

  describeWPT('toascii.json', (wpt) => {
    test.each(readCases<{ input: string }>(wpt, 'toascii.json'))('$input', ({ input }) => {
      const [a, b] = [whole['@url/host'], engine['@url/host']];
      expect(plain(b.parseHost(input))).toEqual(plain(a.parseHost(input)));
      // The engine is not asked about code points that no host contains.
      if (a.parseHost(input) === null) return;
      expect(b.domainToUnicode(input)).toBe(a.domainToUnicode(input));
      if (!/[%<>]/.test(input)) expect(b.domainToASCII(input)).toBe(a.domainToASCII(input));
    });
  });

  test.each([
    ...words(
      '0x7f.1 [::1] [1:0:0:2::] 127.0.0.1. %31%32%37.1 1.2.3 xn--a a%20b a/b a@b \u00ad fa\u00df.de A\u3002B 1.2.3.4.5',
    ),
    ...words('256.256.256.256 [::1 [1:2] [::1]a \uff0f a:80'),
    ...['a b', 'a\tb', ''],
  ])('the host %j', (input) => {
    const [a, b] = [whole['@url/host'], engine['@url/host']];
    const host = b.parseHost(input);
    expect(plain(host)).toEqual(plain(a.parseHost(input)));
    if (host !== null) expect(b.serializeHost(input)).toBe(a.serializeHost(input));
  });
});

test('options that an engine does not have throw', () => {
  const { parseURL } = engine['@url/parser'];
  for (const options of [{ onValidationError() {} }, { encoding: { name: 'GBK' } }])
    expect(() => parseURL('https://h/', options)).toThrow(/is not an option; the options are base, resolveBlobURL/);
});

describe('an engine that reads hosts in another way throws, each time it is asked', () => {
  class Echo {
    readonly href: string;
    readonly hostname = 'h';
    constructor(input: string) {
      this.href = input;
    }
  }

  /** Accepts a host that the standard rejects. */
  class Lenient extends URL {
    constructor(input: string, base?: string) {
      super(input === 'http://1.2.3.4.5' ? 'http://h/' : input, base);
    }
  }

  test.each<[string, object]>([
    ['no class', {}],
    ['a class that returns what it was given', { URL: Echo }],
    ['a class that accepts one host more', { URL: Lenient }],
  ])('%s', (_, globals) => {
    const { '@url/parser': parser, '@url/host': host } = load(script, globals);
    for (let time = 0; time < 2; time++) {
      expect(() => parser.parseURL('https://h/')).toThrow(/build without the condition "engine-url"/);
      expect(() => host.parseHost('h')).toThrow(/build without the condition "engine-url"/);
    }
  });

  test('a class that replaces the tested one later is not asked', () => {
    const context = createContext({ URL });
    new Script(script).runInContext(context);
    const { parseURL } = (context.packages as Packages)['@url/parser'];
    expect(plain(parseURL('https://h/'))).toMatchObject({ host: 'h' });
    context.URL = Echo;
    expect(plain(parseURL('https://0x7f.1/'))).toMatchObject({ host: 0x7f000001 });
  });
});
