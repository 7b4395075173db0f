import { URLPattern } from './url-pattern.js';

/**
 * Defines the class on a global object, and replaces an existing class. See https://urlpattern.spec.whatwg.org/#urlpattern.
 *
 * @param target the global object, `globalThis` by default
 *
 * @example
 * import { install, URLPattern } from '@url/pattern';
 *
 * const realm: { URLPattern?: typeof URLPattern } = {};
 * install(realm);
 * realm.URLPattern === URLPattern; // => true
 */
export function install(target: object = globalThis): void {
  Object.defineProperty(target, 'URLPattern', {
    value: URLPattern,
    writable: true,
    enumerable: false,
    configurable: true,
  });
}
