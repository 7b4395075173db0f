import { type CompareOptions, compare } from '@url/compare';
import { expect, test } from 'vitest';
import { CompareSummary } from '../src/compare-summary.js';

function summaryOf(inputs: readonly string[], options: CompareOptions = {}): CompareSummary {
  const summary = new CompareSummary();
  for (const [index, input] of inputs.entries()) {
    summary.add(input, compare(input, { explain: false, ...options }), `line ${index + 1}: `);
  }
  return summary;
}

test('classes are counted with examples, the worst first', () => {
  const inputs = [
    'http://h.example/',
    'http://evil.com\\@good.com/',
    'http://h.example/a/../b',
    'http://h.example/../d',
  ];
  const lines = `${summaryOf(inputs)}`.split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '4 inputs, 1 read alike',
    '1 host (other host)',
    '  line 2: http://evil.com\\@good.com/',
  ]);
  const path = lines.indexOf('2 path');
  expect(lines.slice(path, path + 3)).toEqual([
    '2 path',
    ...inputs.slice(2).map((input, index) => `  line ${index + 3}: ${input}`),
  ]);
});

test('an input that is known to be plain counts as read alike', () => {
  const summary = new CompareSummary();
  summary.add('http://h.example/', null, '');
  expect(`${summary}`).toBe('1 input, 1 read alike\n');
});

test('three examples are kept, shortened and without controls', () => {
  const summary = summaryOf(Array.from({ length: 9 }, (_, index) => `http://h/\x1b${index}/../${'a'.repeat(200)}`));
  const examples = `${summary}`.split('\n').filter((line) => line.startsWith('  line'));
  expect(new Set(examples).size).toBe(3);
  expect(Math.max(...examples.map(({ length }) => length))).toBeLessThan(150);
  expect(`${summary}`).not.toContain('\x1b');
});

test('what no specification reads is a class of its own', () => {
  const summary = summaryOf(['http://[/', 'x y'], { readers: ['rfc3986', 'whatwg'] });
  expect(`${summary}`).toContain('2 that no compared standard accepts\n  line 1: http://[/\n  line 2: x y\n');
  expect(JSON.parse(JSON.stringify(summary)).unread.count).toBe(2);
});

test('as JSON, each class has its subject, harm, count and examples', () => {
  const { inputs, alike, classes } = JSON.parse(JSON.stringify(summaryOf(['http://h/a/../b', 'http://h.example/'])));
  expect([inputs, alike]).toEqual([2, 1]);
  expect(classes).toEqual([
    { subject: 'path', harm: 'path', count: 1, examples: [{ place: 'line 1', input: 'http://h/a/../b' }] },
  ]);
});
