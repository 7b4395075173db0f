import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { URLPattern, type URLPatternInit, type URLPatternInput } from '@url/pattern';
import { compareComponent, generate } from '@url/pattern/tools';
import { describe, expect, test } from 'vitest';

type Input = URLPatternInput | undefined;

const components = ['protocol', 'username', 'password', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;
type ComponentName = (typeof components)[number];

interface ComponentResult {
  readonly input: string;
  readonly groups: Readonly<Record<string, string | null>>;
}

interface Case {
  readonly pattern: readonly unknown[];
  readonly inputs?: readonly Input[];
  readonly exactly_empty_components?: readonly string[];
  readonly expected_obj?: 'error' | Readonly<Partial<Record<ComponentName, string>>>;
  readonly expected_match?: 'error' | null | Readonly<Partial<Record<ComponentName | 'inputs', unknown>>>;
}

interface ComparisonCase {
  readonly component: ComponentName;
  readonly left: URLPatternInput;
  readonly right: URLPatternInput;
  readonly expected: number;
}

interface GenerationCase {
  readonly pattern: URLPatternInput;
  readonly component: ComponentName;
  readonly groups: Readonly<Record<string, string>>;
  readonly expected: string | null;
}

const data = process.env.URLPATTERN_DIR ?? fileURLToPath(new URL('../../../../../shared/urlpattern', import.meta.url));
const isThere = existsSync(data);

function read<T>(name: string): T {
  return isThere ? JSON.parse(readFileSync(`${data}/${name}`, 'utf8')) : ([] as T);
}

function construct(args: readonly unknown[]): URLPattern {
  return Reflect.construct(URLPattern, args as unknown[]);
}

/** From the least to the most specific; user name and password are never taken from the base URL. */
const specificity: readonly ComponentName[] = ['protocol', 'hostname', 'port', 'pathname', 'search', 'hash'];

/** The base URL's value of a component, as the pattern string has it. */
function fromBase(base: URL, component: ComponentName): string {
  const value = base[component];
  if (component === 'protocol') return value.slice(0, -1);
  return component === 'search' || component === 'hash' ? value.slice(1) : value;
}

/** What WPT's runner expects of a component that the case does not name. */
function expectedComponent(entry: Case, component: ComponentName): string {
  if (entry.exactly_empty_components?.includes(component)) return '';
  const expected = entry.expected_obj === 'error' ? undefined : entry.expected_obj?.[component];
  if (expected !== undefined) return expected;
  const [init, second] = entry.pattern as [URLPatternInput, unknown];
  if (typeof init === 'object' && init[component] !== undefined) return init[component]!;
  const baseURL = typeof init === 'object' ? init.baseURL : typeof second === 'string' ? second : undefined;
  const at = specificity.indexOf(component);
  const isInherited =
    at >= 0 &&
    baseURL !== undefined &&
    specificity.slice(0, at).every((earlier) => typeof init === 'string' || init[earlier] === undefined);
  return isInherited ? fromBase(new URL(baseURL), component) : '*';
}

function expectedResult(entry: Case, component: ComponentName): ComponentResult {
  const match = entry.expected_match as Partial<Record<ComponentName, ComponentResult>>;
  const given = match[component];
  if (given === undefined) {
    const isEmpty = entry.exactly_empty_components?.includes(component);
    return { input: '', groups: isEmpty ? {} : { '0': '' } };
  }
  const groups = Object.entries(given.groups).map(([name, value]) => [name, value ?? undefined]);
  return { input: given.input, groups: Object.fromEntries(groups) };
}

function runCase(entry: Case): void {
  if (entry.expected_obj === 'error') {
    expect(() => construct(entry.pattern)).toThrow(TypeError);
    return;
  }
  const pattern = construct(entry.pattern);
  for (const component of components) expect(pattern[component], component).toBe(expectedComponent(entry, component));
  const inputs = (entry.inputs ?? []) as [Input?, string?];
  if (entry.expected_match === 'error') {
    expect(() => pattern.test(...inputs)).toThrow(TypeError);
    expect(() => pattern.exec(...inputs)).toThrow(TypeError);
    return;
  }
  expect(pattern.test(...inputs)).toBe(Boolean(entry.expected_match));
  const result = pattern.exec(...inputs);
  if (!entry.expected_match) {
    expect(result).toBeNull();
    return;
  }
  expect(result!.inputs).toEqual(entry.expected_match.inputs ?? inputs);
  for (const component of components) {
    expect(result![component], component).toStrictEqual(expectedResult(entry, component));
  }
}

describe.skipIf(!isThere)('URLPattern data of web-platform-tests', () => {
  test.each(read<Case[]>('urlpatterntestdata.json').map((entry, index) => ({ index, entry })))(
    'urlpatterntestdata.json $index: $entry.pattern',
    ({ entry }) => runCase(entry),
  );

  test.each(read<{ init: URLPatternInit; hasRegExpGroups: boolean }[]>('has-regexp-groups.json'))(
    'has-regexp-groups.json: $init',
    ({ init, hasRegExpGroups }) => {
      expect(new URLPattern(init).hasRegExpGroups).toBe(hasRegExpGroups);
    },
  );

  test.each(read<ComparisonCase[]>('urlpattern-compare-test-data.json'))(
    'urlpattern-compare-test-data.json: $component of $left and $right',
    ({ component, left, right, expected }) => {
      const [leftPattern, rightPattern] = [new URLPattern(left), new URLPattern(right)];
      expect(compareComponent(component, leftPattern, rightPattern)).toBe(expected);
      expect(compareComponent(component, rightPattern, leftPattern) + expected).toBe(0);
      expect(compareComponent(component, leftPattern, leftPattern)).toBe(0);
    },
  );

  test.each(read<GenerationCase[]>('urlpattern-generate-test-data.json'))(
    'urlpattern-generate-test-data.json: $component of $pattern with $groups',
    ({ pattern, component, groups, expected }) => {
      expect(generate(new URLPattern(pattern), component, groups)).toBe(expected);
    },
  );

  test('constructor.json', () => {
    const rows = read<{ throwTypeError: [string, string][]; doesNotThrow: [null, null][] }>('constructor.json');
    for (const [kind, input] of rows.throwTypeError) {
      expect(() => construct([kind === 'string' ? input : new URL(input)])).toThrow(TypeError);
    }
    for (const row of rows.doesNotThrow) expect(() => construct(row.map((value) => value ?? undefined))).not.toThrow();
  });
});
