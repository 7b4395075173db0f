import {
  compareTypes,
  emptyURL,
  grammarError,
  isStrict,
  normalize,
  normalizeForPrinting,
  parseReference,
  parserModeFor,
  parseStrict,
  percentEncodeURL,
  print,
  resolve,
  segments,
  upto,
} from '@url/reference';
import { expect, test } from 'vitest';

/** A value that no type of the package allows. */
const wrong = (value: unknown) => value as never;

test.each<[name: string, run: () => unknown, message: RegExp]>([
  ['a mode', () => parseReference('a', { mode: wrong('x') }), /mode: "x" is not one of web, file, generic$/],
  ['a mode, with a scheme', () => parseReference('http:a', { mode: wrong('Web') }), /"Web" is not one of/],
  ['the supplied mode', () => parserModeFor('a', wrong('x')), /"x" is not one of/],
  ['the mode of a rule', () => grammarError('a', 'url', { mode: wrong('x') }), /"x" is not one of/],
  ['the mode of the strict grammar', () => parseStrict('a', { mode: wrong('x') }), /"x" is not one of/],
  ['the mode of a printed URL', () => print(emptyURL, { mode: wrong('x') }), /"x" is not one of/],
  ['the mode for printing', () => normalizeForPrinting(emptyURL, wrong('x')), /"x" is not one of/],
  ['a form', () => print(emptyURL, { form: wrong('utf8') }), /form: "utf8" is not one of ascii, unicode$/],
  ['the form of percent-encoding', () => percentEncodeURL(emptyURL, wrong('utf8')), /"utf8" is not one of/],
  ['a type of component', () => upto(emptyURL, wrong('path')), /order: "path" is not one of scheme, authority, /],
  ['a type to compare', () => compareTypes('dir', wrong('path')), /b: "path" is not one of/],
  [
    'an option of parsing',
    () => parseReference('a', wrong({ Mode: 'web' })),
    /"Mode" is not an option; the options are mode$/,
  ],
  ['an option of a rule', () => grammarError('a', 'url', wrong({ isStrict: true })), /"isStrict" is not an option/],
  ['an option of the strict grammar', () => isStrict('a', wrong({ strict: true })), /"strict" is not an option/],
  ['an option of printing', () => print(emptyURL, wrong({ ascii: true })), /"ascii" is not an option/],
  [
    'an option of resolving',
    () => resolve(emptyURL, emptyURL, wrong({ onwarning: 1 })),
    /"onwarning" is not an option/,
  ],
  ['an option of normalizing', () => normalize(emptyURL, wrong({ exact: true })), /"exact" is not an option/],
  ['an option of segments', () => segments(emptyURL, wrong({ decoded: true })), /"decoded" is not an option/],
  ['a flag', () => segments(emptyURL, { decode: wrong('no') }), /options.decode: "no" is not true or false$/],
])('%s that does not exist is refused', (_name, run, message) => {
  expect(run).toThrow(TypeError);
  expect(run).toThrow(message);
});
