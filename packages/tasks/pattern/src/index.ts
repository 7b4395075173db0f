export type { URLPatternComponentResult } from './component.js';
export { install } from './install.js';
export type { PatternGroups, PatternText } from './list/pattern-groups.js';
export { type RouteHandler, route } from './list/route.js';
export {
  URLPatternList,
  type URLPatternListEntry,
  type URLPatternListInput,
  type URLPatternListMatch,
  type URLPatternListOptions,
  type URLPatternRoute,
} from './list/url-pattern-list.js';
export type { URLPatternResult } from './match-url-pattern.js';
export { URLPattern, type URLPatternConstructor } from './url-pattern.js';
export type { URLPatternInit } from './url-pattern-init.js';
export type { URLPatternInput, URLPatternOptions } from './url-pattern-input.js';
