import type { ModelURL } from './model.js';
import { checkModel } from './model.js';

/** A constraint of valid URLs that a URL breaks, and the component that breaks it. */
export interface Violation {
  readonly constraint: 'no credentials' | 'no invalid percent-encode sequence';
  readonly component: 'username' | 'password' | 'host' | 'dir' | 'file' | 'query' | 'fragment';
}

const invalidPercentEncodeSequence = /%(?![\dA-Fa-f]{2})/;

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Valid URL.
 *
 * @param url a URL
 * @returns the constraints that the URL breaks, in the order of the components; a component breaks each constraint at most once. None for a
 *   valid URL
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { emptyURL, parseReference, violations } from '@url/reference';
 *
 * violations(emptyURL); // => []
 * const percentSign = parseReference('//host/100%');
 * percentSign && violations(percentSign); // => [{ constraint: 'no invalid percent-encode sequence', component: 'file' }]
 * const credentials = parseReference('//me@host');
 * credentials && violations(credentials); // => [{ constraint: 'no credentials', component: 'username' }]
 */
export function violations(url: ModelURL): Violation[] {
  checkModel('url', url);
  const found: Violation[] = [];
  const isInvalid = (value: string | null | undefined): boolean => !!value && invalidPercentEncodeSequence.test(value);
  const check = (component: Violation['component'], breaks: boolean, isOfCredentials = false): void => {
    const constraint = isOfCredentials ? 'no credentials' : 'no invalid percent-encode sequence';
    if (breaks) found.push({ constraint, component });
  };
  for (const component of ['username', 'password'] as const) {
    const value = url.authority?.[component] ?? null;
    check(component, value !== null, true);
    check(component, isInvalid(value));
  }
  check('host', isInvalid(url.authority?.host));
  check('dir', url.dirs.some(isInvalid));
  for (const component of ['file', 'query', 'fragment'] as const) check(component, isInvalid(url[component]));
  return found;
}
