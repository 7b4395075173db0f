import type { Options } from './component-options.js';
import type { Part } from './part.js';
import { fullWildcardRegExpValue, generateSegmentWildcardRegExp } from './regular-expression.js';
import { isValidNameCodePoint } from './tokenizer.js';

/** https://urlpattern.spec.whatwg.org/#generate-a-pattern-string */
export function generatePatternString(partList: readonly Part[], options: Options): string {
  let result = '';
  let previous: Part | null = null;
  for (let index = 0; index < partList.length; index++) {
    const part = partList[index]!;
    const next = index + 1 < partList.length ? partList[index + 1]! : null;
    const { modifier } = part;
    const isText = part.type === 'fixed-text';
    const needsGrouping = isText ? modifier !== '' : groupNeedsBraces(part, previous, next, options);
    const text = isText
      ? escapePatternString(part.value)
      : patternStringOfGroup(part, valueInPattern(part, previous, needsGrouping, options));
    result += (needsGrouping ? `{${text}}` : text) + modifier;
    previous = part;
  }
  return result;
}

function hasCustomName({ name }: Part): boolean {
  return /^\D/.test(name);
}

/** A name without a regular expression. The next characters could be read as part of it. */
function isName(part: Part): boolean {
  return part.type === 'segment-wildcard' && hasCustomName(part);
}

function isNamePart(text: string): boolean {
  return text !== '' && isValidNameCodePoint(text.codePointAt(0)!, false);
}

function groupNeedsBraces(part: Part, previous: Part | null, next: Part | null, options: Options): boolean {
  const { prefix, suffix } = part;
  const { prefixCodePoint } = options;
  if (suffix !== '' || (prefix !== '' && prefix !== prefixCodePoint)) return true;
  // The part after a name would be read as a part of the name, or as its regular expression.
  if (isName(part) && part.modifier === '' && next !== null && next.prefix === '' && next.suffix === '')
    if (next.type === 'fixed-text' ? isNamePart(next.value) : !hasCustomName(next)) return true;
  // The end of the text before the group would be read as the prefix of the group.
  const isAfterText = prefix === '' && previous !== null && previous.type === 'fixed-text';
  return isAfterText && prefixCodePoint !== '' && previous.value.endsWith(prefixCodePoint);
}

/** The text of a group. Its suffix is escaped after a name if it would be read as a part of the name. */
function patternStringOfGroup(part: Part, value: string): string {
  const name = hasCustomName(part) ? `:${part.name}` : '';
  const separator = isName(part) && isNamePart(part.suffix) ? '\\' : '';
  return escapePatternString(part.prefix) + name + value + separator + escapePatternString(part.suffix);
}

function valueInPattern(part: Part, previous: Part | null, needsGrouping: boolean, options: Options): string {
  const { type, value, prefix } = part;
  if (type === 'regexp') return `(${value})`;
  if (isName(part)) return '';
  if (type === 'segment-wildcard') return `(${generateSegmentWildcardRegExp(options)})`;
  const isAfterGroup = previous !== null && previous.type !== 'fixed-text' && previous.modifier === '';
  return hasCustomName(part) || (isAfterGroup && !needsGrouping && prefix === '')
    ? `(${fullWildcardRegExpValue})`
    : '*';
}

/** https://urlpattern.spec.whatwg.org/#escape-a-pattern-string */
export function escapePatternString(input: string): string {
  return input.replace(/[+*?:{}()\\]/g, '\\$&');
}
