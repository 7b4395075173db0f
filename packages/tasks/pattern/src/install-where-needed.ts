import { install } from './install.js';
import type { URLPatternConstructor } from './url-pattern.js';

type Behavior = (native: URLPatternConstructor) => boolean;

/** Behaviors that every program expects of the class. None of them is a rare case. */
const behaviors: readonly Behavior[] = [matchesStrings, matchesParts, leavesRestOpen, ignoresCase, throwsForMalformed];

function matchesStrings(URLPattern: URLPatternConstructor): boolean {
  const pattern = new URLPattern('/a/:id/*', 'https://h.example');
  const groups = pattern.exec('https://h.example/a/b/c/d')?.pathname.groups;
  return (
    groups?.id === 'b' &&
    groups['0'] === 'c/d' &&
    pattern.pathname === '/a/:id/*' &&
    !pattern.test('https://h.example/a/')
  );
}

function matchesParts(URLPattern: URLPatternConstructor): boolean {
  const pattern = new URLPattern({ hostname: '{:sub.}?example.com', pathname: '/:name?' });
  const result = pattern.exec({ hostname: 'example.com', pathname: '/x' });
  return (
    result?.hostname.groups.sub === undefined &&
    result?.pathname.groups.name === 'x' &&
    pattern.protocol === '*' &&
    pattern.hasRegExpGroups === false
  );
}

/** Components after the last one of a string are wildcards; the port is not. */
function leavesRestOpen(URLPattern: URLPatternConstructor): boolean {
  const pattern = new URLPattern('https://h.example/a');
  return pattern.test('https://u:p@h.example/a?q#f') && !pattern.test('https://h.example:81/a');
}

function ignoresCase(URLPattern: URLPatternConstructor): boolean {
  return new URLPattern({ pathname: '/a' }, { ignoreCase: true }).test('https://h/A');
}

function throwsForMalformed(URLPattern: URLPatternConstructor): boolean {
  try {
    return new URLPattern({ pathname: '/(' }) === null;
  } catch (error) {
    return error instanceof TypeError;
  }
}

function isUsable(native: unknown): boolean {
  if (typeof native !== 'function') return false;
  try {
    return behaviors.every((holds) => holds(native as unknown as URLPatternConstructor));
  } catch {
    return false;
  }
}

/**
 * Keeps a class `URLPattern` that passes all behaviors, and otherwise installs the one of this package.
 *
 * @param target the global object
 */
export function installWhereNeeded(target: object): void {
  if (!isUsable(Reflect.get(target, 'URLPattern'))) install(target);
}
