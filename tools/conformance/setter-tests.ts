import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
