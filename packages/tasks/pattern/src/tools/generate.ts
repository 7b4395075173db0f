import { argumentError } from '@url/infra/internal';
import type { Component } from '../component.js';
import { type ComponentName, componentNames } from '../component-values.js';
import type { Part } from '../part.js';
import { createdOf, type URLPattern } from '../url-pattern.js';

/** The values of the groups, by name. */
type Groups = { readonly [name: string]: string };

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
 * @throws TypeError for a pattern that is not a `URLPattern`, and for values that are not strings
 *
 * @example
 * import { URLPattern } from '@url/pattern';
 * import { generate } from '@url/pattern/tools';
 *
 * const pattern = new URLPattern({ pathname: '/users/:id' });
 * generate(pattern, 'pathname', { id: 'å b' }); // => '/users/%C3%A5%20b'
 * generate(pattern, 'pathname', { id: 'a/b' }); // => null
 */
export function generate(urlPattern: URLPattern, component: ComponentName, groups: Groups): string | null {
  const struct = createdOf(urlPattern, 'urlPattern');
  if (typeof groups !== 'object' || groups === null) throw argumentError('groups', groups, 'is not an object');
  return componentNames.includes(component) ? generateComponent(struct[component], groups) : null;
}

function generateComponent({ partList, options, encodingCallback }: Component, groups: Groups): string | null {
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
function findValue({ type, name }: Part, groups: Groups): string | null {
  if (type !== 'segment-wildcard' || !isOwn.call(groups, name)) return null;
  const value: unknown = groups[name];
  if (typeof value !== 'string') throw argumentError(`groups.${name}`, value, 'is not a string');
  return value;
}

function isSegment(value: string, delimiter: string): boolean {
  return value !== '' && (delimiter === '' || !value.includes(delimiter));
}
