import { requireArguments, toDOMString } from '@url/infra';
import type { NativeClasses } from './behaviors.js';
import { addMembers, addSymbol, hasAll } from './members.js';
import { addMissingParamsMembers, lacksParams } from './missing-params-members.js';
import type { URL } from './url.js';

/**
 * https://url.spec.whatwg.org/#api
 *
 * Adds to native classes the members that are younger than the classes. An existing member is not changed, except `has` and `delete` if
 * they ignore their second argument. Nothing is added to a frozen object.
 */
export function addMissingMembers(native: NativeClasses): void {
  if (!hasAll(native.URL, ['parse', 'canParse'])) addStatics(native);
  if (!hasAll(native.URL.prototype, ['toJSON', Symbol.toStringTag])) addURLMembers(native);
  if (lacksParams(native)) addMissingParamsMembers(native);
}

function addURLMembers({ URL: { prototype } }: NativeClasses): void {
  addMembers(prototype, {
    toJSON(this: URL): string {
      return this.href;
    },
  });
  addSymbol(prototype, Symbol.toStringTag, { value: 'URL' });
}

/** https://url.spec.whatwg.org/#dom-url-parse and https://url.spec.whatwg.org/#dom-url-canparse */
function addStatics({ URL: NativeURL }: NativeClasses): void {
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
  addMembers(NativeURL, {
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
