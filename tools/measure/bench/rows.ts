import type { Form } from './forms.ts';
import { type ClassName, classNames, type InputName } from './inputs.ts';
import type { Work } from './operations.ts';

/** The tables of rows, each with the contenders for such work. */
export type Group = 'URLs' | 'queries' | 'domains';

/** One line of the benchmark. */
export interface Row {
  readonly title: string;
  readonly group: Group;
  readonly work: Work;
  readonly inputs: InputName;
  /** The maximum ratio of ours to native; `null` without a target. */
  readonly target: number | null;
  /** The form of strings that the target is for; by default the geometric mean over all forms must meet it. */
  readonly targetForm?: Form;
  /** A contender that ours must not be slower than. */
  readonly noSlowerThan?: string;
}

/** The maximum ratio of ours to native, if it is not 1. */
const classTargets: Partial<Record<ClassName, number>> = {
  'no path': 0.75,
  'default port': 0.7,
  'upper-case host': 1.1,
  'IDN host': 1.1,
  'IPv6 host': 1.5,
  'credentials to encode': 0.9,
  'dot segments': 1.1,
  'scheme that is not special': 1.3,
  'mailto with a space': 0.8,
  'several changes at once': 1.3,
};

const classRows = classNames.map(
  (name): Row => ({
    title: `\`new URL(s).href\`, ${name}`,
    group: 'URLs',
    work: 'href',
    inputs: name,
    target: classTargets[name] ?? 1,
    targetForm: 'flat',
  }),
);

export const rows: readonly Row[] = [
  ...classRows,
  {
    title: '`new URL(s).href`, all these and more, shuffled',
    group: 'URLs',
    work: 'href',
    inputs: 'all classes, shuffled',
    target: 1.1,
    targetForm: 'flat',
  },
  { title: '`new URL(s).href`, web URLs', group: 'URLs', work: 'href', inputs: 'web URLs', target: 0.8 },
  {
    title: '`new URL(s).href`, file URLs',
    group: 'URLs',
    work: 'href',
    inputs: 'file URLs',
    target: 0.6,
    targetForm: 'flat',
  },
  {
    title: '`new URL(s).href`, URLs that need work',
    group: 'URLs',
    work: 'href',
    inputs: 'URLs that need work',
    target: 1,
    targetForm: 'flat',
  },
  {
    title: 'the same, and the last code unit read',
    group: 'URLs',
    work: 'href, read',
    inputs: 'URLs that need work',
    target: null,
  },
  {
    title: '`new URL(s, base).href`, relative references of six kinds, shuffled',
    group: 'URLs',
    work: 'resolve',
    inputs: 'relative references',
    target: 0.9,
    targetForm: 'flat',
  },
  { title: '`new URL(s).href`, 2,000 code units', group: 'URLs', work: 'href', inputs: 'long URLs', target: null },
  { title: '`URL.canParse(s)`, web URLs', group: 'URLs', work: 'can parse', inputs: 'web URLs', target: 0.6 },
  {
    title: '`parseURL(s)` against `URL.parse(s)`, web URLs',
    group: 'URLs',
    work: 'parse',
    inputs: 'web URLs',
    target: 0.8,
  },
  {
    title: '`new URL(s)`, then all getters once',
    group: 'URLs',
    work: 'parse, then getters',
    inputs: 'web URLs',
    target: 0.9,
  },
  { title: 'all getters once, of a fresh URL', group: 'URLs', work: 'getters', inputs: 'web URLs', target: 0.7 },
  {
    title: '`new URL(s)`, then a setter, then `href`',
    group: 'URLs',
    work: 'parse, then a setter',
    inputs: 'web URLs',
    target: 0.7,
  },
  { title: 'a setter, then `href`, of a fresh URL', group: 'URLs', work: 'a setter', inputs: 'web URLs', target: 0.7 },
  {
    title: '`URL.parse(s)`, failures',
    group: 'URLs',
    work: 'fails',
    inputs: 'failures',
    target: 1.2,
    targetForm: 'flat',
  },
  {
    title: '`URL.canParse(s)`, failures',
    group: 'URLs',
    work: 'can parse',
    inputs: 'failures',
    target: 1,
    targetForm: 'flat',
  },
  {
    title: '`new URL(s)`, failures',
    group: 'URLs',
    work: 'throws',
    inputs: 'failures',
    target: 1.1,
    targetForm: 'flat',
  },
  {
    title: '`new URLSearchParams(q)`, iterate',
    group: 'queries',
    work: 'iterate',
    inputs: 'queries',
    target: 0.7,
    targetForm: 'flat',
  },
  {
    title: "`new URLSearchParams(q).get('page')`",
    group: 'queries',
    work: 'get',
    inputs: 'queries',
    target: 0.7,
    targetForm: 'flat',
  },
  {
    title: '`new URLSearchParams(record).toString()`',
    group: 'queries',
    work: 'stringify',
    inputs: 'queries',
    target: 0.7,
    targetForm: 'flat',
    noSlowerThan: 'fast-querystring',
  },
  {
    title: '`serializeFormURLEncodedRecord(record)` against `new URLSearchParams(record).toString()`',
    group: 'queries',
    work: 'stringify by a function',
    inputs: 'queries',
    target: 0.35,
    targetForm: 'flat',
    noSlowerThan: 'fast-querystring',
  },
  {
    title: '`domainToASCII(d)`, seven mixed domains',
    group: 'domains',
    work: 'to ASCII',
    inputs: 'domains',
    target: 1,
    targetForm: 'flat',
  },
];
