import { expect, test } from 'vitest';
import { inputOfExample, playgroundAddress } from '../build/example-input.ts';

test.each([
  ["import { f } from 'a:b';\nf('x', '//h', 'https://h/');", 'https://h/'],
  ["f('a b', '/p?q'); // => 'http://other/'", 'https://example.org/p?q'],
  ["f('../p');", 'https://example.org/../p'],
  ["f('q', 'EXAMPLE.com');", 'https://EXAMPLE.com/'],
  ["f('[::1]');", 'https://[::1]/'],
  ["f('a=b\\u0026\\x41\\n\\'');", "https://example.org/?a=b&A\n'"],
  ["f('name', 'http://evil.com\\\\@good.com/');", 'http://evil.com\\@good.com/'],
  ["f('Authorization: Bearer secret', 'C:\\\\a', 'sms:1');", 'sms:1'],
  ["f('http://[/');", 'http://[/'],
])('%j', (example, input) => {
  expect(inputOfExample(example)).toEqual({ input, base: null });
});

test('an example with a base opens with it', () => {
  expect(inputOfExample("f('../b', { base: 'https://h/a/' });")).toEqual({ input: '../b', base: 'https://h/a/' });
  expect(inputOfExample("f({ base: 'https://h/a/' });")).toEqual({ input: 'https://h/a/', base: null });
});

test.each(['f(1);', "isEven('word');", "f('');"])('%s shows nothing', (example) => {
  expect(inputOfExample(example)).toBeNull();
  expect(playgroundAddress(example)).toBeNull();
});

test('the address has the input and the base in its fragment', () => {
  expect(playgroundAddress("f('http://h/?a b');")).toBe('/#input=http%3A%2F%2Fh%2F%3Fa+b');
  expect(playgroundAddress("f('a', { base: 'x:/' });")).toBe('/#input=a&base=x%3A%2F');
});
