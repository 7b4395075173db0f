// Measures nanoseconds for each operation of URLPattern, with alternating contenders.
import { type Measured, measureAlternately } from './speed.ts';

interface Pattern {
  test(input: string): boolean;
  exec(input: string): object | null;
}

type PatternClass = new (input: string) => Pattern;

/** Patterns without regular expressions, which need the flag "v", with a URL that matches. */
const patterns: readonly (readonly [pattern: string, url: string])[] = [
  ['https://example.com/users/:id', 'https://example.com/users/123?tab=posts'],
  ['https://*.example.com/blog/:year/:slug', 'https://www.example.com/blog/2026/post-1'],
  ['https://example.com/files/:path*', 'https://example.com/files/a/b/c.png'],
];

type Operation = (Class: PatternClass, made: readonly Pattern[]) => unknown;

const operations: Readonly<Record<string, Operation>> = {
  'URLPattern exec': (_, made) => made.map((pattern, index) => pattern.exec(patterns[index]![1])),
  'URLPattern test': (_, made) => made.map((pattern, index) => pattern.test(patterns[index]![1])),
  'new URLPattern(s)': (Class) => patterns.map(([pattern]) => new Class(pattern)),
};

export function measurePatternSpeed(
  contenders: Readonly<Record<string, PatternClass | undefined>>,
): Record<string, Record<string, number>> {
  const result: Record<string, Record<string, number>> = {};
  for (const [title, operation] of Object.entries(operations)) {
    const measured: Record<string, Measured> = {};
    for (const [name, Class] of Object.entries(contenders)) {
      if (typeof Class !== 'function') continue;
      const made = patterns.map(([pattern]) => new Class(pattern));
      if (!made.every((pattern, index) => pattern.test(patterns[index]![1]))) throw new Error(`${name} does not match`);
      measured[name] = { run: () => operation(Class, made), count: patterns.length };
    }
    result[title] = measureAlternately(measured);
  }
  return result;
}
