import { type ComponentType, compareTypes } from './goto.js';
import { checkModel, createModelURL, emptyURL, type ModelURL, modelEquals } from './model.js';
import { normalize } from './normalize.js';
import { parseReference } from './parse.js';
import { type ParserMode, parserModeFor } from './parser-mode.js';
import { print } from './print.js';
import { resolve } from './resolve.js';

/**
 * Returns the shortest reference from a base to a URL. It is the inverse of `resolve`.
 *
 * @param target a URL that resolves without a base; it need not be normalized
 * @param base another
 * @returns the shortest URL, as printed in the mode of the base, that resolves against the base to the normal form of the target without a
 *   change by force; `null` if the target does not resolve
 * @throws TypeError if an argument is not a URL of the model
 *
 * @example
 * import { parseReference, print, relativize } from '@url/reference';
 *
 * const base = parseReference('http://host/a/b?c');
 * const sibling = parseReference('http://host/a/d#e');
 * print(sibling && base && relativize(sibling, base)); // => 'd#e'
 * const directory = parseReference('http://host/a/');
 * print(directory && base && relativize(directory, base)); // => '.'
 * const emptySegment = parseReference('http://host//a');
 * print(emptySegment && base && relativize(emptySegment, base)); // => '..//a'
 * const other = parseReference('http://other/');
 * print(other && base && relativize(other, base)); // => '//other/'
 */
export function relativize(target: ModelURL, base: ModelURL): ModelURL | null {
  checkModel('target', target);
  checkModel('base', base);
  const to = resolveAndNormalize(target, emptyURL);
  if (to === null) return null;
  const from = resolveAndNormalize(base, emptyURL) ?? emptyURL;
  const mode = parserModeFor(from);
  let shortest = to;
  let length = print(to).length;
  for (const candidate of candidatesFor(to, from)) {
    const printed = print(candidate, { mode });
    if (printed.length < length && leadsTo(printed, mode, from, to)) {
      shortest = candidate;
      length = printed.length;
    }
  }
  return shortest;
}

function resolveAndNormalize(url: ModelURL, base: ModelURL): ModelURL | null {
  const resolved = resolve(url, base);
  return resolved && normalize(resolved);
}

/** Whether a string is parsed to a URL that resolves to the target. */
function leadsTo(printed: string, mode: ParserMode, from: ModelURL, to: ModelURL): boolean {
  const url = parseReference(printed, { mode });
  const resolved = url && resolveAndNormalize(url, from);
  return resolved !== null && modelEquals(resolved, to);
}

/**
 * Lists the candidates for the shortest reference: the components of the target from a type on, and the path to the target from the last
 * dir that both URLs have in common. Force changes none of them, because it has been applied to the target. The caller checks that a candidate
 * leads to the target.
 */
function candidatesFor(to: ModelURL, from: ModelURL): ModelURL[] {
  return [
    postfixFrom('fragment', to),
    postfixFrom('query', to),
    postfixFromCommonDir(to, from),
    postfixFrom('path-root', to),
    postfixFrom('drive', to),
    postfixFrom('authority', to),
  ];
}

/** The components of a type and of greater types. */
function postfixFrom(type: ComponentType, url: ModelURL): ModelURL {
  const isIn = (other: ComponentType): boolean => compareTypes(other, type) >= 0;
  const { authority, drive, pathRoot, dirs, file, query, fragment } = url;
  return createModelURL({
    authority: isIn('authority') ? authority : null,
    drive: isIn('drive') ? drive : null,
    pathRoot: isIn('path-root') ? pathRoot : null,
    dirs: isIn('dir') ? dirs : [],
    file: isIn('file') ? file : null,
    query: isIn('query') ? query : null,
    fragment,
  })!;
}

function postfixFromCommonDir(to: ModelURL, from: ModelURL): ModelURL {
  const { query, fragment } = to;
  let common = 0;
  while (common < from.dirs.length && common < to.dirs.length && from.dirs[common] === to.dirs[common]) common++;
  const up = from.dirs.slice(common).map(() => '..');
  const down = to.dirs.slice(common);
  // If the target is the directory of the base, or one above it, the dots do not need a solidus after them.
  const file = to.file ?? (down.length === 0 ? (up.pop() ?? '.') : null);
  return createModelURL({ dirs: up.concat(down), file, query, fragment })!;
}
