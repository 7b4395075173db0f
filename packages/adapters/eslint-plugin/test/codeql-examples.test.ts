// The mistakes that CodeQL's help pages for JavaScript show, in code of this project. Each is reported by `recommended`.
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { configs } from '../src/index.ts';

const linter = new Linter();

function rulesFor(code: string): string[] {
  return linter.verify(code, configs.recommended).map(({ ruleId }) => ruleId ?? 'syntax');
}

/** An Express handler that redirects if a condition is true. */
function redirectIf(condition: string, ...before: readonly string[]): string {
  return `app.get('/go', (req, res) => {
    const url = req.query.to;
    ${before.join('\n')}
    if (${condition}) res.redirect(url);
  });`;
}

const hostOf = 'const host = new URL(url).host;';

describe('mistakes', () => {
  test.each<[page: string, rule: string, code: string]>([
    ['incomplete-url-substring-sanitization', 'no-url-text-check', redirectIf("url.includes('example.com')")],
    ['incomplete-url-substring-sanitization', 'no-url-text-check', redirectIf("url.indexOf('example.com') !== -1")],
    [
      'incomplete-url-substring-sanitization',
      'no-hostname-suffix-check',
      redirectIf("host.indexOf('example.com') !== -1", hostOf),
    ],
    [
      'incomplete-url-substring-sanitization',
      'no-hostname-suffix-check',
      redirectIf("host.endsWith('example.com')", hostOf),
    ],
    [
      'incomplete-hostname-regexp',
      'no-incomplete-host-pattern',
      redirectIf('host.match(pattern)', hostOf, 'const pattern = /^((www|beta).)?example.com/;'),
    ],
    [
      'incomplete-hostname-regexp',
      'no-incomplete-host-pattern',
      redirectIf('pattern.test(host)', hostOf, 'let pattern = /((www|beta).)?example.com/;'),
    ],
    ['incomplete-url-regexp', 'no-incomplete-host-pattern', redirectIf('/(www|beta|).example.com\\//.test(url)')],
    [
      'missing-regexp-anchor',
      'no-incomplete-host-pattern',
      redirectIf('url.match(/https?:\\/\\/www\\.example\\.com\\//)'),
    ],
    [
      'missing-regexp-anchor',
      'no-incomplete-host-pattern',
      redirectIf('/^www\\.example\\.com|beta\\.example\\.com/.test(host)', hostOf),
    ],
    [
      'incomplete-url-scheme-check',
      'no-javascript-scheme-check',
      `function safeLink(url) {
        const plain = decodeURI(url).trim().toLowerCase();
        return plain.startsWith('javascript:') ? 'about:blank' : url;
      }`,
    ],
    [
      'incomplete-url-scheme-check',
      'no-javascript-scheme-check',
      "const safe = (url) => (new URL(url).protocol === 'javascript:' ? 'about:blank' : url);",
    ],
    ['double-escaping', 'no-double-decode', 'const name = decodeURIComponent(decodeURIComponent(text));'],
    ['double-escaping', 'no-double-decode', 'const name = decodeURIComponent(new URL(url).searchParams.get("name"));'],
  ])('%s: %s', (_page, rule, code) => {
    expect(rulesFor(code)).toContain(`url/${rule}`);
  });
});

describe('the right code of the same pages', () => {
  test.each([
    redirectIf("['example.com', 'beta.example.com'].includes(host)", hostOf),
    redirectIf("host === 'example.com' || host.endsWith('.example.com')", hostOf),
    redirectIf('/^((www|beta)\\.)?example\\.com$/.test(host)', hostOf),
    redirectIf('/^https?:\\/\\/www\\.example\\.com\\//.test(url)'),
    "const safe = (url) => (['http:', 'https:'].includes(new URL(url).protocol) ? url : 'about:blank');",
    'const text = decodeURIComponent(encodeURIComponent(name));',
  ])('%#', (code) => {
    expect(rulesFor(code)).toEqual([]);
  });
});

// CodeQL accepts a list of the three schemes in text. Browsers ignore a tab in "java\tscript:", so that this rule does not.
test('a list of denied schemes in text is reported even if it is complete', () => {
  const check = ['javascript:', 'data:', 'vbscript:'].map((scheme) => `text.startsWith('${scheme}')`).join(' || ');
  expect(rulesFor(`const isUnsafe = (text) => ${check};`)).toContain('url/no-javascript-scheme-check');
});
