import { isDeepStrictEqual } from 'node:util';
import { toUnicode } from '@url/idna';
import { URL as ReferenceURL } from 'whatwg-url';
import { hasNewMark } from './idna-comparison.ts';
import { explanationOf, setsFile } from './known-differences.ts';
import {
  type Difference,
  differenceFromNative,
  firstDifference,
  ourClass,
  type State,
  trace,
  type URLCase,
} from './trace.ts';

/** A difference without a known reason, and what differs. */
export interface FuzzDifference {
  readonly rival: 'whatwg-url' | 'native' | 'canParse' | 'fresh parse';
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** Whether whatwg-url may order the marks of a host otherwise, because it orders them by the Unicode version of the engine. */
function isDisputedOrder({ ours, theirs }: Difference): boolean {
  return [ours, theirs].some((state) => state !== null && hasNewMark(toUnicode(state.hostname!).domain));
}

/** Returns the result of `canParse` if it contradicts the constructor. */
function compareCanParse({ input, base }: URLCase, ours: readonly State[]): FuzzDifference | null {
  const parses = ours[0] !== null;
  const canParse = ourClass.canParse(input, base ?? undefined);
  return canParse === parses ? null : { rival: 'canParse', ours: parses, theirs: canParse };
}

/** Compares a URL, after its setters, with a parse of its href. Setting the scheme to "file" does not change "C|". */
function compareFreshParse({ steps }: URLCase, ours: readonly State[]): FuzzDifference | null {
  const last = ours.at(-1)!;
  if (last === null || steps.some(setsFile)) return null;
  const fresh = trace(ourClass, { input: last.href!, base: null, steps: [] });
  return isDeepStrictEqual([last], fresh) ? null : { rival: 'fresh parse', ours: last, theirs: fresh[0] };
}

/** Returns a difference without a known reason, or `null`. */
export function compareCase(urlCase: URLCase): FuzzDifference | null {
  const ours = trace(ourClass, urlCase);
  const own = compareCanParse(urlCase, ours) ?? compareFreshParse(urlCase, ours);
  if (own !== null) return own;
  const reference = firstDifference(ours, trace(ReferenceURL, urlCase), urlCase);
  if (reference !== null && !isDisputedOrder(reference)) return { rival: 'whatwg-url', ...reference };
  const native = differenceFromNative(ourClass, urlCase);
  return native === null || explanationOf(native) !== null ? null : { rival: 'native', ...native };
}
