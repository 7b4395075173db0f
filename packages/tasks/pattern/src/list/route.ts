import { argumentError } from '@url/infra/internal';
import type { PatternGroups, PatternText } from './pattern-groups.js';
import type { URLPatternListEntry, URLPatternRoute } from './url-pattern-list.js';

/**
 * Creates an entry of a list from a pattern and a function. TypeScript finds the groups that the function gets in the text of the pattern.
 *
 * @param pattern the text of a pattern, or an object with a pathname, and perhaps with a method and other parts
 * @param handler a function that gets `groups` of a match, and then whatever you pass
 * @throws TypeError if the handler is not a function
 *
 * @example
 * import { route, URLPatternList } from '@url/pattern';
 *
 * const routes = new URLPatternList([
 *   route({ method: 'GET', pathname: '/users/:id' }, ({ id }) => `user ${id.toUpperCase()}`),
 *   route({ pathname: '/files/*' }, (groups) => groups[0]),
 * ]);
 * const match = routes.exec({ method: 'GET', pathname: '/users/a' });
 * match?.value(match.groups); // => 'user A'
 */
export function route<
  const Pattern extends string | (URLPatternRoute & { readonly pathname: string }),
  Rest extends unknown[],
  Result,
>(
  pattern: Pattern,
  handler: (groups: PatternGroups<Pattern extends PatternText ? Pattern : never>, ...rest: Rest) => Result,
): URLPatternListEntry<RouteHandler<Rest, Result>> {
  if (typeof handler !== 'function') throw argumentError('handler', handler, 'is not a function');
  return [pattern as string | URLPatternRoute, handler as unknown as RouteHandler<Rest, Result>];
}

/** A function of `route`, as a list has it. Pass it the groups of the match that it comes from. */
export type RouteHandler<Rest extends unknown[], Result> = (
  groups: { readonly [name: string]: string | undefined },
  ...rest: Rest
) => Result;
