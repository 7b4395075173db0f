import {
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  isValidNonEmptyURL,
  isValidNonEmptyURLPotentiallySurroundedBySpaces,
  isValidURL,
  isValidURLPotentiallySurroundedBySpaces,
  stripLeadingAndTrailingWhitespace,
} from '@url/drafts/2012';
import { expect, test } from 'vitest';

test.each([
  ['http://a/b', true, true, true],
  ['HTTP://a', true, true, true],
  ['foo://a', true, true, true],
  ['mailto:a', false, false, false],
  ['foo:/x', false, false, false],
  ['foo://h/x', true, true, true],
  ['http:a', false, false, false],
  ['http:/a', false, false, false],
  ['//a', false, false, false],
  ['a', false, false, false],
  ['', false, false, false],
])('%j: absolute %s, hierarchical %s, authority-based %s', (url, absolute, hierarchical, authorityBased) => {
  expect(isAbsoluteURL(url)).toBe(absolute);
  expect(isHierarchicalURL(url)).toBe(hierarchical);
  expect(isAuthorityBasedURL(url)).toBe(authorityBased);
});

test.each([
  ['', true, false, true, false],
  ['a', true, true, true, true],
  [' a\n', false, false, true, true],
  [' ', false, false, true, false],
  ['\u00a0a', true, true, true, true],
  ['http://a/b c', false, false, false, false],
  ['http://a/é', true, true, true, true],
])('%j: valid %s, non-empty %s, with spaces around %s and %s', (url, valid, nonEmpty, spaced, spacedNonEmpty) => {
  expect(isValidURL(url)).toBe(valid);
  expect(isValidNonEmptyURL(url)).toBe(nonEmpty);
  expect(isValidURLPotentiallySurroundedBySpaces(url)).toBe(spaced);
  expect(isValidNonEmptyURLPotentiallySurroundedBySpaces(url)).toBe(spacedNonEmpty);
});

test('space characters are the five of HTML', () => {
  expect(stripLeadingAndTrailingWhitespace(' \t\n\f\ra b\r\f\n\t ')).toBe('a b');
  expect(stripLeadingAndTrailingWhitespace('\v\u00a0a\0')).toBe('\v\u00a0a\0');
});
