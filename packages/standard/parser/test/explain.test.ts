import { parseURL } from '@url/parser';
import { type ExplainedError, explain, failureReason } from '@url/parser/explain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputArbitrary } from '../../../../tools/conformance/generators.ts';

/** Each error as "problem; consequence". */
function sentences(input: string, base: string | null = null): string[] {
  return explain(input, { base }).errors.map(({ problem, consequence }) =>
    consequence === null ? problem : `${problem}; ${consequence}`,
  );
}

/** Does what the consequence of an error says to the input; `null` for consequences that do not say what to do. */
function inputAfter({ consequence, start, end }: ExplainedError, input: string): string | null {
  const text = input.slice(start, end);
  const replaceBy = (replacement: string) => input.slice(0, start) + replacement + input.slice(end);
  if (consequence === 'all tabs and newlines are left out') return input.replace(/[\t\n\r]/g, '');
  if (consequence === 'it is treated as "/"') return replaceBy('/');
  if (consequence === 'it is percent-encoded')
    return replaceBy(encodeURIComponent(text.replace(/^\p{Surrogate}$/u, '\ufffd')));
  return consequence?.endsWith('left out') && !consequence.includes('part') ? replaceBy('') : null;
}

test('explain keeps the first hundred thousand errors, and counts the others', () => {
  const { errors, leftOut } = explain(`a:${'|'.repeat(100_002)}`);
  expect(errors).toHaveLength(100_000);
  expect(errors[99_999]!.start).toBe(100_001);
  expect(leftOut).toBe(2);
  expect(explain(`a:${'|'.repeat(100_000)}`)).not.toHaveProperty('leftOut');
});

test('doing to the input what the parser is said to have done gives the same URL', () => {
  const part = fc.oneof(inputArbitrary, fc.constantFrom('@', ':@', 'u@', '\\', '//', '\t', 'app:', 'http:', 'é', ' '));
  const inputs = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  const property = fc.property(fc.constantFrom('', 'http:', 'https://', 'app://', 'file:'), inputs, (start, rest) => {
    const input = start + rest;
    const { href, errors } = explain(input, { base: 'https://h/a?b' });
    if (href === null) return;
    for (const error of errors) {
      const done = inputAfter(error, input);
      if (done !== null) expect(explain(done, { base: 'https://h/a?b' }).href).toBe(href);
    }
  });
  fc.assert(property, { numRuns: 5000 });
});

describe('explain', () => {
  test.each<[input: string, expected: string[]]>([
    ['https://exa mple.org', ['the domain contains U+0020 SPACE']],
    ['https://exa<mple.org', ['the domain contains U+003C (<)']],
    ['https://[a', ['the IPv6 address "[a" has no closing U+005D (])']],
    ['https://a_b.example/', ['the domain label "a_b" is not valid; it is accepted']],
    ['https://_/', ['the domain contains U+005F (_); it is accepted']],
    ['https://a..b/', ['"a..b" is not a valid domain; it is accepted']],
    [
      'https://exa%23mple.org',
      [
        'the domain contains the percent-encoded byte "%23"; it is percent-decoded',
        'the domain contains "%23", which decodes to an invalid code point',
      ],
    ],
    ['foo://a^b', ['the host contains U+005E (^)']],
    [
      'https://①.②.③.④/',
      ['the IPv4 address "①.②.③.④" is not written in ASCII; it is treated as the digits and dots that it maps to'],
    ],
    ['https://1.2.3/', ['the IPv4 address "1.2.3" has fewer than 4 parts; the last part fills the remaining bytes']],
    ['https://1.2.3.4.5/', ['the IPv4 address "1.2.3.4.5" has more than 4 parts']],
    ['https://a.b.test.42', ['the host ends in a number, as only IPv4 addresses do, but its part "a" is not a number']],
    [
      'https://1.2..4',
      [
        '"1.2..4" is not a valid domain; it is accepted',
        'the host ends in a number, as only IPv4 addresses do, but has an empty part',
      ],
    ],
    ['https://1.2.3.09', ['the part "09" of the IPv4 address starts with 0, but is not octal']],
    ['https://127.0.0x0.1', ['the part "0x0" of the IPv4 address is hexadecimal; it is written in decimal']],
    ['https://127.0.00.1', ['the part "00" of the IPv4 address is octal; it is written in decimal']],
    ['https://255.255.4000.1', ['the part "4000" of the IPv4 address is too large']],
    [
      'https://127.%30x1.0.1/',
      [
        'the domain contains the percent-encoded byte "%30"; it is percent-decoded',
        'a part of the IPv4 address is not decimal; it is written in decimal',
      ],
    ],
    ['https://[:1]', ['the IPv6 address starts with a single U+003A (:)']],
    ['https://[1:2:3:4:5:6:7:8:9]', ['the IPv6 address has more than 8 pieces']],
    ['https://[1::1::1]', ['the IPv6 address has more than one "::"']],
    ['https://[1:2:3!:4]', ['the IPv6 address contains U+0021 (!)']],
    ['https://[1:2:3:]', ['the IPv6 address ends with a single U+003A (:)']],
    ['https://[12345::]', ['a piece of the IPv6 address has more than 4 digits']],
    ['https://[1:2:3]', ['the IPv6 address "1:2:3" has fewer than 8 pieces, and no "::"']],
    ['https://[]', ['the IPv6 address is empty']],
    ['https://[::01]', ['the piece "01" of the IPv6 address has a leading zero; it is written without leading zeros']],
    ['https://[1:1:1:1:1:1:1:127.0.0.1]', ['the IPv6 address has no room for the IPv4 address "127.0.0.1"']],
    ['https://[::127.00.0.1]', ['U+0030 (0) is not allowed here in the IPv4 address of the IPv6 address']],
    ['https://[::127.0.0.]', ['the IPv4 address in the IPv6 address ends too early']],
    ['https://[::127.0.0.256]', ['the part "256" of the IPv4 address in the IPv6 address is above 255']],
    ['https://[::127.0.0]', ['the IPv4 address "127.0.0" in the IPv6 address has fewer than 4 parts']],
    ['file:c:/', ['"//" is missing after the scheme; the rest is parsed as a relative reference']],
    ['https:///h', ['U+002F (/) is found instead of a host; it is left out']],
    ['💩', ['there is no scheme, and no usable base URL']],
    ['https://h\\', ['"\\" is used as a separator; it is treated as "/"']],
    ['https://me@h', ['the URL contains credentials; they are kept']],
    ['https://@h', ['the URL contains credentials; they are empty, and left out']],
    ['https://:@h', ['the URL contains credentials; they are empty, and left out']],
    [
      'https://:\t@h',
      [
        'U+0009 TAB is not allowed here; all tabs and newlines are left out',
        'the URL contains credentials; they are empty, and left out',
      ],
    ],
    // The first "@" is a part of the user name then.
    ['https://@:@h', Array(2).fill('the URL contains credentials; they are kept')],
    ['app://@\\@h', Array(2).fill('the URL contains credentials; they are kept')],
    ['https://', ['the host is missing']],
    ['https://h:70000', ['the port "70000" is above 65535']],
    ['https://h:7z', ['the port contains U+007A (z)']],
    ['https://h:💩', ['the port contains U+1F4A9 (💩)']],
    ['file://C|', ['the drive letter "C|" is found instead of a host; it becomes the start of the path']],
  ])('%j gives %j', (input, expected) => {
    expect(sentences(input)).toEqual(expected);
  });

  test('a drive letter against a base', () => {
    expect(sentences('C|/a', 'file:///D:/b')).toEqual([
      'the path starts with the drive letter "C|"; it replaces the whole path of the base URL',
      'U+007C (|) is not allowed here; it becomes U+003A (:) in the drive letter of a file URL, and is kept as it is elsewhere',
    ]);
  });

  test.each(['\0C|', 'C| ', ' C|\x1f'])('a drive letter beside what is left out: %j', (input) => {
    expect(sentences(input, 'file:///a')).toContain(
      'U+007C (|) is not allowed here; it becomes U+003A (:) in the drive letter of a file URL, and is kept as it is elsewhere',
    );
  });

  test('the corrected href', () => {
    expect(explain('https:\\\\EXAMPLE.org\\a b').href).toBe('https://example.org/a%20b');
    expect(explain('b c', { base: 'https://h/a' }).href).toBe('https://h/b%20c');
    expect(explain('b c', { base: parseURL('https://h/a') }).href).toBe('https://h/b%20c');
    expect(explain('https://a b/').href).toBeNull();
  });

  test('nothing to say', () => {
    expect(explain('https://example.org/')).toEqual({ href: 'https://example.org/', errors: [] });
    expect(explain('a', { base: 'https://a b/' })).toEqual({ href: null, errors: [] });
  });
});

describe('what is not a URL unit', () => {
  const notHere = (it: string, consequence: string) => [`${it} is not allowed here; ${consequence}`];
  const encoded = 'it is percent-encoded';
  const kept = 'it is kept as it is';

  test.each<[input: string, expected: string[]]>([
    [' https://h/', notHere('U+0020 SPACE', 'it is left out')],
    ['https://h/\0', notHere('U+0000 NULL', 'it is left out')],
    ['  \thttps://h/ ', ['spaces or control characters surround the URL; they are left out']],
    ['https://h/\n\n', ['spaces or control characters surround the URL; they are left out']],
    ['https://h/a\tb\nc', notHere('U+0009 TAB', 'all tabs and newlines are left out')],
    ['https://h/%zz', ['U+0025 (%) is not followed by two hex digits; it is kept as it is']],
    ['https://h/a b', notHere('U+0020 SPACE', encoded)],
    ['https://h/{', notHere('U+007B ({)', encoded)],
    ['https://h/[', notHere('U+005B ([)', kept)],
    ['https://h/|', notHere('U+007C (|)', kept)],
    ['https://h/?{', notHere('U+007B ({)', kept)],
    ['https://h/?<', notHere('U+003C (<)', encoded)],
    ['https://h/?`', notHere('U+0060 (`)', kept)],
    ['https://h/#`', notHere('U+0060 (`)', encoded)],
    ['https://h/#a#?', notHere('U+0023 (#)', kept)],
    ['https://h/\u0085', notHere('U+0085', encoded)],
    ['https://h?\ufdd0', notHere('U+FDD0', encoded)],
    ['foo:/{', notHere('U+007B ({)', encoded)],
    ['foo:{', notHere('U+007B ({)', kept)],
    ['f\too:{', [...notHere('U+0009 TAB', 'all tabs and newlines are left out'), ...notHere('U+007B ({)', kept)]],
    ['foo:a b', notHere('U+0020 SPACE', kept)],
    ['foo:a ?b', notHere('U+0020 SPACE', encoded)],
    ['foo:a\x01b', notHere('U+0001', encoded)],
    ['foo://{/', notHere('U+007B ({)', kept)],
    ['foo:///{', notHere('U+007B ({)', encoded)],
    [
      'HTTPS:\\h',
      [
        '"//" is missing after the scheme; unless the base URL has the same scheme, the URL is parsed as if it were present',
        'U+005C (\\) is found instead of a host; it is left out',
      ],
    ],
  ])('%j gives %j', (input, expected) => {
    expect(sentences(input)).toEqual(expected);
  });

  test('it is kept where this is said, and encoded where that is said', () => {
    fc.assert(
      fc.property(
        inputArbitrary,
        fc.constantFrom(null, 'https://h/a?b', 'file:///a', 'foo://h/a', 'foo:a'),
        (input, base) => {
          // Dot segments take others away, of which nothing is seen in the href.
          if (/\p{Surrogate}|[\t\n\r]|(?:\.|%2e){2}/iu.test(input)) return;
          const { href, errors } = explain(input, { base });
          if (href === null) return;
          for (const { type, start, end, consequence } of errors) {
            if (type !== 'invalid-URL-unit') continue;
            const character = input.slice(start, end);
            if (consequence === 'it is kept as it is') expect(href).toContain(character);
            if (consequence === 'it is percent-encoded') expect(href).toContain(encodeURIComponent(character));
          }
        },
      ),
      { numRuns: 20_000 },
    );
  });
});

describe('failureReason', () => {
  test.each([
    [
      'https://exa mple.org',
      null,
      'Cannot parse "https://exa mple.org" as a URL: the domain contains U+0020 SPACE, at 11 (domain-to-ASCII)',
    ],
    [
      'a',
      'mailto:me',
      'Cannot parse "a" as a URL: there is no scheme, and no usable base URL, at 0 (missing-scheme-non-relative-URL)',
    ],
    ['a', 'https://', 'Cannot parse the base "https://" as a URL: the host is missing, at 8 (host-missing)'],
    [
      'https://h:\n"',
      null,
      'Cannot parse "https://h:\\n\\"" as a URL: the port contains U+0022 ("), at 11 (port-invalid)',
    ],
  ])('%j against %j: %s', (input, base, message) => {
    expect(failureReason(input, base)).toBe(message);
  });

  test('has none for what parses', () => {
    expect(failureReason('https://h/', null)).toBe('Cannot parse "https://h/" as a URL: nothing is wrong with it');
  });

  test('every failure has a reason', () => {
    fc.assert(
      fc.property(inputArbitrary, fc.constantFrom(null, 'https://h/a', 'foo:a', 'https://:1'), (input, base) => {
        if (parseURL(input, { base }) !== null) return;
        expect(failureReason(input, base)).toMatch(/^Cannot parse (?:the base )?".* as a URL: .*, at \d+ \([\w-]+\)$/s);
      }),
      { numRuns: 5000 },
    );
  });
});
