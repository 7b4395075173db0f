import { decodeALabel, findULabelError, isBidiLabel } from '@url/idna/idna2008';
import { describe, expect, it } from 'vitest';

describe('findULabelError', () => {
  it.each([
    ['l·l', null],
    ['·l', 0],
    ['l·', 1],
    ['L·l', 0],
    ['α͵β', null],
    ['α͵', 1],
    ['α͵в', 1],
    ['א׳', null],
    ['a׳', 1],
    ['״', 0],
    ['・ア', null],
    ['一・', null],
    ['a・b', 1],
    ['ب١', null],
    ['ب١۱', 1],
    ['क्‍', null],
    ['क‍', 1],
    ['بي‌بي', null],
    ['ßς་〇', null],
    ['ـ', 0],
    ['i♥', 1],
    ['😀', 0],
    ['a😀', 1],
    ['Ä', 0],
    ['a_ä', 1],
    ['ä-', 1],
    ['-ä', 0],
    ['ää--ä', 2],
    ['\u0308a', 0],
    ['a\u0308', 0],
    ['ᄀ', 0],
    ['\ud800', 0],
    ['\u{e0100}', 0],
    ['\u{10ffff}', 0],
  ])('of %j is at %j', (label, index) => {
    expect(findULabelError(label)?.index ?? null).toBe(index);
  });

  it('names the rule', () => {
    expect(findULabelError('a\u0308')?.rule).toBe('nfc');
    expect(findULabelError('0א')?.rule).toBe('bidi');
    expect(findULabelError('क‍')?.rule).toBe('contextj');
    expect(findULabelError('a', true)).toBe(null);
    expect(findULabelError('0ä', true)?.rule).toBe('bidi');
  });
});

it('decodes A-labels', () => {
  expect(decodeALabel('XN--BCHER-KVA')).toBe('bücher');
  for (const label of ['xn--', 'xn--a-', 'xn--X', 'xn--\u{e4}', 'bcher-kva', 'abcdbcher-kva'])
    expect(decodeALabel(label)).toBe(null);
});

it('knows Bidi labels', () => {
  expect([isBidiLabel('א'), isBidiLabel('١'), isBidiLabel('1')]).toEqual([true, true, false]);
});

/** https://www.rfc-editor.org/rfc/rfc5892#section-2.6 */
describe('the exceptions of RFC 5892, section 2.6', () => {
  it.each([0xdf, 0x3c2, 0x6fd, 0x6fe, 0xf0b, 0x3007])('allows code point %i', (codePoint) => {
    expect(findULabelError(String.fromCodePoint(codePoint))).toBeNull();
  });

  it.each([0x640, 0x7fa, 0x302e, 0x302f, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303b])(
    'does not allow code point %i',
    (codePoint) => {
      expect(findULabelError(`a${String.fromCodePoint(codePoint)}`)).toEqual({ index: 1, rule: 'disallowed' });
    },
  );
});
