/** A part of the nightly run. A workflow calls a part by its name, so that nothing runs only there. */
export interface Part {
  readonly name: string;
  /** What it covers, for the table. */
  readonly covers: string;
  readonly command: readonly string[];
  /** After so many minutes the part is stopped, and counts as failed. */
  readonly minutes: number;
  readonly env?: Readonly<Record<string, string>>;
  /** A program without which the part does not run. */
  readonly needs?: string;
}

const node = (...words: readonly string[]): readonly string[] => ['node', ...words];

/** The packages whose tests are tested by small changes of the sources, with the minutes that this takes. */
const mutated = { percent: 10, 'form-urlencoded': 10, host: 30, 'search-params': 30, parser: 90 } as const;

/** In the order of the run: what fails most often comes first. */
export const parts: readonly Part[] = [
  {
    name: 'tests',
    covers: 'every test, properties with random inputs, WPT, IDNA, differential, hostile objects, polluted prototypes',
    command: ['vitest', 'run'],
    minutes: 30,
    env: { PROPERTY_SEED: 'random' },
  },
  {
    name: 'workflows',
    covers: 'actionlint, and the syntax of each shell step of the workflows',
    command: node('tools/nightly/check-workflows.ts'),
    minutes: 10,
  },
  {
    name: 'types',
    covers: 'TypeScript 5.0 to the newest, every module resolution',
    command: node('tools/checks/check-types.ts', '--all'),
    minutes: 30,
  },
  {
    name: 'engine-url',
    covers: 'the tests of all packages over the parser, with the condition engine-url',
    command: ['vitest', 'run', '--config', 'vitest.engine-url.config.ts'],
    minutes: 30,
  },
  { name: 'jsr', covers: 'the dry run of JSR', command: node('tools/publishing/check-jsr.ts'), minutes: 15 },
  {
    name: 'installs',
    covers:
      'the tarballs with npm, pnpm, Yarn 1 and Yarn 4; a release into a registry on this machine, and an installation from it',
    command: node('tools/publishing/try-installs.ts'),
    minutes: 20,
  },
  {
    name: 'release',
    covers: 'a release into a registry on this machine, and installations from it',
    command: node('tools/publishing/try-release.ts'),
    minutes: 20,
  },
  {
    name: 'engines',
    covers:
      'Node 14 to the newest, Bun, Deno, workerd, Hermes, QuickJS, JavaScriptCore, SpiderMonkey, and browsers, as far as they are here',
    command: node('tools/measure/engines/engines.ts'),
    minutes: 60,
  },
  { name: 'bundlers', covers: 'every bundler', command: node('tools/measure/bundlers/run-bundlers.ts'), minutes: 20 },
  {
    name: 'clients',
    covers: 'jsdom and other programs on our packages and on the originals',
    command: node('tools/conformance/clients/clients.ts'),
    minutes: 30,
  },
  {
    name: 'integrations',
    covers: 'ClickHouse, DuckDB, Spark, SQLite, PostgreSQL',
    command: node('integrations/run.ts'),
    minutes: 60,
  },
  {
    name: 'growth',
    covers: 'time on hostile inputs of every exported function',
    command: node('tools/conformance/growth.ts', '--generated'),
    minutes: 60,
  },
  {
    name: 'memory',
    covers: 'memory on long inputs of every exported function',
    command: node('tools/conformance/growth.ts', '--memory'),
    minutes: 60,
  },
  {
    name: 'site-build',
    covers: 'the page and its links',
    command: node('tools/run.mjs', 'site', '--build'),
    minutes: 20,
  },
  {
    name: 'site',
    covers: 'the page in the browsers of this machine, every page with axe, and screenshots',
    command: node('site/node_modules/vitest/vitest.mjs', 'run', '--root', 'site'),
    minutes: 30,
    env: { WHOLE_SITE: 'true' },
  },
  {
    name: 'bench',
    covers: 'ratios beside the recorded ones',
    command: node('tools/measure/bench/bench.ts', '--compare'),
    minutes: 30,
  },
  { name: 'fuzz', covers: 'an hour of random inputs', command: node('tools/conformance/fuzz.ts', '60'), minutes: 80 },
  ...Object.entries(mutated).map(
    ([name, minutes]): Part => ({
      name: `mutation-${name}`,
      covers: `small changes of ${name} that its tests notice; the score may not fall`,
      command: node('tools/nightly/mutation-score.ts', name),
      minutes,
    }),
  ),
];
