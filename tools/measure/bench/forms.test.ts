import { describe, expect, test } from 'vitest';
import { forms, makeForm } from './forms.ts';

const strings = ['https://example.org/a', '', 'https://example.org/é', 'https://example.org/日本語', 'x', ''];

describe.each(forms)('the form %s', (form) => {
  test('holds equal strings in the same order', () => {
    expect(makeForm(strings, form)).toEqual(strings);
  });

  test('of none holds none', () => {
    expect(makeForm([], form)).toEqual([]);
  });

  test('of one empty string holds it', () => {
    expect(makeForm([''], form)).toEqual(['']);
  });
});
