import type { AddressClassName } from './address-class.js';
import { specialBlockNames } from './special-blocks.js';

/** Returns every name of a class that a list of a policy may contain. */
export function classNames(): AddressClassName[] {
  return [...new Set<AddressClassName>(['public', 'local', 'loopback', ...specialBlockNames()])];
}

/** The names by their folded form. It is created on first use. */
let namesByFold: ReadonlyMap<string, AddressClassName> | null = null;

/** Returns the class that a text names, in any case, with or without separators between the words; `null` if it names none. */
export function parseClassName(text: string): AddressClassName | null {
  if (namesByFold === null) namesByFold = new Map(classNames().map((name) => [fold(name), name]));
  return namesByFold.get(fold(text)) ?? null;
}

/** Removes what does not tell names apart. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[\s_/-]/g, '');
}
