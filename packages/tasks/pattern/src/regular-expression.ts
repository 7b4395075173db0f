import type { Options } from './component-options.js';
import { isRepeated, type Part } from './part.js';

/** https://urlpattern.spec.whatwg.org/#full-wildcard-regexp-value */
export const fullWildcardRegExpValue = '.*';

/**
 * https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list
 *
 * @returns the source of the expression; its groups are the parts that are not fixed text
 */
export function generateRegularExpression(partList: readonly Part[], options: Options): string {
  const sources = partList.map((part, index) => {
    const source = sourceOf(part, options);
    const isSegmentAtEnd = index === partList.length - 1 && part.type === 'segment-wildcard' && part.suffix === '';
    // Such a segment reaches to the end, lazy or not. V8 takes up to twice as long for a lazy one.
    return isSegmentAtEnd ? source.replace(/\+\?/g, '+') : source;
  });
  return `^${sources.join('')}$`;
}

function sourceOf(part: Part, options: Options): string {
  const { modifier } = part;
  if (part.type === 'fixed-text') return `(?:${escapeRegExpString(part.value)})${modifier}`;
  const regExp = regExpValueOf(part, options);
  const prefix = escapeRegExpString(part.prefix);
  const suffix = escapeRegExpString(part.suffix);
  if (!isRepeated(part)) return `(?:${prefix}(${regExp})${suffix})${modifier}`;
  if (prefix + suffix === '') return `((?:${regExp})${modifier})`;
  const repeated = `((?:${regExp})(?:${suffix}${prefix}(?:${regExp}))*)`;
  return `(?:${prefix}${repeated}${suffix})${modifier === '*' ? '?' : ''}`;
}

function regExpValueOf({ type, value }: Part, options: Options): string {
  if (type === 'segment-wildcard') return generateSegmentWildcardRegExp(options);
  return type === 'full-wildcard' ? fullWildcardRegExpValue : value;
}

/** https://urlpattern.spec.whatwg.org/#generate-a-segment-wildcard-regexp */
export function generateSegmentWildcardRegExp({ delimiterCodePoint }: Options): string {
  return `[^${escapeRegExpString(delimiterCodePoint)}]+?`;
}

/** https://urlpattern.spec.whatwg.org/#escape-a-regexp-string */
export function escapeRegExpString(input: string): string {
  return input.replace(/[.+*?^${}()[\]|/\\]/g, '\\$&');
}
