// Runs the data of web-platform-tests on the classes.
import { componentNames } from '../../../conformance/components.ts';
import type { HostTest, SetterTest, URLTest } from '../../../conformance/url-test-data.ts';
import { type Classes, countRight, type Score } from './classes.ts';
import { paramsCases } from './params-cases.ts';

export interface ConformanceData {
  readonly urls: readonly URLTest[];
  readonly setters: readonly SetterTest[];
  readonly toASCII: readonly HostTest[];
  readonly idna: readonly HostTest[];
  /** beyond-wpt.json and beyond-wpt-setters.json. */
  readonly beyond: { readonly urls: readonly URLTest[]; readonly setters: readonly SetterTest[] };
}

const components = [...componentNames, 'origin'] as const;

/** Scores by suite; `null` without a class. */
export function scoreClasses(classes: Classes, data: ConformanceData): Record<string, Score> | null {
  if (typeof classes.URL !== 'function' || typeof classes.URLSearchParams !== 'function') return null;
  return {
    url: countRight(data.urls, (each) => parsesRight(classes, each)),
    setters: countRight(data.setters, (each) => setsRight(classes, each)),
    toascii: countRight(hostCases(data.toASCII), (each) => each(classes)),
    idna: countRight(data.idna, ({ input, output }) => hostOf(classes, input) === output),
    beyond: countRight(data.beyond.urls, (each) => parsesRight(classes, each)),
    'beyond setters': countRight(data.beyond.setters, (each) => setsRight(classes, each)),
    params: countRight(paramsCases, (each) => each(classes)),
  };
}

function parsesRight({ URL }: Classes, expected: URLTest): boolean {
  let url: URLTest;
  try {
    url = expected.base === null ? new URL(expected.input) : new URL(expected.input, expected.base);
  } catch (error) {
    return expected.failure === true && error instanceof TypeError;
  }
  if (expected.failure) return false;
  return components.every((name) => !(name in expected) || url[name] === expected[name]);
}

function setsRight({ URL }: Classes, { attribute, href, new_value, expected }: SetterTest) {
  const url = new URL(href);
  url[attribute] = new_value;
  return Object.entries(expected).every(([name, value]) => url[name] === value);
}

/** Three cases for each line: the parser, the host setter, the hostname setter. */
function hostCases(data: readonly HostTest[]): ((classes: Classes) => boolean)[] {
  return data.flatMap(({ input, output }) => [
    (classes: Classes) => hostOf(classes, input) === output,
    ...['host', 'hostname'].map((attribute) => ({ URL }: Classes) => {
      const url = new URL('https://x/x');
      url[attribute] = input;
      return url[attribute] === (output ?? 'x');
    }),
  ]);
}

/** The code points that end a host are percent-encoded, as the test of web-platform-tests does. */
function hostOf({ URL }: Classes, input: string): string | null {
  try {
    const url = new URL(`https://${input.replace(/[:/?#\\]/g, encodeURIComponent)}/x`);
    return url.pathname === '/x' && url.href === `https://${url.host}/x` ? url.host : 'not a host alone';
  } catch {
    return null;
  }
}
