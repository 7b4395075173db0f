import { parseURL } from '@url/parser';
import { checkInvariants } from '@url/record';
import { serializeURL } from '@url/serializer';
import { test } from 'vitest';
import { type Case, checkCases, describeWPT, expectSame } from './cases.ts';
import { type Components, componentsOf } from './components.ts';
import { recordSetters } from './record-setters.ts';
import { type Attribute, readSetterTests, type SetterTest } from './setter-tests.ts';

/** Sets one attribute of a new URL, and returns all attributes. */
type SetAndGet = (href: string, attribute: Attribute, value: string) => Components;

function caseOf([attribute, data]: [Attribute, SetterTest], setAndGet: SetAndGet): Case {
  return {
    name: `${data.href} ${attribute} = ${JSON.stringify(data.new_value)}`,
    run() {
      const actual = setAndGet(data.href, attribute, data.new_value);
      for (const [name, expected] of Object.entries(data.expected)) {
        expectSame(actual[name as Attribute], expected, name);
      }
    },
  };
}

function setOnRecord(href: string, attribute: Attribute, value: string): Components {
  const url = parseURL(href)!;
  if (attribute === 'href') return componentsOf(parseURL(value)!);
  recordSetters[attribute](url, value);
  const broken = checkInvariants(url);
  if (broken.length > 0) throw new Error(`${serializeURL(url)} breaks: ${broken.join('; ')}`);
  return componentsOf(url);
}

describeWPT('setters_tests.json', (wpt) => {
  const tests = readSetterTests(wpt);

  test(`state overrides: ${tests.length} cases`, () => {
    const cases = tests.map((each) => caseOf(each, setOnRecord));
    checkCases('setters_tests.json: state overrides', cases);
  });

  test(`the class: ${tests.length} cases`, async () => {
    const { URL } = await import('@url/polyfill');
    const cases = tests.map((each) =>
      caseOf(each, (href, attribute, value) => {
        const url = new URL(href);
        url[attribute] = value;
        return url;
      }),
    );
    checkCases('setters_tests.json: the class', cases);
  });
});
