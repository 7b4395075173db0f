import { RuleTester } from 'eslint';
import { describe, expect, test } from 'vitest';
import { configs, meta, rules } from '../src/index.ts';

RuleTester.describe = describe;
RuleTester.it = test;
RuleTester.itOnly = test.only;

const cases: Readonly<
  Record<string, { readonly valid: readonly string[]; readonly invalid: readonly [string, string][] }>
> = {
  'no-url-text-check': {
    valid: [
      "url.startsWith('https://example.com/')",
      "names.includes('example.com')",
      "url.endsWith('index.html')",
      "url.includes('?page=')",
    ],
    invalid: [
      ["url.includes('example.com')", 'text'],
      ["link.href.indexOf('https://example.com/') >= 0", 'text'],
      ["req.url.toLowerCase().endsWith('example.com')", 'text'],
      ["redirectUrl.startsWith('//example.com')", 'text'],
    ],
  },
  'no-hostname-suffix-check': {
    valid: ["u.hostname === 'example.com'", "u.hostname.endsWith('.example.com')", "file.endsWith('example.com')"],
    invalid: [["u.hostname.includes('example.com')", 'part']],
  },
  'no-incomplete-host-pattern': {
    valid: ['/^https:\\/\\/example\\.com\\//.test(url)', '/a.b/.test(text)', '/[.]com/.test(host)'],
    invalid: [
      ['/^https:\\/\\/example\\.com/.test(url)', 'end'],
      ['/https:\\/\\/example\\.com\\//.test(url)', 'start'],
      ["new RegExp('^https://www.example.com/')", 'dot'],
    ],
  },
  'no-javascript-scheme-check': {
    valid: [
      "u.protocol === 'https:'",
      "u.protocol === 'javascript:' || u.protocol === 'data:' || u.protocol === 'vbscript:'",
    ],
    invalid: [
      ["url.startsWith('javascript:')", 'text'],
      ['/^javascript:/i.test(url)', 'text'],
      ["u.protocol !== 'javascript:'", 'list'],
    ],
  },
  'no-url-concatenation': {
    valid: ['`/a?q=${encodeURIComponent(q)}`', 'url`/a?q=${q}`', '`text ${q}`', "'/users/' + id", '`/a?v=${VERSION}`'],
    invalid: [
      ['`https://example.com/a?q=${q}`', 'raw'],
      ["'/search?a=1&q=' + query", 'raw'],
      ['`/search?q=${encodeURI(q)}`', 'wrong'],
    ],
  },
  'no-pathname-as-path': {
    valid: ['new URL(x).pathname', "import { fileURLToPath } from 'node:url'; fileURLToPath(import.meta.url)"],
    invalid: [
      ["new URL('.', import.meta.url).pathname", 'pathname'],
      ["import fs from 'node:fs'; const u = new URL(x); fs.readFileSync(u.pathname)", 'pathname'],
      ['import.meta.url.slice(7)', 'slice'],
      ["'file://' + path", 'concatenation'],
      ['`file://${path}`', 'concatenation'],
    ],
  },
  'no-legacy-url': {
    valid: [
      "import { fileURLToPath } from 'url'; fileURLToPath(x)",
      'url.parse(x)',
      'function f(escape) { escape(x) }',
    ],
    invalid: [
      ["import url from 'node:url'; url.parse(x)", 'url'],
      ["import { resolve } from 'url'; resolve(a, b)", 'url'],
      ["const { parse } = require('url'); parse(x)", 'url'],
      ["require('querystring')", 'querystring'],
      ["import q from 'node:querystring'", 'querystring'],
      ['unescape(x)', 'escape'],
    ],
  },
  'no-address-text-check': {
    valid: ["version.startsWith('10.')", "host === 'example.com'", "'127.0.0.1'"],
    invalid: [
      ["host === '127.0.0.1'", 'address'],
      ["ip.startsWith('192.168.')", 'address'],
      ['/^10\\./.test(req.ip)', 'address'],
    ],
  },
  'no-double-decode': {
    valid: ["decodeURIComponent(u.pathname.split('/')[0])", 'decodeURIComponent(x)', "map.get('a')"],
    invalid: [["decodeURIComponent(u.pathname).split('/')", 'split']],
  },
  'no-credentials-in-url': {
    valid: ["'https://user:password@example.com/'", "'https://example.com:80/@a'", '`https://u:${p}@example.com`'],
    invalid: [["'postgres://admin:hunter2@db.example.com/x'", 'password']],
  },
  'no-http-literal': {
    valid: [
      "'http://localhost:80/'",
      "'http://www.w3.org/2000/svg'",
      '`http://${host}/`',
      "'https://url.spec.whatwg.org/'",
    ],
    invalid: [["'http://url.spec.whatwg.org/'", 'http']],
  },
};

/** The suggestions of cases: RuleTester requires each. */
const suggested: Readonly<
  Record<string, readonly [code: string, messageId: string, suggestion: string, output: string][]>
> = {
  'no-url-text-check': [
    ["url.startsWith('https://example.com')", 'text', 'origin', '(new URL(url).origin === "https://example.com")'],
  ],
  'no-hostname-suffix-check': [
    ["host.endsWith('example.com')", 'suffix', 'whole', '(host === "example.com" || host.endsWith(".example.com"))'],
  ],
  'no-incomplete-host-pattern': [
    ['/^www.example.com$/.test(host)', 'dot', 'escape', '/^www.example\\.com$/.test(host)'],
  ],
  'no-double-decode': [
    ["decodeURIComponent(u.searchParams.get('a'))", 'params', 'remove', "u.searchParams.get('a')"],
    ['decodeURIComponent(decodeURIComponent(x))', 'twice', 'remove', 'decodeURIComponent(x)'],
  ],
};

const tester = new RuleTester();
for (const [name, rule] of Object.entries(rules)) {
  const { valid, invalid } = cases[name]!;
  tester.run(name, rule, {
    valid: [...valid],
    invalid: [
      ...invalid.map(([code, messageId]) => ({ code, errors: [{ messageId }] })),
      ...(suggested[name] ?? []).map(([code, messageId, suggestion, output]) => ({
        code,
        errors: [{ messageId, suggestions: [{ messageId: suggestion, output }] }],
      })),
    ],
  });
}

test('the configurations name rules of the plugin', () => {
  expect(meta.name).toBe('@url/eslint-plugin');
  expect(Object.keys(configs.strict.rules!).sort()).toEqual(Object.keys(rules).map((name) => `url/${name}`));
  expect(configs.recommended.rules).not.toHaveProperty('url/no-http-literal');
});
