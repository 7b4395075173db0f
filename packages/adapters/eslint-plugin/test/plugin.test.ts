import { RuleTester } from 'eslint';
import { RuleTester as RuleTester9 } from 'eslint-9';
import { describe, expect, test } from 'vitest';
import { configs, meta, rules } from '../src/index.ts';
import type { Invalid } from './check-cases.ts';
import { ruleCases, strictCases } from './rule-cases.ts';

/** RuleTester requires each suggestion of a case. */
function errorsOf([, messageId, suggestion, output]: Invalid) {
  return suggestion === undefined
    ? [{ messageId }]
    : [{ messageId, suggestions: [{ messageId: suggestion, output: output! }] }];
}

describe.each([
  ['ESLint 10', RuleTester],
  ['ESLint 9', RuleTester9 as unknown as typeof RuleTester],
])('%s', (_name, Tester) => {
  Tester.describe = describe;
  Tester.it = test;
  Tester.itOnly = test.only;
  const tester = new Tester();
  for (const [name, rule] of Object.entries(rules)) {
    const { valid, invalid } = ruleCases[name]!;
    tester.run(name, rule, {
      valid: [...valid],
      invalid: invalid.map((each) => ({ code: each[0], errors: errorsOf(each) })),
    });
    const { options, cases } = strictCases[name] ?? {};
    if (cases === undefined) continue;
    tester.run(`${name} with the options of strict`, rule, {
      valid: cases.valid.map((code) => ({ code, options: [options] })),
      invalid: cases.invalid.map((each) => ({ code: each[0], options: [options], errors: errorsOf(each) })),
    });
  }
});

new RuleTester().run('passwords in tests', rules['no-credentials-in-url']!, {
  valid: ['test/a.js', 'src/a.test.ts', 'a/__tests__/b.js', 'examples/a.js'].map((filename) => ({
    code: "'postgres://admin:hunter2@db.acme.dev/x'",
    filename,
  })),
  invalid: [],
});

test('the configurations name rules of the plugin', () => {
  expect(meta.name).toBe('@url/eslint-plugin');
  expect(Object.keys(configs.strict.rules!).sort()).toEqual(Object.keys(rules).map((name) => `url/${name}`));
  expect(configs.recommended.rules).not.toHaveProperty('url/no-http-literal');
  for (const [name, { options }] of Object.entries(strictCases))
    expect(configs.strict.rules![`url/${name}`]).toEqual(['error', options]);
});
