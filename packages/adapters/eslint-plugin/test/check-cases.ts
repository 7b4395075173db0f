/** Code that a rule reports, with the message and, if it suggests a change, the name and the result of the change. */
export type Invalid = readonly [code: string, messageId: string, suggestion?: string, output?: string];

export interface RuleCases {
  readonly valid: readonly string[];
  readonly invalid: readonly Invalid[];
}

/** Cases of the rules for checks of hosts, addresses and schemes, without options and without types. */
export const checkCases: Readonly<Record<string, RuleCases>> = {
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
      // Asks for a word, and not for a host.
      "if (url.includes('gitlab.com') || url.includes('gitlab')) go()",
      "url.endsWith('feed.rss')",
    ],
    invalid: [
      ["url.includes('example.com')", 'text'],
      ["url.includes('example.co.uk')", 'text'],
      ["url.includes('files.example.cloud')", 'text'],
      ["if (url.includes('gitlab.com') || url.includes('github')) go()", 'text'],
      ["if (url.includes('.gitlab.com') || url === '') go()", 'text'],
      ["if (name === 'gitlab' || url.includes('gitlab.com')) go()", 'text'],
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
      "if (command.startsWith('javascript:') || command.startsWith('chrome:')) run(command)",
      '/^(?:mailto|tel|javascript):/.test(href)',
    ],
    invalid: [
      ["url.startsWith('javascript:')", 'text'],
      ['/^javascript:/i.test(url)', 'text'],
      ['const script = /^\\s*javascript:/i; if (href.match(script)) stop()', 'text'],
      ["u.protocol !== 'javascript:'", 'list'],
      ["let scheme; scheme = text.toLowerCase(); scheme.indexOf('javascript:') === 0", 'text'],
      ["u.protocol === 'javascript:' || u.protocol === 'file:'", 'list'],
      ["['about:', 'chrome:', 'javascript:'].includes(u.protocol)", 'list'],
      ["['javascript:'].includes(u.protocol)", 'list'],
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
      // Accepts one spelling of a whole address, and no other.
      'if (/^(10|127)\\.\\d+\\.\\d+\\.\\d+$/.test(host)) allow()',
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
      ["if (/^(10|127)\\.\\d+\\.\\d+\\.\\d+$/.test(host)) throw new Error('refused')", 'address'],
      ['function f(host) { if (!host || host.match(/^127\\.\\d+\\.\\d+\\.\\d+$/)) return false }', 'address'],
      ['/^(?:10|127|192\\.168)\\./.test(host)', 'address'],
      ['const inner = /^(10\\.|192\\.168\\.)/; inner.test(address)', 'address'],
    ],
  },
};
