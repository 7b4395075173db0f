import { describe, expect, test } from 'vitest';
import { displayDomain, isSafeToDisplay } from '../src/display.js';

describe('isSafeToDisplay', () => {
  test.each([
    'example',
    'bücher',
    'россия',
    'ελλάδα',
    'שלום',
    'العربية',
    'भारत',
    'ไทย',
    '東京タワーtowerです',
    'ㄅ漢a',
    '한국漢han',
    'क\u094d\u200dष',
    '२०२६',
  ])('%j is safe', (label) => expect(isSafeToDisplay(label)).toBe(true));

  test.each([
    ['two scripts', 'aя'],
    ['a combination that is not allowed', 'あ한'],
    ['digits of two systems', 'अ१1'],
    ['digits of two systems', '०१٠'],
    ['Cyrillic that reads as ASCII', 'аррӏе'],
    ['Cyrillic that reads as ASCII, with a digit', 'а1'],
    ['Greek that reads as ASCII', 'νικο'],
    ['a symbol', 'a☃'],
    ['a historic script', '\u{10900}'],
  ])('%s: %j is not', (_, label) => expect(isSafeToDisplay(label)).toBe(false));
});

describe('displayDomain', () => {
  test.each([
    ['xn--bcher-kva.example', 'bücher.example'],
    ['BÜCHER.Example', 'bücher.example'],
    ['xn--80ak6aa92e.xn--bcher-kva', 'xn--80ak6aa92e.bücher'],
    ['аррӏе.com', 'xn--80ak6aa92e.com'],
    ['xn--a.com', 'xn--a.com'],
    ['', ''],
  ])('%j is shown as %j', (domain, expected) => expect(displayDomain(domain)).toBe(expected));
});
