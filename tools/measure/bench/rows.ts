import type { InputName } from './inputs.ts';
import { setterValues, type Work } from './operations.ts';

/** The tables of rows, and for each the contender by whose time the others are divided. */
export const baselines = { URLs: 'native', queries: 'native', domains: 'native', sites: 'tldts' } as const;

export type Group = keyof typeof baselines;

/** The maximum ratio of ours to the baseline, if there is one. */
interface Target {
  /** For flat strings. */
  readonly flat?: number;
  /** For the geometric mean over all forms of strings. */
  readonly mean?: number;
  /** A contender that ours must not be slower than. */
  readonly noSlowerThan?: string;
  readonly times?: number;
}

/** One line of the benchmark. */
export interface Row extends Target {
  readonly title: string;
  readonly group: Group;
  readonly work: Work;
  readonly inputs: InputName;
  /** How many times the rounds of other rows, because fewer measure the warm-up. */
  readonly times?: number;
}

const row = (title: string, work: Work, inputs: InputName, target: Target = {}, group: Group = 'URLs'): Row => ({
  title,
  group,
  work,
  inputs,
  ...target,
});

const href = (inputs: InputName, target: Target, description: string = inputs): Row =>
  row(`\`new URL(s).href\`, ${description}`, 'href', inputs, target);

const query = (title: string, work: Work, target: Target): Row => row(title, work, 'queries', target, 'queries');

/** The order matters: V8 compiles a function for the row in which it is hot first. */
export const rows: readonly Row[] = [
  href('no path', { flat: 1 }),
  href('default port', { flat: 1 }),
  href('upper-case scheme', { flat: 1 }),
  href('upper-case host', { flat: 1 }),
  href('IDN host', { flat: 1.05 }),
  href('IPv4 host', { flat: 1 }),
  href('IPv6 host', { flat: 1 }),
  href('credentials', { flat: 1 }),
  href('credentials to encode', { flat: 1 }),
  href('dot segments', { flat: 1 }),
  href('space in the query', { flat: 1 }),
  href('non-ASCII path', { flat: 1 }),
  href('scheme that is not special', { flat: 1 }),
  href('mailto with a space', { flat: 1 }),
  href('several changes at once', { flat: 1 }),
  href('query of 60 code units', { flat: 1 }),
  href('query of 300 code units', { flat: 1 }),
  href('fragment of 60 code units', { flat: 1 }),
  href('data: of 600 code units', { flat: 0.6 }),
  href('all classes, shuffled', { flat: 1 }, 'all these and more, shuffled'),
  href('web URLs', { flat: 0.76 }),
  href('file URLs', { flat: 0.55 }),
  href('URLs that need work', { flat: 1 }),
  row('the same, and the last code unit read', 'href, read', 'URLs that need work'),
  row('`new URL(s, base).href`, relative references of six kinds, shuffled', 'resolve', 'relative references', {
    flat: 1,
  }),
  href('long URLs', {}, '2,000 code units'),
  row('`URL.canParse(s)`, web URLs', 'can parse', 'web URLs', { flat: 0.55 }),
  row('`URL.canParse(s)`, file URLs', 'can parse', 'file URLs', { flat: 0.28 }),
  row('`parseURL(s)` against `URL.parse(s)`, web URLs', 'parse', 'web URLs', { flat: 0.72 }),
  row('`new URL(s)`, then all getters once', 'parse, then getters', 'web URLs', { flat: 1.05 }),
  row('all getters once, of a fresh URL', 'getters', 'web URLs', { flat: 1.05 }),
  row('`new URL(s)`, then a setter, then `href`', 'parse, then a setter', 'web URLs', { flat: 0.7 }),
  ...Object.keys(setterValues).map((name) =>
    row(
      `the setter \`${name}\`, then \`href\`, of a fresh URL`,
      `set ${name as keyof typeof setterValues}`,
      'web URLs',
      {
        flat: 0.5,
      },
    ),
  ),
  row('a setter, then `href`, of a fresh URL', 'a setter', 'web URLs', { flat: 0.5 }),
  row('`URL.parse(s)`, failures', 'fails', 'failures', { flat: 1.05, times: 8 }),
  row('`URL.canParse(s)`, failures', 'can parse', 'failures', { flat: 1.05, times: 8 }),
  row('`new URL(s)`, failures', 'throws', 'failures', { flat: 1.05 }),
  query('`new URLSearchParams(q)`, iterate', 'iterate', { flat: 0.7 }),
  query("`new URLSearchParams(q).get('page')`", 'get', { flat: 0.7 }),
  query('`new URLSearchParams(record).toString()`', 'stringify', { flat: 0.7, noSlowerThan: 'fast-querystring' }),
  query(
    '`serializeFormURLEncodedRecord(record)` against `new URLSearchParams(record).toString()`',
    'stringify by a function',
    { flat: 0.35, noSlowerThan: 'fast-querystring' },
  ),
  row('`domainToASCII(d)`, seven mixed domains', 'to ASCII', 'domains', { flat: 1 }, 'domains'),
  row(
    '`registrableDomain(host)` against `getDomain(host)` of tldts, hosts of web URLs',
    'registrable domain',
    'hosts',
    { mean: 1 },
    'sites',
  ),
];
