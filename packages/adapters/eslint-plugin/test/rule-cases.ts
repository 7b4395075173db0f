/** Code that a rule reports, with the message and, if it suggests a change, the name and the result of the change. */
export type Invalid = readonly [code: string, messageId: string, suggestion?: string, output?: string];

export interface RuleCases {
  readonly valid: readonly string[];
  readonly invalid: readonly Invalid[];
}

/** Cases of each rule without options and without types. */
export const ruleCases: Readonly<Record<string, RuleCases>> = {
  'no-url-text-check': {
    valid: [
      "url.startsWith('https://example.com/')",
      "url.indexOf('https://example.com/') === 0",
      "names.includes('example.com')",
      "url.endsWith('index.html')",
      "url.includes('?page=')",
      "readme.includes('https://example.com')",
      "url.endsWith('.module.scss')",
      "url.includes('window.location')",
      "url.endsWith('vue.runtime')",
      "url.endsWith('feed.rss')",
    ],
    invalid: [
      ["url.includes('example.com')", 'text'],
      ["url.includes('example.co.uk')", 'text'],
      ["url.includes('files.example.cloud')", 'text'],
      ["link.href.indexOf('https://example.com/') >= 0", 'text'],
      ["link.href.indexOf('https://example.com') === 0", 'text'],
      ["req.url.toLowerCase().endsWith('example.com')", 'text'],
      ["redirectUrl.startsWith('//example.com')", 'text'],
      ["url.startsWith('https://example.com')", 'text', 'origin', '(new URL(url).origin === "https://example.com")'],
      [
        "target.startsWith('https://example.com')",
        'text',
        'origin',
        '(new URL(target).origin === "https://example.com")',
      ],
    ],
  },
  'no-hostname-suffix-check': {
    valid: ["u.hostname === 'example.com'", "u.hostname.endsWith('.example.com')", "file.endsWith('example.com')"],
    invalid: [
      ["u.hostname.includes('example.com')", 'part'],
      ["u.hostname.startsWith('www.example.com')", 'part'],
      ["host.endsWith('example.com')", 'suffix', 'whole', '(host === "example.com" || host.endsWith(".example.com"))'],
    ],
  },
  'no-incomplete-host-pattern': {
    valid: [
      '/^https:\\/\\/example\\.com\\//.test(url)',
      '/a.b/.test(text)',
      '/[.]com/.test(host)',
      '/(rad.io|radio.de)/.exec(userAgent)',
      '/(?:^|\\.)example\\.com$/.test(host)',
      '/\\.example\\.com$/.test(host)',
      '/^(?:www\\.)?example\\.com$/.test(host)',
      // A search for a part, which is not a decision.
      'const [, id] = url.match(/https:\\/\\/example\\.com\\/(\\w+)/)',
    ],
    invalid: [
      ['/^https:\\/\\/example\\.com/.test(url)', 'end'],
      ['/https:\\/\\/example\\.com\\//.test(url)', 'start'],
      ["new RegExp('^https://www.example.com/')", 'dot'],
      ['/^www.example.com$/.test(host)', 'dot', 'escape', '/^www\\.example\\.com$/.test(host)'],
      ['/example\\.com$/.test(host)', 'start'],
      ['/^example\\.com/.test(host)', 'end'],
      ['/^www\\.example\\.com$|beta\\.example\\.com$/.test(host)', 'start'],
      ['const known = /example\\.com$/; if (known.test(hostname)) go()', 'start'],
      ['if (hostname.match(/example\\.com$/)) go()', 'start'],
    ],
  },
  'no-javascript-scheme-check': {
    valid: [
      "u.protocol === 'https:'",
      "u.protocol === 'javascript:' || u.protocol === 'data:' || u.protocol === 'vbscript:'",
      "['javascript:', 'data:', 'vbscript:'].includes(u.protocol)",
      "['http:', 'https:'].includes(u.protocol)",
      '/^javascript:/.source',
      "const scheme = text.replace(/[^\\w:]/g, ''); scheme.startsWith('javascript:')",
      "let scheme; try { scheme = text.replace(/[^\\w:]/g, '') } catch {} scheme.indexOf('javascript:') === 0",
      // Lists that sort links, and protect from nothing.
      "if (href.startsWith('#') || href.startsWith('javascript:')) skip()",
      "u.protocol === 'about:' || u.protocol === 'javascript:'",
      "['mailto:', 'tel:', 'javascript:'].includes(u.protocol)",
      '/^(?:mailto|tel|javascript):/.test(href)',
    ],
    invalid: [
      ["url.startsWith('javascript:')", 'text'],
      ['/^javascript:/i.test(url)', 'text'],
      ['const script = /^\\s*javascript:/i; if (href.match(script)) stop()', 'text'],
      ["u.protocol !== 'javascript:'", 'list'],
      ["let scheme; scheme = text.toLowerCase(); scheme.indexOf('javascript:') === 0", 'text'],
      ["u.protocol === 'javascript:' || u.protocol === 'file:'", 'list'],
      ["['javascript:'].includes(u.protocol)", 'list'],
    ],
  },
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
    ],
    invalid: [
      ["import url from 'node:url'; url.parse(x)", 'url'],
      ["import { resolve } from 'url'; resolve(a, b)", 'url'],
      ["const { parse } = require('url'); parse(x)", 'url'],
      ["require('url').parse(x)", 'url'],
      ["require('querystring')", 'querystring'],
      ["import q from 'node:querystring'", 'querystring'],
      ["import q from 'node:querystring'; q.parse(x)", 'querystring'],
      ["import { parse } from 'node:querystring'; export const readers = { parse }", 'querystring'],
      ["import url from 'url'; try { go(url.parse(x)) } catch { new URL(x) }", 'url'],
      ["import url from 'url'; try { go(x) } catch { url.parse(x) }", 'url'],
      ["import url from 'url'; if (x) { url.parse(x) } else { new URL(x) }", 'url'],
      ["escape(text).replace(/%20/g, '+')", 'escape'],
      ['const path = unescape(text); read(path)', 'escape'],
      ['unescape(x)', 'escape'],
      ['escape(x)', 'escape'],
    ],
  },
  'no-address-text-check': {
    valid: [
      "version.startsWith('10.')",
      "ip.startsWith('::ffff:') ? ip.slice(7) : ip",
      "host === 'example.com'",
      "'127.0.0.1'",
      // A default or a message, which refuses nothing.
      "if (host === '127.0.0.1') console.log('local')",
      "const shown = host === '0.0.0.0' ? 'localhost' : host",
      '/^10\\./.source',
      // The address has one of the usual spellings.
      "import { isIP } from 'node:net'; if (isIP(ip) === 4 && /^127\\./.test(ip)) go()",
      "function f(host) { return (0, net_1.isIPv4)(host) && host.startsWith('10.') }",
      "function isLocal(ip) { return ip.startsWith('127.') || ip.startsWith('::ffff:127.') }",
      // The system writes these addresses.
      "for (const { address } of Object.values(os.networkInterfaces()).flat()) if (address.startsWith('192.168.')) go()",
    ],
    invalid: [
      ["if (host === '127.0.0.1') throw new Error('refused')", 'address'],
      ["function f(host) { if (host === 'localhost' || host === '::1') { return false } }", 'address'],
      ["host === '169.254.169.254'", 'address'],
      ["ip.startsWith('192.168.')", 'address'],
      ["function f(host) { return host.startsWith('192.168.') && !host.startsWith('::ffff:') }", 'address'],
      ['const isIP = /^10\\./; isIP.test(ip)', 'address'],
      ["ip.indexOf('10.') === 0", 'address'],
      ['/^10\\./.test(req.ip)', 'address'],
      ['/^(?:10|127|192\\.168)\\./.test(host)', 'address'],
      ['const inner = /^(10\\.|192\\.168\\.)/; inner.test(address)', 'address'],
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
