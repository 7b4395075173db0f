import { expect, test } from 'vitest';
import { forms, makeForm } from './forms.ts';
import { BASE, classNames, type InputName, makeInputs } from './inputs.ts';

const web = Array.from({ length: 24 }, (_, index) => `https://www.example.com/page/${index}`);
const files = Array.from({ length: 200 }, (_, index) => `file://folder/file-${index}.ts`);
const inputs = makeInputs({ web, files }, 24, 1);

test.each(Object.keys(inputs) as InputName[])('%s are strings without line feeds', (name) => {
  expect(inputs[name].length).toBe(24);
  expect(inputs[name].filter((input) => input.includes('\n'))).toEqual([]);
});

test('no URL that needs work is its own href', () => {
  expect(
    inputs['URLs that need work'].filter((input) => new URL(input).href === input && !/[@:]/.test(input.slice(8))),
  ).toEqual([]);
});

test('relative references fail without a base, and parse with it', () => {
  expect(inputs['relative references'].filter((input) => URL.canParse(input))).toEqual([]);
  expect(inputs['relative references'].filter((input) => !URL.canParse(input, BASE))).toEqual([]);
});

test('failures all fail', () => {
  expect(inputs.failures.filter((input) => URL.canParse(input))).toEqual([]);
});

test.each(classNames)('%s: every URL parses, and no two are the same', (name) => {
  expect(inputs[name].filter((input) => !URL.canParse(input))).toEqual([]);
  expect(new Set(inputs[name]).size).toBe(24);
});

test('a seed repeats its inputs, and another has others', () => {
  expect(makeInputs({ web, files }, 24, 1)).toEqual(inputs);
  for (const name of classNames) expect(makeInputs({ web, files }, 24, 2)[name]).not.toEqual(inputs[name]);
});

test.each([
  ['query of 60 code units', '?', 60],
  ['query of 300 code units', '?', 300],
  ['fragment of 60 code units', '#', 60],
  ['data: of 600 code units', 'd', 600],
] as const)('%s', (name, start, length) => {
  for (const input of inputs[name]) expect(input.length - input.indexOf(start)).toBe(length + (start === 'd' ? 0 : 1));
});

const strings = ['https://example.org/a', '', 'https://example.org/é', 'https://example.org/日本語', 'x', ''];

test.each(forms)('the form %s contains equal strings in the same order', (form) => {
  for (const list of [strings, [], ['']]) expect(makeForm(list, form)).toEqual(list);
});
