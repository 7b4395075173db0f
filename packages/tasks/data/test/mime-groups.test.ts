import { describe, expect, test } from 'vitest';
import * as groups from '../src/mime-groups.js';
import { MIMEType } from '../src/mime-type.js';
import { readShared } from './shared.js';

/** The groups by the names that web-platform-tests uses. */
const byName: Readonly<Record<string, (mimeType: MIMEType) => boolean>> = {
  image: groups.isImageMIMEType,
  'audio or video': groups.isAudioOrVideoMIMEType,
  font: groups.isFontMIMEType,
  'ZIP-based': groups.isZIPBasedMIMEType,
  archive: groups.isArchiveMIMEType,
  XML: groups.isXMLMIMEType,
  HTML: groups.isHTMLMIMEType,
  scriptable: groups.isScriptableMIMEType,
  JavaScript: groups.isJavaScriptMIMEType,
  JSON: groups.isJSONMIMEType,
};

interface Row {
  readonly input: string;
  readonly groups: readonly string[];
}

const rows = readShared<Row | string>('mime-groups').filter((row): row is Row => typeof row === 'object');
const minimized = readShared<{ input: string; minimizedMIMEType?: string } | string>('mime-types').flatMap((row) =>
  typeof row === 'object' && row.minimizedMIMEType !== undefined ? [[row.input, row.minimizedMIMEType] as const] : [],
);

describe.skipIf(rows.length === 0)('web-platform-tests', () => {
  test.each(rows)('$input', ({ input, groups: expected }) => {
    const mimeType = MIMEType.parse(input);
    const actual = Object.keys(byName).filter((name) => mimeType && byName[name]!(mimeType));
    expect(actual.sort()).toEqual([...expected].sort());
  });

  test.each(minimized)('%j is minimized to %j', (input, output) => {
    const mimeType = MIMEType.parse(input);
    expect(mimeType === null ? '' : groups.minimizeSupportedMIMEType(mimeType)).toBe(output);
  });
});

describe('the groups', () => {
  test.each([
    ['image/x', ['image']],
    ['application/ogg', ['audio or video']],
    ['application/vnd.ms-opentype', ['font']],
    ['application/zip', ['ZIP-based', 'archive']],
    ['x/y+xml', ['XML', 'scriptable']],
    ['text/html', ['HTML', 'scriptable']],
    ['application/pdf', ['scriptable']],
    ['text/javascript1.5', ['JavaScript']],
    ['text/x-ecmascript', ['JavaScript']],
    ['text/javascript1.6', []],
    ['text/json', ['JSON']],
    ['text/plain', []],
  ])('of %s are %j', (input, expected) => {
    const mimeType = new MIMEType(input);
    expect(Object.keys(byName).filter((name) => byName[name]!(mimeType))).toEqual(expected);
  });
});

describe('minimizeSupportedMIMEType', () => {
  test.each([
    ['application/x-javascript', 'text/javascript'],
    ['a/b+json', 'application/json'],
    ['image/svg+xml', 'image/svg+xml'],
    ['a/b+xml', 'application/xml'],
    ['text/css;a=b', 'text/css'],
    ['x/y', ''],
  ])('%s is %j', (input, output) => {
    expect(groups.minimizeSupportedMIMEType(new MIMEType(input))).toBe(output);
  });

  test('asks what is supported', () => {
    const isSupported = ({ type }: { type: string }) => type === 'x';
    expect(groups.minimizeSupportedMIMEType(new MIMEType('x/y'), { isSupported })).toBe('x/y');
    expect(groups.minimizeSupportedMIMEType(new MIMEType('text/html'), { isSupported })).toBe('');
  });
});

test.each(Object.entries(byName))('%s: text throws, because it is not parsed', (_, isInGroup) => {
  for (const value of ['image/png', 'application/json', undefined, null, {}, { type: 'text' }])
    expect(() => isInGroup(value as MIMEType)).toThrow('is not a MIME type; parse text with parseMIMEType');
});
