import { parseURL } from '@url/parser';
import { checkInvariants } from '@url/record';
import { serializeURL } from '@url/serializer';
import { describeWPT, testRows } from './cases.ts';
import { type Components, componentsOf } from './components.ts';
import { recordSetters } from './record-setters.ts';
import { type Attribute, expectAttributes, nameOfSetterTest, readSetterTests } from './setter-tests.ts';

/** Sets one attribute of a new record, and returns all attributes. */
function setOnRecord(href: string, attribute: Attribute, value: string): Components {
  const url = parseURL(href)!;
  if (attribute === 'href') return componentsOf(parseURL(value)!);
  recordSetters[attribute](url, value);
  const broken = checkInvariants(url);
  if (broken.length > 0) throw new Error(`${serializeURL(url)} breaks: ${broken.join('; ')}`);
  return componentsOf(url);
}

describeWPT('setters_tests.json', (wpt) => {
  testRows('setters_tests.json: state overrides', readSetterTests(wpt), nameOfSetterTest, ([attribute, data]) =>
    expectAttributes(setOnRecord(data.href, attribute, data.new_value), data),
  );
});
