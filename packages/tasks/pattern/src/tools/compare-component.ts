import { argumentError } from '@url/infra/internal';
import { type ComponentName, componentNames } from '../component-values.js';
import type { Modifier, Part, PartType } from '../part.js';
import { createdOf, type URLPattern } from '../url-pattern.js';

/** The types of parts, from those that match most to those that match least. */
const typeOrder: readonly PartType[] = ['full-wildcard', 'segment-wildcard', 'regexp', 'fixed-text'];

const modifierOrder: readonly Modifier[] = ['*', '?', '+', ''];

/** Stands for the end of a part list. */
const end: Pick<Part, 'type' | 'modifier' | 'prefix' | 'value' | 'suffix'> = {
  type: 'fixed-text',
  modifier: '',
  prefix: '',
  value: '',
  suffix: '',
};

/**
 * Compares a component of two patterns, so that sorting in descending order puts specific patterns first. Parts are compared from left to
 * right: by type (fixed text is more than a regular expression, which is more than a segment, which is more than "*"), then by modifier
 * (none, "+", "?", "*"), and then by text. Names are not compared.
 *
 * Experimental: the function is tested by web-platform-tests, but it is not in the standard.
 *
 * @param component the name of a component, like "pathname"
 * @returns −1 if the left one is less, 1 if it is more, and 0 if both are equal
 * @throws TypeError for another name, or a value that is not a `URLPattern`
 *
 * @example
 * import { URLPattern } from '@url/pattern';
 * import { compareComponent } from '@url/pattern/tools';
 *
 * const user = new URLPattern({ pathname: '/users/:id' });
 * const anything = new URLPattern({ pathname: '/users/*' });
 * compareComponent('pathname', user, anything); // => 1
 */
export function compareComponent(component: ComponentName, left: URLPattern, right: URLPattern): -1 | 0 | 1 {
  if (!componentNames.includes(component))
    throw argumentError('component', component, `is not one of ${componentNames.join(', ')}`);
  const { partList: leftList } = createdOf(left, 'left')[component];
  const { partList: rightList } = createdOf(right, 'right')[component];
  for (let index = 0; index < Math.max(leftList.length, rightList.length); index++) {
    const order = compareParts(leftList[index] ?? end, rightList[index] ?? end);
    if (order !== 0) return order;
  }
  return 0;
}

function compareParts(left: typeof end, right: typeof end): -1 | 0 | 1 {
  return (
    compare(typeOrder.indexOf(left.type), typeOrder.indexOf(right.type)) ||
    compare(modifierOrder.indexOf(left.modifier), modifierOrder.indexOf(right.modifier)) ||
    compare(left.prefix, right.prefix) ||
    compare(left.value, right.value) ||
    compare(left.suffix, right.suffix)
  );
}

function compare<T extends string | number>(left: T, right: T): -1 | 0 | 1 {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
