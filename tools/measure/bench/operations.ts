import { componentNames } from '../../conformance/components.ts';
import { BASE } from './inputs.ts';

// Operations are text, because V8 shares type feedback between all closures of one source: contenders that shared it would slow each other
// down. compile.ts compiles separate source for each.

/** The kinds of work that rows measure. */
export type Work = keyof typeof urlOperations | keyof typeof paramsOperations | 'to ASCII' | 'registrable domain';

/** How a contender does it. The text may use `api`, the contender's exports; `s`, one input; `i`, its index. */
export interface Operation {
  /** Statements that do it once, and add something to `sink`. */
  readonly run: string;
  /** An expression for the result to compare with other contenders, if any. */
  readonly answer?: string;
  /** An expression that makes the input of `run` from the string `s`, outside the time. */
  readonly input?: string;
}

export type Operations = Partial<Record<Work, Operation>>;

/** The base of relative references, as JavaScript. */
export const base: string = JSON.stringify(BASE);

const getters = [...componentNames, 'origin'];

const addAllGetters = `sink += ${getters.map((name) => `u.${name}.length`).join(' + ')};`;
const joinAllGetters = getters.map((name) => `u.${name}`).join(' + " " + ');

const callOneSetter = `switch (i & 3) {
  case 0: u.pathname = '/x/y'; break;
  case 1: u.search = '?z=1'; break;
  case 2: u.hash = '#f'; break;
  default: u.port = '8080';
}`;

/** The setters, each with a value that changes a web URL. */
export const setterValues = {
  protocol: 'http:',
  username: 'me',
  password: 'secret',
  host: 'example.org:8080',
  hostname: 'example.org',
  port: '8080',
  pathname: '/x/y',
  search: '?z=1',
  hash: '#f',
} as const;

/** An operation for each setter, on a fresh URL. */
const setterOperations = Object.fromEntries(
  Object.entries(setterValues).map(([name, value]) => {
    const change = `u.${name} = '${value}';`;
    return [
      `set ${name}`,
      {
        input: 'new api.URL(s)',
        run: `{ const u = s; ${change} sink += u.href.length; }`,
        answer: `(() => { const u = new api.URL(s); ${change} return u.href; })()`,
      },
    ];
  }),
) as Record<`set ${keyof typeof setterValues}`, Operation>;

/** An operation that returns a string. */
export function string(expression: string): Operation {
  return { run: `sink += (${expression}).length;`, answer: expression };
}

/** An operation that returns a boolean. */
export function boolean(expression: string): Operation {
  return { run: `if (${expression}) sink++;`, answer: expression };
}

/** Whether a call throws. */
export function throwing(expression: string): Operation {
  return {
    run: `try { ${expression}; } catch { sink++; }`,
    answer: `(() => { try { ${expression}; return false; } catch { return true; } })()`,
  };
}

/** An operation whose result is not compared. */
export function object(expression: string): Operation {
  return { run: `if (${expression} !== null) sink++;` };
}

/** The members of a plain object, as pairs; of an array each element. */
export function iterateObject(expression: string): Operation {
  const pairs = `const object = ${expression}; for (const key in object)`;
  return {
    run: `{ ${pairs} sink += key.length + object[key].length; }`,
    answer: `(() => { let text = ''; ${pairs} for (const value of [object[key]].flat()) text += key + '=' + value + ';'; return text; })()`,
  };
}

/** For the standard's class `URL`, as `api.URL`. */
export const urlOperations = {
  href: string('new api.URL(s).href'),
  'href, read': { run: '{ const href = new api.URL(s).href; sink += href.charCodeAt(href.length - 1); }' },
  resolve: string(`new api.URL(s, ${base}).href`),
  'can parse': boolean('api.URL.canParse(s)'),
  parse: object('api.URL.parse(s)'),
  fails: boolean('api.URL.parse(s) === null'),
  throws: throwing('new api.URL(s)'),
  'parse, then getters': {
    run: `{ const u = new api.URL(s); ${addAllGetters} }`,
    answer: `(() => { const u = new api.URL(s); return ${joinAllGetters}; })()`,
  },
  getters: { input: 'new api.URL(s)', run: `{ const u = s; ${addAllGetters} }` },
  'parse, then a setter': {
    run: `{ const u = new api.URL(s); ${callOneSetter} sink += u.href.length; }`,
    answer: `(() => { const u = new api.URL(s); ${callOneSetter} return u.href; })()`,
  },
  'a setter': {
    input: 'new api.URL(s)',
    run: `{ const u = s; ${callOneSetter} sink += u.href.length; }`,
  },
  ...setterOperations,
} as const satisfies Record<string, Operation>;

/** Makes a record from a query. */
const recordInput = `Object.fromEntries(s.split('&').map((pair) => decodeURIComponent(pair.replace(/\\+/g, ' ')).split('=')))`;

/** An operation on the record that `recordInput` makes. */
export function stringifyRecord(expression: (record: string) => string): Operation {
  return { input: recordInput, run: `sink += ${expression('s')}.length;`, answer: expression(recordInput) };
}

/** Both rows, for libraries that have only one function. */
function stringifyOperations(expression: (record: string) => string) {
  const stringify = stringifyRecord(expression);
  return { stringify, 'stringify by a function': stringify };
}

/** For the standard's class `URLSearchParams`, as `api.URLSearchParams`. */
export const paramsOperations = {
  iterate: {
    run: 'for (const [name, value] of new api.URLSearchParams(s)) sink += name.length + value.length;',
    answer: `[...new api.URLSearchParams(s)].map(([name, value]) => name + '=' + value + ';').join('')`,
  },
  get: string(`new api.URLSearchParams(s).get('page')`),
  ...stringifyOperations((record) => `new api.URLSearchParams(${record}).toString()`),
} satisfies Record<string, Operation>;

/** For libraries that parse a query into a plain object and stringify it. */
export function queryOperations(parse: string, stringify: string): Operations {
  return {
    iterate: iterateObject(`${parse}(s)`),
    get: string(`${parse}(s).page`),
    ...stringifyOperations((record) => `${stringify}(${record})`),
  };
}
