import { type Authority, createModelURL, type ModelURL, parseResolveAndNormalize } from '@url/reference';
import fc from 'fast-check';
import { inputWithBase } from '../../../../tools/conformance/generators.ts';

/** Segments that are parsed to something else in the wrong place. */
const segment = fc.constantFrom(
  'a',
  'b',
  '..',
  '.',
  '%2e',
  '.%2E',
  'c:',
  'c|',
  'D:',
  'a:b',
  '1:',
  'a\\b',
  "'",
  ' ',
  'é ',
  '%',
  '%41',
  '?',
  '#',
  '/',
  '\ufffe💩',
  '...',
);
const text = fc.constantFrom(
  '',
  'a',
  'a b ',
  "'",
  '%zz',
  'é',
  '?',
  '#',
  '\\',
  '/',
  '\u0000\u0085',
  '\ud800',
  '@:',
  '💩',
);
const host = fc.constantFrom(
  'h',
  'c',
  'C|',
  'example.org',
  'localhost',
  '[::1]',
  '[',
  'a b',
  'é',
  '127.1',
  '%41',
  'a/b',
  '@',
);

function option<T>(arbitrary: fc.Arbitrary<T>, freq = 1): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { freq });
}

const authority: fc.Arbitrary<Authority> = fc
  .record({
    username: option(text),
    password: option(text),
    host: option(host, 4),
    port: option(fc.constantFrom<number | ''>('', 80, 21, 443, 8080)),
  })
  .map(({ username, password, host, port }) =>
    host === null
      ? { username: null, password: null, host, port: null }
      : { username, password: username === null ? null : password, host, port },
  );

/** URLs of the model, made of components and not of strings: also such as no string is read as. */
export const modelURL: fc.Arbitrary<ModelURL> = fc
  .record({
    scheme: option(fc.constantFrom('http', 'WSS', 'file', 'File', 'foo', 'a')),
    authority: option(authority),
    drive: option(fc.constantFrom('c:', 'C|'), 1),
    pathRoot: option(fc.constant('/' as const)),
    dirs: fc.array(fc.oneof(segment, fc.constant('')), { maxLength: 4 }),
    file: option(segment),
    query: option(text),
    fragment: option(text),
  })
  .map((url) => createModelURL(url) ?? createModelURL({ ...url, pathRoot: '/' })!);

/** Strings of few kinds of pieces, so that drives, dots and solidi meet often. */
export const reference: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        '/',
        '/',
        '\\',
        '..',
        '.',
        '%2e',
        'a',
        'b',
        'c:',
        'c|',
        'D|',
        '?',
        '#',
        ':',
        '@',
        ' ',
        'h',
        '80',
        'é',
        "'",
        '%',
        'file:',
        'http:',
        'foo:',
        '//',
      ),
      { maxLength: 10 },
    )
    .map((pieces) => pieces.join('')),
  inputWithBase.map(({ input }) => input),
);

/** URLs that resolve without base, as resolution and normalization leave them. */
export const resolvedURL: fc.Arbitrary<ModelURL> = fc
  .tuple(
    fc.constantFrom(
      'http://h',
      'http://h',
      'ws://u@g:81',
      'file://',
      'file://',
      'file:///c:',
      'file://h',
      'foo://h',
      'foo://',
      'foo:',
      'foo:x',
      '',
    ),
    fc.array(fc.constantFrom('/', '/', '/a', '/b', '/.', '/..', '/c:', '/c|x', '/d:', '/a:b', '/é', '/ ', 'x'), {
      maxLength: 6,
    }),
    fc.constantFrom('', '', '', '?', '?q', "?'"),
    fc.constantFrom('', '', '', '#', '#f'),
    reference,
  )
  .map(([start, path, query, fragment, any]) =>
    parseResolveAndNormalize(start === '' ? any : start + path.join('') + query + fragment),
  )
  .filter((url) => url !== null);
