import { conforms, type NativeClasses } from './behaviors.js';
import { fillHoles } from './holes.js';
import { install } from './index.js';

/**
 * https://url.spec.whatwg.org/#api
 *
 * Leaves conforming classes alone, fills what they lack where that is enough, and replaces both otherwise: an object of one
 * class holds objects of the other.
 */
export function installWhereNeeded(target: object): void {
  const native: Partial<NativeClasses> = {
    URL: Reflect.get(target, 'URL'),
    URLSearchParams: Reflect.get(target, 'URLSearchParams'),
  };
  if (conforms(native)) fillHoles(native);
  else install(target);
}
