import { URLSearchParams } from '@url/search-params';
import { URL } from './url.js';

/** The object that the classes are installed on: `globalThis`, or the global object of another realm. */
export type InstallTarget = object;

/**
 * https://url.spec.whatwg.org/#api
 *
 * Replaces both classes of a global object. Blob URLs are still made and revoked by the native `URL`, because nothing else
 * can do that.
 *
 * @param target the global object, `globalThis` by default
 *
 * @example
 * import { install, URL } from '@url/polyfill';
 *
 * const realm: { URL?: typeof URL } = {};
 * install(realm);
 * realm.URL === URL; // => true
 */
export function install(target: InstallTarget = globalThis): void {
  const native = Reflect.get(target, 'URL');
  if (typeof native === 'function' && native !== URL) keepBlobURLs(native);
  defineGlobal(target, 'URL', URL);
  defineGlobal(target, 'URLSearchParams', URLSearchParams);
  if ('webkitURL' in target) defineGlobal(target, 'webkitURL', URL);
}

/** https://w3c.github.io/FileAPI/#creating-revoking */
function keepBlobURLs(native: object): void {
  for (const name of ['createObjectURL', 'revokeObjectURL']) {
    const descriptor = Object.getOwnPropertyDescriptor(native, name);
    if (descriptor !== undefined) Object.defineProperty(URL, name, descriptor);
  }
}

/** https://webidl.spec.whatwg.org/#define-the-global-property-references */
function defineGlobal(target: InstallTarget, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, enumerable: false, configurable: true });
}
