import { checkHostname, checkIDNHostname, isHostname, isIDNHostname } from '@url/formats';
import { describe, expect, it } from 'vitest';

const label = 'a'.repeat(63);

describe('isHostname', () => {
  it.each([
    'a',
    'A.B',
    '1',
    '1.2.3',
    'a.1',
    'a--b',
    'ab--c',
    label,
    `${label}.${label}.${label}.${'a'.repeat(61)}`,
    'XN--BCHER-KVA.Example',
  ])('accepts %j', (text) => {
    expect([isHostname(text), checkHostname(text)]).toEqual([true, { ok: true }]);
    expect(isIDNHostname(text)).toBe(true);
  });

  it.each([
    ['', 0],
    ['.', 0],
    ['.a', 0],
    ['a.', 2],
    ['a..b', 2],
    ['-a', 0],
    ['a-.b', 1],
    ['a_b', 1],
    ['a b', 1],
    ['a\n', 1],
    ['1.2.3.4', 0],
    ['999.1.1.1', 0],
    [`b.${label}a`, 2],
    [`${label}.${label}.${label}.${'a'.repeat(62)}`, 253],
    ['a.xn--a', 2],
    ['a.xn--a-.b', 7],
    ['xn--i-7iq', 0],
    ['a.xn--4dbrk0c1', 2],
  ])('rejects %j at %j', (text, index) => {
    expect([isHostname(text), checkHostname(text)]).toMatchObject([false, { ok: false, index }]);
  });

  it('applies the Bidi Rule to all labels of a name that has right-to-left text', () => {
    expect(isIDNHostname('0ä')).toBe(true);
    expect(checkIDNHostname('א.0ä')).toMatchObject({ ok: false, index: 2 });
    expect([isIDNHostname('a-1.א'), isIDNHostname('1a.ä')]).toEqual([true, true]);
    expect(checkIDNHostname('a.1a.א')).toMatchObject({ ok: false, index: 2 });
    expect(checkHostname('xn--4db.1')).toMatchObject({ ok: false, index: 8 });
  });
});

describe('isIDNHostname', () => {
  it('reads the four dots', () => {
    for (const dot of '.。．｡') expect([isIDNHostname(`ä${dot}b`), isIDNHostname(`ä${dot}`)]).toEqual([true, false]);
    expect(isHostname('a。b')).toBe(false);
  });

  it('counts the length in Punycode', () => {
    expect(isIDNHostname(`${'ä'.repeat(55)}.a`)).toBe(true);
    expect(isIDNHostname(`${'aä'.repeat(40)}.a`)).toBe(false);
    expect(isIDNHostname('ä'.repeat(1_000_000))).toBe(false);
  });
});
