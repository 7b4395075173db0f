import { expect, test } from 'vitest';
import { inputOfExample, playgroundLink } from '../build/example-input.ts';

test.each([
  ["import { f } from 'a:b';\nf('x', '//h', 'https://h/');", 'https://h/'],
  ["f('a b', '/p?q'); // => 'http://other/'", 'https://example.org/p?q'],
  ["f('../p');", 'https://example.org/../p'],
  ["f('q', 'EXAMPLE.com');", 'https://EXAMPLE.com/'],
  ["f('[::1]');", 'https://[::1]/'],
  ["f('a=b\\u0026\\x41\\n\\'');", "https://example.org/?a=b&A\n'"],
  ['f(1);', null],
])('%j', (example, input) => {
  expect(inputOfExample(example)).toBe(input);
});

test('the link has the input in its fragment', () => {
  expect(playgroundLink("f('http://h/?a b');")).toBe('[Open in the playground](/#input=http%3A%2F%2Fh%2F%3Fa+b)');
  expect(playgroundLink('f();')).toBe('');
});
