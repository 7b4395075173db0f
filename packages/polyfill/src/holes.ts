import { requireArguments, toDOMString } from '@url/infra';
import type { NativeClasses } from './behaviors.js';
import { fillMembers, fillSymbol, hasAll } from './members.js';
import { fillParams, lacksParams } from './params-holes.js';
import type { URL } from './url.js';

/**
 * https://url.spec.whatwg.org/#api
 *
 * Adds to native classes the members that are younger than the classes. An existing member is not changed, except `has` and `delete` if
 * they ignore their second argument. Nothing is added to a frozen object.
 */
export function fillHoles(native: NativeClasses): void {
  if (!hasAll(native.URL, ['parse', 'canParse'])) fillStatics(native);
  if (!hasAll(native.URL.prototype, ['toJSON', Symbol.toStringTag])) fillURLMembers(native);
  if (lacksParams(native)) fillParams(native);
}

function fillURLMembers({ URL: { prototype } }: NativeClasses): void {
  fillMembers(prototype, {
    toJSON(this: URL): string {
      return this.href;
    },
  });
  fillSymbol(prototype, Symbol.toStringTag, { value: 'URL' });
}

/** https://url.spec.whatwg.org/#dom-url-parse and https://url.spec.whatwg.org/#dom-url-canparse */
function fillStatics({ URL: NativeURL }: NativeClasses): void {
  const parseOrNull = (url: unknown, base: unknown): URL | null => {
    const input = toDOMString(url);
    const baseInput = base === undefined ? undefined : toDOMString(base);
    try {
      // Old WebKit converts a base that is `undefined` to the string "undefined".
      return baseInput === undefined ? new NativeURL(input) : new NativeURL(input, baseInput);
    } catch {
      return null;
    }
  };
  fillMembers(NativeURL, {
    parse(url: unknown, base: unknown = undefined): URL | null {
      requireArguments(arguments.length, 1);
      return parseOrNull(url, base);
    },
    canParse(url: unknown, base: unknown = undefined): boolean {
      requireArguments(arguments.length, 1);
      return parseOrNull(url, base) !== null;
    },
  });
}
