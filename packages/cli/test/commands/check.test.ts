import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkURL } from '../../src/checked-url.js';
import { isKnownValid } from '../../src/commands/check.js';
import { Collector, input, url, urlWithInput } from '../streams.js';

// What is written for people is in golden/check.

describe('url check', () => {
  test('a URL that is known to be valid without the parser has no errors', () => {
    const piece = fc.constantFrom(
      ...[
        'http://',
        'https://',
        'ftp://',
        'h',
        'example',
        '.com',
        '.',
        '-',
        '1',
        '127.0.0.1',
        ':',
        '80',
        '65536',
        'u:p@',
        '@',
      ],
      ...['/', '..', 'a', '%41', '%zz', '|', '~', '?', '=', '&', '#', ' ', 'é', '\\', ';', "'", '[', 'xn--', '_'],
    );
    let known = 0;
    const check = (input: string) => {
      if (!isKnownValid(input)) return;
      known++;
      expect(checkURL(input, null, true), input).toMatchObject({ valid: true, errorCount: 0 });
    };
    fc.assert(
      fc.property(fc.constantFrom('http://', 'https://'), fc.array(piece, { maxLength: 9 }), (scheme, rest) => {
        check(scheme + rest.join(''));
        check(`${scheme}example.com/${rest.join('')}`);
      }),
      { numRuns: 20_000 },
    );
    expect(known).toBeGreaterThan(500);
  });

  test.each([
    [['https://example.org/'], 0],
    [['https://example.org/', 'http://h\\'], 0],
    [['--strict', 'https://example.org/'], 0],
    [['--strict', 'http://h\\'], 1],
    [['http://a b/', 'https://example.org/'], 1],
    [['a'], 1],
    [['a', '--base', 'https://example.org/'], 0],
    [['a', '--base', 'b'], 2],
    [['--pedantic', 'x:y'], 2],
  ])('%j ends with %d', async (args, status) => {
    expect((await url(['check', ...args])).status).toBe(status);
  });

  test('writes nothing of what is right', async () => {
    expect(await url(['check', 'https://example.org/', 'mailto:me@example.org'])).toEqual({
      stdout: '',
      stderr: '',
      status: 0,
    });
  });

  test('says when a string may not be written, although the parser finds no error in it', async () => {
    const stdout = 'warning: it is not a valid URL string, although it parses without an error (valid-URL-string)\n';
    expect(await url(['check', 'x:\ud800'])).toEqual({ stdout, stderr: '', status: 0 });
    expect(await url(['check', '--strict', 'x:\ud800'])).toEqual({ stdout, stderr: '', status: 1 });
  });

  test('writes one JSON object a line, with errors behind the one for which parsing stopped', async () => {
    const { stdout, stderr, status } = await url(['check', '--json', 'x:y', 'http://u@h:88888/p\\']);
    expect(stdout).toBe(
      '{"input":"x:y","valid":true,"href":"x:y","validURLString":true,"errorCount":0,"errors":[],"furtherErrors":[],"otherHosts":[],"misleading":null}\n' +
        '{"input":"http://u@h:88888/p\\\\","valid":false,"href":null,"validURLString":false,"errorCount":2,"errors":[' +
        '{"type":"invalid-credentials","component":"userinfo","start":7,"end":9,"failure":false,"problem":"the URL contains credentials","consequence":"they are kept"},' +
        '{"type":"port-out-of-range","component":"port","start":11,"end":16,"failure":true,"problem":"the port \\"88888\\" is above 65535","consequence":null}],' +
        '"furtherErrors":[{"type":"invalid-reverse-solidus","component":"path","start":18,"end":19,"failure":false,' +
        '"problem":"\\"\\\\\\" is used as a separator","consequence":"it is treated as \\"/\\""}],"otherHosts":[],"misleading":null}\n',
    );
    expect([stderr, status]).toEqual(['', 1]);
  });

  test.each([
    ['http://evil.com\\@good.com/', 'the host "good.com"'],
    ['http:///h/', 'no host'],
    ['http://0x7f.1/', 'the host "0x7f.1"'],
  ])('says in one line that other readers find another host in %s', async (text, hosts) => {
    const line = `note: dangerous: other readers find ${hosts}; "url compare" shows which readers\n`;
    const { stdout, status } = await url(['check', text]);
    expect(stdout.split('\n').filter((each) => each.includes('dangerous'))).toEqual([line.trimEnd()]);
    expect([stdout.endsWith(line), status]).toEqual([true, 0]);
    expect((await urlWithInput(`${text}\n`, 'check')).stdout).toContain(`line 1: ${line}`);
    expect(JSON.parse((await url(['check', '--json', text])).stdout).otherHosts).toHaveLength(1);
  });

  test.each([
    ['https://аpple.com/', '"аpple" (script-mix); it looks like "apple.com"'],
    ['https://xn--80ak6aa92e.com/', '"аррӏе" (whole-script-confusable); it looks like "apple.com"'],
    ['https://ɡoogle.com/', '"ɡoogle" (restricted-character)'],
  ])('says in one line that browsers show the domain of %s in ASCII', async (text, found) => {
    const { stdout, status } = await url(['check', text]);
    // A name with letters outside ASCII also has other hosts, by programs that do not know IDNA.
    const line = `note: browsers show the domain in ASCII because of ${found}\n`;
    expect(stdout.split('\n').filter((each) => each.includes('browsers'))).toEqual([line.trimEnd()]);
    expect([stdout.endsWith(line), status]).toEqual([true, 0]);
  });

  test('a host of another reader has escapes for what a reader cannot see', async () => {
    expect((await url(['check', 'http://h\u200b\u3164/'])).stdout).toContain(
      'other readers find the host "h\\u200b\\u3164" or',
    );
  });

  test('--json has the label that misleads', async () => {
    const { stdout } = await url(['check', '--json', 'https://a.xn--80ak6aa92e.com/']);
    const misleading = { label: 'аррӏе', reason: 'whole-script-confusable', looksLike: 'a.apple.com' };
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, otherHosts: [], misleading });
  });

  test.each(['https://bücher.example/', 'https://faß.de/', 'https://пример.рф/', 'x://xn--80ak6aa92e.com/'])(
    'browsers show the domain of %s in Unicode',
    async (text) => expect((await url(['check', text])).stdout).not.toContain('in ASCII because'),
  );

  test.each([
    'http://me:secret@exa mple/',
    'http://me:sec ret\\t|@h/ a',
    'http://me:secret@h\\a',
    'http://me:sec/ret@h',
    'http://me:se@cret@h:99999/',
    'https://me:\u202esecret@\u202eh',
    `http://me:${'secret'.repeat(100)}|@h/|`,
    'http://me:secret\\\\@h',
  ])('does not show the password of %s', async (text) => {
    for (const { stdout } of [await url(['check', text]), await urlWithInput(`${text}\n`, 'check')]) {
      expect(stdout).toContain('me:***');
      expect(stdout).not.toMatch(/s.?e.?c|r.?e.?t@/);
    }
  });

  test('an error in a password marks the asterisks, and the errors after it their own places', async () => {
    expect((await url(['check', 'http://me:a\tbcdef@h/ i'])).stdout).toBe(`\
warning: U+0009 TAB is not allowed here (invalid-URL-unit)
  http://me:***@h/ i
            ^~~ all tabs and newlines are left out
warning: the URL contains credentials (invalid-credentials)
  http://me:***@h/ i
         ^~~~~~~ they are kept
warning: U+0020 SPACE is not allowed here (invalid-URL-unit)
  http://me:***@h/ i
                  ^ it is percent-encoded
note: it is treated as "http://me:***@h/%20i"
`);
  });

  test('the host of a base counts', async () => {
    const { stdout } = await url(['check', '//good.com\\@evil.com/', '--base', 'https://h/']);
    expect(stdout).toContain('other readers find the host "evil.com"');
  });

  test('keeps the first of very many errors, and the one for which parsing stops', async () => {
    const { stdout } = await url([
      'check',
      '--json',
      `http://h/${'%'.repeat(3000)}`,
      `x://${'|'.repeat(3000)}@h:a/${'%'.repeat(3000)}`,
    ]);
    const [first, second] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([first.errorCount, first.errors.length, first.errors[999].start]).toEqual([3000, 1000, 1008]);
    expect(second.errors[second.errors.length - 1]).toMatchObject({ type: 'port-invalid', start: 3007, failure: true });
    expect(second.furtherErrors.length).toBe(1000);
    expect(second.furtherErrors[0].start).toBe(3009);
  });

  test('with --strict, "valid" is what the exit status says', async () => {
    const { stdout } = await url(['check', '--json', '--strict', 'http://h\\']);
    expect(JSON.parse(stdout)).toMatchObject({ valid: false, href: 'http://h/' });
  });

  test('colours what a terminal shows, and takes its width', async () => {
    const stdout = Object.assign(new Collector(true), { columns: 30 });
    await url(['check', `http://h/${'a'.repeat(40)}\\`], { stdout });
    expect(stdout.text).toBe(
      '\x1b[1m\x1b[33mwarning:\x1b[39m "\\" is used as a separator (invalid-reverse-solidus)\x1b[22m\n' +
        `  …${'a'.repeat(24)}\\\n` +
        `  ${' '.repeat(25)}\x1b[33m^\x1b[39m it is treated as "/"\n` +
        `\x1b[1mnote:\x1b[22m it is treated as "http://h/${'a'.repeat(40)}/"\n`,
    );
    const plain = Object.assign(new Collector(true), { columns: 30 });
    await url(['check', 'http://h\\'], { stdout: plain, env: { NO_COLOR: '1' } });
    expect(plain.text).not.toContain('\x1b');
  });
});

describe('url check < lines', () => {
  test('numbers the lines, and is silent on those that are right', async () => {
    expect(await urlWithInput('x:y\n/\nhttp://h\\\r\nx:y', 'check')).toEqual({
      stdout: `line 2: error: there is no scheme, and no usable base URL (missing-scheme-non-relative-URL)
  /
  ^
line 3: warning: "\\" is used as a separator (invalid-reverse-solidus)
  http://h\\
          ^ it is treated as "/"
line 3: note: it is treated as "http://h/"
line 3: note: dangerous: other readers find the host "h\\\\" or the host "h%5C"; "url compare" shows which readers
`,
      stderr: '',
      status: 1,
    });
  });

  test('with --json, each line of input has its object', async () => {
    const { stdout, status } = await urlWithInput('x:y\na b\n', 'check', '--json', '--base', 'http://h');
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects.map(({ input, href, errors }) => [input, href, errors.length])).toEqual([
      ['x:y', 'x:y', 0],
      ['a b', 'http://h/a%20b', 1],
    ]);
    expect(status).toBe(0);
  });

  test('a URL that all readers read alike has its warning', async () => {
    expect((await url(['check', 'https://example.com/', 'http://me:pw@example.com/'])).stdout).toMatch(
      /invalid-credentials/,
    );
  });

  test('a person at a terminal is told what is waited for', async () => {
    const stderr = new Collector(true);
    await url(['check'], { stdin: input('x:y\n', true), stderr });
    expect(stderr.text).toBe('reading from the terminal, one URL a line; Ctrl-D ends it\n');
  });
});
