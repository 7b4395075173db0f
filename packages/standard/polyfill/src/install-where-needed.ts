import { isUsable, type NativeClasses } from './behaviors.js';
import type { install } from './install.js';
import { addMissingMembers } from './missing-members.js';

/**
 * https://url.spec.whatwg.org/#api
 *
 * Keeps classes that pass all behaviors, and adds the members that they lack. Otherwise replaces both classes, because an object of one class
 * contains objects of the other.
 *
 * @param target the global object
 * @param loadClasses returns `install`; called only if something has to be installed
 */
export function installWhereNeeded(target: object, loadClasses: () => { install: typeof install }): void {
  const native: Partial<NativeClasses> = {
    URL: Reflect.get(target, 'URL'),
    URLSearchParams: Reflect.get(target, 'URLSearchParams'),
  };
  if (isUsable(native)) addMissingMembers(native);
  else loadClasses().install(target);
}
