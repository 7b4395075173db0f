import { existsSync, readFileSync } from 'node:fs';
import { checkURITemplate, isURITemplate } from '@url/formats';
import { describe, expect, it } from 'vitest';

it.each(['', "'a'", '{a}', '{+a.b,c*,d:9999}', '{%41}', '{?a}{&b}', '{|a}', 'ä{a_1}', '%41', '\ue000'])(
  'accepts %j',
  (text) => {
    expect(checkURITemplate(text)).toEqual({ ok: true });
  },
);

it.each([
  ['a{', 2],
  ['{a', 2],
  ['{}', 1],
  ['{+}', 2],
  ['{a,}', 3],
  ['{.a.}', 4],
  ['{a:01}', 3],
  ['{a:10000}', 7],
  ['{a*:1}', 3],
  ['{a b}', 2],
  ['{ä}', 1],
  ['}', 0],
  ['a"', 1],
  ['%4', 0],
  ['\ud800', 0],
])('rejects %j at %j', (text, index) => {
  expect(checkURITemplate(text)).toMatchObject({ ok: false, index });
});

const folder = new URL('../../../../../shared/uri-template/', import.meta.url);

describe.skipIf(!existsSync(folder))('uritemplate-test (needs ../shared/uri-template)', () => {
  it.each(['spec-examples', 'spec-examples-by-section', 'extended-tests'])('accepts the templates of %s', (name) => {
    const groups: { readonly [title: string]: { readonly testcases: readonly (readonly [string, unknown])[] } } =
      JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    for (const { testcases } of Object.values(groups)) {
      for (const [template] of testcases) expect([template, isURITemplate(template)]).toEqual([template, true]);
    }
  });
});
