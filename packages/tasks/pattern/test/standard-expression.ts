import type { Options } from '../src/component-options.js';
import type { Part } from '../src/part.js';

const escapeText = (text: string) => text.replace(/[.+*?^${}()[\]|/\\]/g, '\\$&');

/** https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list, step by step. */
export function standardExpression(partList: readonly Part[], { delimiterCodePoint }: Options): string {
  let result = '^';
  for (const part of partList) {
    const { type, modifier } = part;
    if (type === 'fixed-text') {
      result += modifier === '' ? escapeText(part.value) : `(?:${escapeText(part.value)})${modifier}`;
      continue;
    }
    const regExp = {
      'segment-wildcard': `[^${escapeText(delimiterCodePoint)}]+?`,
      'full-wildcard': '.*',
      regexp: part.value,
    }[type];
    const [prefix, suffix] = [escapeText(part.prefix), escapeText(part.suffix)];
    if (part.prefix === '' && part.suffix === '') {
      result += modifier === '' || modifier === '?' ? `(${regExp})${modifier}` : `((?:${regExp})${modifier})`;
    } else if (modifier === '' || modifier === '?') {
      result += `(?:${prefix}(${regExp})${suffix})${modifier}`;
    } else {
      result += `(?:${prefix}((?:${regExp})(?:${suffix}${prefix}(?:${regExp}))*)${suffix})`;
      if (modifier === '*') result += '?';
    }
  }
  return `${result}$`;
}
