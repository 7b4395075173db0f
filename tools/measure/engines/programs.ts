// The programs for engines: each is one script, which defines `globalThis.probe`. `probe(done)` calls `done` with JSON.
import { join } from 'node:path';
import { root } from '../../../config/package-folders.mjs';
import { readShared } from '../../../packages/tasks/data/test/shared.ts';
import { readBeyondWPT } from '../../conformance/beyond-wpt.ts';
import { readHostTests, readSetterTests, readURLTests } from '../../conformance/url-test-data.ts';
import { findWPT, readCases } from '../../conformance/wpt.ts';
import { findCorpora } from '../bench/corpora.ts';
import { bundle, published } from '../bundle.ts';
import type { ConformanceData } from './probes/conformance.ts';

export const folder: string = join(root, 'tools', 'measure', 'engines');

export interface Program {
  /** Runs before everything else, on the engine's globals. */
  readonly prelude?: string;
  /** A module. Its imports from `@url/*` are the published ESM. */
  readonly module: string;
}

const answer = (expression: string) => `globalThis.probe = (done) => done(JSON.stringify(${expression}));`;
const answerLater = (promise: string) =>
  `globalThis.probe = (done) => ${promise}.then((value) => done(JSON.stringify(value)), (error) => done(JSON.stringify({ error: String(error) })));`;

const decision = (prelude: string): Program => ({
  prelude,
  module: `
    import { before } from 'snapshot';
    import '@url/polyfill/auto';
    import { decisionBetween } from './probes/decision.ts';
    import { classesOf } from './probes/classes.ts';
    ${answer('decisionBetween(before, classesOf(globalThis))')}`,
});

/** `delete` does not work in every engine. */
const withoutClasses = `for (const name of ['URL', 'URLSearchParams'])
  Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });`;

const platform = (module: string): Program => ({
  module: `${module} import { checkPlatform } from './probes/platform.ts'; ${answerLater('checkPlatform()')}`,
});

const contenders = `
  import 'atob';
  import { native } from 'native';
  import * as ours from '@url/polyfill';
  import * as rn from 'react-native-url-polyfill';
  import * as minimum from 'whatwg-url-minimum';
  const contenders = { ours, native, 'react-native-url-polyfill': rn, 'whatwg-url-minimum': minimum };`;

const clock = 'const now = () => (typeof performance === "object" ? performance.now() : Date.now());';

export const programs: Readonly<Record<string, Program>> = {
  conformance: {
    module: `
      import { native } from 'native';
      import * as ours from '@url/polyfill';
      import { scoreClasses } from './probes/conformance.ts';
      const data = JSON.parse(globalThis.probeData);
      ${answer('{ ours: scoreClasses(ours, data), native: scoreClasses(native, data) }')}`,
  },
  data: {
    module: `
      import { forgivingBase64Decode, parseDataURL } from '@url/data';
      import { parseMIMEType } from '@url/data/mime';
      import { scoreData } from './probes/data.ts';
      const functions = { parseDataURL, forgivingBase64Decode, parseMIMEType };
      ${answer('scoreData(functions, JSON.parse(globalThis.probeData))')}`,
  },
  auto: decision(''),
  'auto without classes': decision(withoutClasses),
  'auto with stubs': decision(`${withoutClasses}
    globalThis.URL = class { get href() { throw new Error('not implemented'); } };
    globalThis.URLSearchParams = class {};`),
  'platform, native': platform(''),
  'platform, auto': platform(`import '@url/polyfill/auto';`),
  'platform, install': platform(`import { install } from '@url/polyfill'; install();`),
  speed: {
    module: `${contenders} import { measureSpeed } from './probes/speed.ts';
      ${answer('measureSpeed(contenders, JSON.parse(globalThis.probeData))')}`,
  },
  // urlpattern-polyfill needs the engine's URL. Where there is none it gets ours.
  'pattern speed': {
    module: `
      import { nativePattern } from 'native-pattern';
      import '@url/polyfill/auto';
      import { URLPattern as ours } from '@url/pattern';
      import { URLPattern as polyfill } from 'urlpattern-polyfill';
      import { measurePatternSpeed } from './probes/speed.ts';
      ${answer("measurePatternSpeed({ ours, native: nativePattern, 'urlpattern-polyfill': polyfill })")}`,
  },
  start: {
    prelude: `${clock} globalThis.probeTimes = [now()];`,
    module: `
      import { URL } from '@url/polyfill';
      const note = () => globalThis.probeTimes.push(now());
      note();
      new URL('https://example.org/a?b').href;
      note();
      new URL('https://bücher.example/').href;
      note();
      const [start, evaluated, first, domain] = globalThis.probeTimes;
      ${answer('{ evaluate: evaluated - start, first: first - evaluated, domain: domain - first }')}`,
  },
  'start of auto': {
    prelude: `${clock} globalThis.probeTimes = [now()];`,
    module: `import '@url/polyfill/auto';
      globalThis.probeTimes.push(now());
      ${answer('{ auto: globalThis.probeTimes[1] - globalThis.probeTimes[0] }')}`,
  },
};

/** Modules that are evaluated before others. */
const made: Readonly<Record<string, string>> = {
  snapshot: `import { classesOf } from './probes/classes.ts'; import { takeSnapshot } from './probes/decision.ts';
    export const before = takeSnapshot(classesOf(globalThis));`,
  native: `import { classesOf } from './probes/classes.ts'; export const native = classesOf(globalThis);`,
  // whatwg-url-minimum needs it, and Node 14 and Hermes lack it.
  atob: `import { forgivingBase64Decode } from '@url/data';
    const decode = (text) => Array.from(forgivingBase64Decode(text), (byte) => String.fromCharCode(byte)).join('');
    if (typeof atob !== 'function') globalThis.atob = decode;`,
  'native-pattern': `export const nativePattern = globalThis.URLPattern;`,
};

/** The script of a program, without its data. */
export async function bundleProgram({ prelude = '', module }: Program): Promise<string> {
  const text = await bundle(module, folder, {
    format: 'iife',
    target: 'es2020',
    // As published: lowering private fields to WeakMaps would dominate the time.
    supported: { 'class-private-field': true },
    platform: 'neutral',
    plugins: [published(made)],
  });
  return `${prelude}\n${text}`;
}

const SPEED_INPUTS = 1000;

/** Returns the value of `globalThis.probeData` for a program, or `null` if the data are missing. */
export async function dataOf(name: string): Promise<string | null> {
  const make = { conformance: conformanceData, data: dataURLTests, speed: speedInputs }[name];
  return make === undefined ? '' : make();
}

function conformanceData(): string | null {
  const { wpt } = findWPT();
  if (wpt === null) return null;
  const data: ConformanceData = {
    urls: readURLTests(wpt),
    setters: readSetterTests(wpt),
    toASCII: readCases(wpt, 'toascii.json'),
    idna: readHostTests(wpt, 'IdnaTestV2.json'),
    beyond: readBeyondWPT(),
  };
  return JSON.stringify(data);
}

function dataURLTests(): string | null {
  const names = ['data-urls', 'base64', 'mime-types', 'generated-mime-types'];
  const [dataURLs, base64, ...mimeTypes] = names.map((name) => readShared<unknown>(name));
  if (dataURLs!.length === 0) return null;
  return JSON.stringify({ dataURLs, base64, mimeTypes: mimeTypes.flat().filter((row) => typeof row === 'object') });
}

async function speedInputs(): Promise<string | null> {
  const corpora = await findCorpora();
  if ('problem' in corpora) return null;
  const step = Math.floor(corpora.web.length / SPEED_INPUTS);
  return JSON.stringify(corpora.web.filter((_, index) => index % step === 0).slice(0, SPEED_INPUTS));
}
