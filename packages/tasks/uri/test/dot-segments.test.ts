import { removeDotSegments } from '@url/uri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('5.2.4 Remove Dot Segments', () => {
  test.each([
    ['/a/b/c/./../../g', '/a/g'],
    ['mid/content=5/../6', 'mid/6'],
  ])('%j gives %j', (path, result) => {
    expect(removeDotSegments(path)).toBe(result);
  });

  test('gives what the two string buffers of the RFC give', () => {
    const segment = fc.constantFrom('', '.', '..', 'a', '...', '.b');
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 9 }), (segments) => {
        const path = segments.join('/');
        expect(removeDotSegments(path)).toBe(withTwoBuffers(path));
      }),
      { numRuns: 2000 },
    );
  });
});

/** 5.2.4, step by step. */
function withTwoBuffers(path: string): string {
  let input = path;
  let output = '';
  while (input !== '') {
    if (/^\.\.?\//.test(input)) input = input.replace(/^\.\.?\//, '');
    else if (/^\/\.(?:\/|$)/.test(input)) input = input.replace(/^\/\.(?:\/|$)/, '/');
    else if (/^\/\.\.(?:\/|$)/.test(input)) {
      input = input.replace(/^\/\.\.(?:\/|$)/, '/');
      output = output.replace(/\/?[^/]*$/, '');
    } else if (input === '.' || input === '..') input = '';
    else {
      const segment = /^\/?[^/]*/.exec(input)![0];
      output += segment;
      input = input.slice(segment.length);
    }
  }
  return output;
}
