import { checkCases, type RuleCases } from './check-cases.ts';

/** Cases of each rule without options and without types. */
export const ruleCases: Readonly<Record<string, RuleCases>> = {
  ...checkCases,
  'no-url-concatenation': {
    valid: [
      '`/a?q=${encodeURIComponent(q)}`',
      'url`/a?q=${q}`',
      '`text ${q}`',
      "'/users/' + id",
      '`/a?v=${VERSION}`',
      '`/a?page=${page + 1}&id=${user.id}&n=${list.length}`',
      "'/a?t=' + Date.now() + '&on=' + (on ? 1 : 0)",
      'const q = encodeURIComponent(text); get(`/a?q=${q}`)',
      "'Who is it?name=' + text",
      '`https://example.com/?token=${token}`',
      '`https://example.com/?package=${packageName}`',
      // A cursor of a list.
      '`/teams?until=${next}`',
      // Names that are also used for values of a fixed list.
      '`/a?country=${country}&tag=${tag}&value=${value}`',
      "function f(q) { q = encodeURIComponent(q); get('/a?q=' + q) }",
      'let p; p = names.map(encodeURIComponent).join(","); get(`/a?path=${p}`)',
    ],
    invalid: [
      ['`https://example.com/a?q=${q}`', 'raw'],
      ["'/search?a=1&q=' + query", 'raw'],
      ["baseUrl + '/search?q=' + query", 'raw'],
      ['`${this.url}?q=${query.text}`', 'raw'],
      ["url += '&q=' + query", 'raw'],
      ["function f(q) { q = q.trim(); get('/a?q=' + q) }", 'raw'],
      ['`/search?q=${encodeURI(q)}`', 'wrong'],
      ["'/search?q=' + escape(q)", 'wrong'],
    ],
  },
  'no-pathname-as-path': {
    valid: [
      'new URL(x).pathname',
      "import path from 'node:path'; path.extname(new URL(x).pathname)",
      "import { posix } from 'node:path'; posix.join(new URL(x).pathname, 'a')",
      // A browser resolves a module against an http: URL.
      "fetch(new URL('a', import.meta.url).pathname)",
      "import { fileURLToPath } from 'node:url'; fileURLToPath(import.meta.url)",
      "'file://' + encodedPath",
      "const page = '/tmp/login.html'; open(`file://${page}`)",
      "'file://' + volume + encodeParts(path)",
      "let p = resolve(x); p = p.replace('#', '%23'); go('file://' + p)",
      'let p = encodeParts(x); go(`file://${p}`)',
      "import path from 'node:path'; const u = new URL(x); u.pathname = path.join(u.pathname, 'a')",
    ],
    invalid: [
      ["import 'node:process'; new URL('.', import.meta.url).pathname", 'pathname'],
      ["import fs from 'node:fs'; const u = new URL(x); fs.readFileSync(u.pathname)", 'pathname'],
      ['import.meta.url.slice(7)', 'slice'],
      ["'file://' + path", 'concatenation'],
      ["const page = '/tmp/log in.html'; open(`file://${page}`)", 'concatenation'],
      ['`file://${path}`', 'concatenation'],
      ["let p = x.replace(/:/g, '%3A'); go('file://' + p)", 'concatenation'],
    ],
  },
  'no-legacy-url': {
    valid: [
      "import { fileURLToPath } from 'url'; fileURLToPath(x)",
      'url.parse(x)',
      'function f(escape) { escape(x) }',
      // Conversions from and to UTF-8.
      'btoa(unescape(encodeURIComponent(text)))',
      'decodeURIComponent(escape(atob(text)))',
      'decodeURI(escape(text))',
      'unescape(encodeURI(text))',
      'const encoded = encodeURIComponent(text); const bytes = unescape(encoded); go(bytes)',
      'let escaped; escaped = escape(bytes); go(decodeURIComponent(escaped))',
      // Bytes, which decodeURIComponent cannot return.
      "const data = unescape(text); Buffer.from(data, 'latin1')",
      'stringToBuffer(unescape(text))',
      'unescape(text).charCodeAt(0)',
      // The author knows the form "%u20AC".
      'escape(text).replace(/%u[0-9a-f]{4}/gi, entity)',
      // After new URL failed, or without it.
      "import url from 'url'; try { go(new URL(x)) } catch { url.parse(x) }",
      "const url = require('url'); const parsed = useNative ? new URL(x) : url.parse(x)",
      "const url = require('url'); if (useNative) { u = new URL(x) } else { u = check(url.parse(x)) }",
      // Hands the module on.
      "module.exports = require('querystring')",
      "import querystring from 'node:querystring'; export const modules = { querystring }",
      // Nothing reads it.
      "const querystring = require('querystring')",
      "import { parse } from 'node:querystring'",
    ],
    invalid: [
      ["import url from 'node:url'; url.parse(x)", 'url'],
      ["import { resolve } from 'url'; resolve(a, b)", 'url'],
      ["const { parse } = require('url'); parse(x)", 'url'],
      ["require('url').parse(x)", 'url'],
      ["require('querystring').parse(x)", 'querystring'],
      ["const { parse } = require('querystring'); parse(x)", 'querystring'],
      ["const qs = load(require('querystring'))", 'querystring'],
      ["import q from 'node:querystring'; q.parse(x)", 'querystring'],
      ["import { parse } from 'node:querystring'; export const readers = { parse }", 'querystring'],
      ["import url from 'url'; try { go(url.parse(x)) } catch { new URL(x) }", 'url'],
      ["import url from 'url'; try { go(x) } catch { url.parse(x) }", 'url'],
      ["import url from 'url'; if (x) { url.parse(x) } else { new URL(x) }", 'url'],
      ["escape(text).replace(/%20/g, '+')", 'escape'],
      ['const path = unescape(text); read(path)', 'escape'],
      ['unescape(x)', 'escape'],
      ['let escaped; escaped = escape(x); go(escaped)', 'escape'],
      ['escape(x)', 'escape'],
    ],
  },
  'no-double-decode': {
    valid: [
      "decodeURIComponent(u.pathname.split('/')[0])",
      'decodeURIComponent(x)',
      "map.get('a')",
      'form.query.a',
      'decodeBase64Url(decodeURIComponent(decodeURIComponent(hash.state)))',
    ],
    invalid: [
      ["decodeURIComponent(u.pathname).split('/')", 'split'],
      ["decodeURIComponent(u.searchParams.get('a'))", 'params', 'remove', "u.searchParams.get('a')"],
      ['decodeURIComponent(decodeURIComponent(x))', 'twice', 'remove', 'decodeURIComponent(x)'],
      ['decodeURIComponent(req.query.next)', 'params', 'remove', 'req.query.next'],
      ['decodeURIComponent(ctx.request.params.name)', 'params', 'remove', 'ctx.request.params.name'],
    ],
  },
  'no-credentials-in-url': {
    valid: [
      "'https://user:password@db.acme.dev/'",
      "'https://acme.dev:80/@a'",
      '`https://u:${p}@acme.dev`',
      "'postgres://postgres:hunter2@localhost/x'",
      "'postgres://admin:hunter2@db.example.com/x'",
      "'amqp://guest:guest@mq.acme.dev'",
    ],
    invalid: [["'postgres://admin:hunter2@db.acme.dev/x'", 'password']],
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

/** Cases with the options that `strict` sets. */
export const strictCases: Readonly<Record<string, { readonly options: object; readonly cases: RuleCases }>> = {
  'no-hostname-suffix-check': {
    options: { requireEquality: true },
    cases: {
      valid: ["host === 'example.com' || host.endsWith('.example.com')"],
      invalid: [
        [
          "host.endsWith('.example.com')",
          'equality',
          'whole',
          '(host === "example.com" || host.endsWith(".example.com"))',
        ],
      ],
    },
  },
  'no-url-concatenation': {
    options: { paths: true, everyValue: true },
    cases: {
      valid: ['`https://example.com/users/${encodeURIComponent(name)}`'],
      invalid: [
        ['`https://example.com/users/${name}`', 'raw'],
        ['`https://example.com/?token=${token}`', 'raw'],
        ["'https://example.com/' + file + '/a'", 'raw'],
      ],
    },
  },
  'no-address-text-check': {
    options: { loopback: true },
    cases: {
      valid: ["host === '0.0.0.0'"],
      invalid: [
        ["const isLocal = host === '127.0.0.1'", 'address'],
        ["const isLocal = '::1' === ip", 'address'],
      ],
    },
  },
};
