import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectSame } from './cases.ts';
import { type Components, componentsOf } from './components.ts';
import { readCases, type WPT } from './wpt.ts';

/** A case of urltestdata.json, as WPT's url/README.md describes it. */
export interface URLTest extends Partial<Components> {
  readonly input: string;
  readonly base: string | null;
  readonly failure?: true;
  readonly origin?: string;
  readonly searchParams?: string;
}

/** urltestdata.json and urltestdata-javascript-only.json. */
export function readURLTests(wpt: WPT): URLTest[] {
  return [
    ...readCases<URLTest>(wpt, 'urltestdata.json'),
    ...readCases<URLTest>(wpt, 'urltestdata-javascript-only.json'),
  ];
}

/** Compares every part. The case has to specify all of them. */
export function expectComponents(actual: Components, expected: URLTest): void {
  expectAttributes(actual, componentsOf(expected as Components));
}

/** A case of setters_tests.json. */
export interface SetterTest {
  readonly attribute: keyof Components;
  readonly href: string;
  readonly new_value: string;
  readonly expected: Partial<Components>;
}

/** The cases of setters_tests.json, each with the attribute that it sets. */
export function readSetterTests(wpt: WPT): SetterTest[] {
  const { comment: _, ...data }: Record<string, SetterTest[]> = JSON.parse(
    readFileSync(join(wpt.resources, 'setters_tests.json'), 'utf8'),
  );
  return Object.entries(data).flatMap(([attribute, tests]) =>
    tests.map((each) => ({ ...each, attribute: attribute as keyof Components })),
  );
}

/** Compares the attributes that the case specifies. */
export function expectAttributes(actual: Components, expected: Partial<Components>): void {
  for (const [name, value] of Object.entries(expected)) expectSame(actual[name as keyof Components], value, name);
}

/** A case of toascii.json, IdnaTestV2.json or IdnaTestV2-removed.json. */
export interface HostTest {
  readonly input: string;
  readonly output: string | null;
}

/** The cases of one of those files. A URL cannot test the empty domain: "https:///x" has the host "x". */
export function readHostTests(wpt: WPT, file: string): HostTest[] {
  return readCases<HostTest>(wpt, file).filter(({ input }) => input !== '');
}

/** The code points at which the host state ends, percent-encoded, as WPT's IdnaTestV2 test does. */
export function encodeHostEndingCodePoints(input: string): string {
  return input.replace(/[:/?#\\]/g, encodeURIComponent);
}
