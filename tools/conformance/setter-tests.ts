import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectSame } from './cases.ts';
import type { Components } from './components.ts';
import type { WPT } from './wpt.ts';

/** A case of setters_tests.json. */
export interface SetterTest {
  readonly href: string;
  readonly new_value: string;
  readonly expected: Partial<Components>;
}

export type Attribute = keyof Components;

/** The cases of setters_tests.json, each with the attribute that it sets. */
export function readSetterTests(wpt: WPT): [Attribute, SetterTest][] {
  const data: Record<string, SetterTest[]> = JSON.parse(
    readFileSync(join(wpt.resources, 'setters_tests.json'), 'utf8'),
  );
  const attributes = Object.keys(data).filter((key): key is Attribute => key !== 'comment');
  return attributes.flatMap((attribute) => data[attribute]!.map((each): [Attribute, SetterTest] => [attribute, each]));
}

/** How expected-failures.json names a case. */
export function nameOfSetterTest([attribute, { href, new_value: value }]: [Attribute, SetterTest]): string {
  return `${href} ${attribute} = ${JSON.stringify(value)}`;
}

/** Compares the attributes that the case specifies. */
export function expectAttributes(actual: Partial<Components>, { expected }: SetterTest): void {
  for (const name of Object.keys(expected) as Attribute[]) expectSame(actual[name]!, expected[name]!, name);
}
