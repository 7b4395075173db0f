import type { InputName } from './inputs.ts';
import type { Work } from './operations.ts';

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
}

/** One line of the benchmark. */
export interface Row extends Target {
  readonly title: string;
  readonly group: Group;
  readonly work: Work;
  readonly inputs: InputName;
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
  href('no path', { flat: 0.75 }),
  href('default port', { flat: 0.7 }),
  href('upper-case host', { flat: 1.1 }),
  href('IDN host', { flat: 1.1 }),
  href('IPv4 host', { flat: 1.5 }),
  href('IPv6 host', { flat: 1.5 }),
  href('credentials to encode', { flat: 0.9 }),
  href('dot segments', { flat: 1.1 }),
  href('scheme that is not special', { flat: 1.3 }),
  href('mailto with a space', { flat: 0.8 }),
  href('several changes at once', { flat: 1.3 }),
  href('all classes, shuffled', { flat: 1.1 }, 'all these and more, shuffled'),
  href('web URLs', { mean: 0.8 }),
  href('file URLs', { flat: 0.6 }),
  href('URLs that need work', { flat: 1 }),
  row('the same, and the last code unit read', 'href, read', 'URLs that need work'),
  row('`new URL(s, base).href`, relative references of six kinds, shuffled', 'resolve', 'relative references', {
    flat: 0.9,
  }),
  href('long URLs', {}, '2,000 code units'),
  row('`URL.canParse(s)`, web URLs', 'can parse', 'web URLs', { mean: 0.6 }),
  row('`parseURL(s)` against `URL.parse(s)`, web URLs', 'parse', 'web URLs', { mean: 0.8 }),
  row('`new URL(s)`, then all getters once', 'parse, then getters', 'web URLs', { mean: 0.9 }),
  row('all getters once, of a fresh URL', 'getters', 'web URLs', { mean: 0.7 }),
  row('`new URL(s)`, then a setter, then `href`', 'parse, then a setter', 'web URLs', { mean: 0.7 }),
  row('a setter, then `href`, of a fresh URL', 'a setter', 'web URLs', { mean: 0.7 }),
  row('`URL.parse(s)`, failures', 'fails', 'failures', { flat: 1.2 }),
  row('`URL.canParse(s)`, failures', 'can parse', 'failures', { flat: 1 }),
  row('`new URL(s)`, failures', 'throws', 'failures', { flat: 1.1 }),
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
