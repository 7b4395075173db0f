import { type ComponentName, componentNames } from '../component-values.js';
import type { Part } from '../part.js';
import { createdOf, type URLPattern } from '../url-pattern.js';

const isOwn = Object.prototype.hasOwnProperty;

/**
 * Writes a component with values for its groups.
 *
 * Experimental: the function is tested by web-platform-tests, but it is not in the standard.
 *
 * @param urlPattern a pattern
 * @param component the name of a component, like "pathname"
 * @param groups the values by name; they are encoded as the URL parser encodes the component
 * @returns the component; `null` for another name of a component, for a group without a value, for a value that the group does not match,
 * and for a component with "*", a regular expression or a modifier
 * @throws TypeError for a value that is not a `URLPattern`
 *
 * @example
 * import { URLPattern } from '@url/pattern';
 * import { generate } from '@url/pattern/tools';
 *
 * const pattern = new URLPattern({ pathname: '/users/:id' });
 * generate(pattern, 'pathname', { id: 'å b' }); // => '/users/%C3%A5%20b'
 * generate(pattern, 'pathname', { id: 'a/b' }); // => null
 */
export function generate(
  urlPattern: URLPattern,
  component: ComponentName,
  groups: { readonly [name: string]: string },
): string | null {
  const struct = createdOf(urlPattern);
  if (!componentNames.includes(component)) return null;
  const { partList, options, encodingCallback } = struct[component];
  let result = '';
  for (let index = 0; index < partList.length; index++) {
    const part = partList[index]!;
    if (part.modifier !== '') return null;
    const value = part.type === 'fixed-text' ? part.value : findValue(part, groups);
    const encoded = value === null || part.type === 'fixed-text' ? value : encodingCallback(value);
    if (encoded === null) return null;
    if (part.type !== 'fixed-text' && !isSegment(encoded, options.delimiterCodePoint)) return null;
    result += part.prefix + encoded + part.suffix;
  }
  // A path like "/.." would not stay what it is.
  return encodingCallback(result) === result ? result : null;
}

/** The value of a group. Only a segment has one: a value could not be checked against a regular expression alone. */
function findValue({ type, name }: Part, groups: { readonly [name: string]: string }): string | null {
  if (type !== 'segment-wildcard' || !isOwn.call(groups, name)) return null;
  return `${groups[name]}`;
}

function isSegment(value: string, delimiter: string): boolean {
  return value !== '' && (delimiter === '' || !value.includes(delimiter));
}
