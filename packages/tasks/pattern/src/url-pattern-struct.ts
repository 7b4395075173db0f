import type { Component } from './component.js';
import { type ComponentName, componentNames } from './component-values.js';

/** https://urlpattern.spec.whatwg.org/#url-pattern */
export type URLPatternStruct = { readonly [name in ComponentName]: Component };

/** https://urlpattern.spec.whatwg.org/#url-pattern-has-regexp-groups */
export function hasRegExpGroups(urlPattern: URLPatternStruct): boolean {
  return componentNames.some((name) => urlPattern[name].partList.some(({ type }) => type === 'regexp'));
}
