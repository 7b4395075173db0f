import { classNames } from '../class-names.js';

/** Names all classes: the end of an error's sentence. The other names of classes would be a tenth of a small bundle. */
export function adviceOnClass(_text: string): string {
  return `; the classes are "${classNames().join('", "')}"`;
}
