import { describe, expect, test } from 'vitest';
import { toASCII } from '../src/index.js';

const isValid = (label: string) => toASCII(label, { checkJoiners: true }) !== null;

// U+0628 (ب) joins on both sides, U+0627 (ا) only to what is before it, U+A872 only to what is after it, U+064B is transparent,
// U+094D is a virama.
describe('ContextJ', () => {
  test.each([
    'क\u094d\u200cष',
    'क\u094d\u200dष',
    'ب\u200cب',
    'ب\u200cا',
    '\ua872\u200cا',
    'ب\u064b\u064b\u200c\u064bب',
    'ب\u200cب\u200cب',
  ])('allows %j', (label) => expect(isValid(label)).toBe(true));

  test.each([
    '\u200c',
    '\u200d',
    'a\u200cb',
    'a\u200db',
    'ب\u200dب',
    'ا\u200cب',
    'ب\u200c',
    '\u200cب',
    'ب\u200ca',
    'ب\u200c\u200cب',
    'क\u094d\u064b\u200d',
  ])('refuses %j', (label) => {
    expect(isValid(label)).toBe(false);
    expect(toASCII(label)).not.toBe(null);
  });

  test('asks of each U+200C what is around it', () => {
    expect(isValid('بक\u094d\u200cبa\u200cb')).toBe(false);
  });
});
