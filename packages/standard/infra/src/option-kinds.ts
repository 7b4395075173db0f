import { argumentError } from './argument-error.js';
import { checkOptions } from './read-options.js';

/** The kind of an option: a type, a list of strings, or one of several texts. */
export type OptionKind = 'boolean' | 'function' | 'number' | 'string' | 'list of strings' | readonly string[];

function isOfKind(value: unknown, kind: OptionKind): boolean {
  if (typeof kind !== 'string') return kind.includes(value as string);
  if (kind === 'list of strings') return Array.isArray(value) && value.every((member) => typeof member === 'string');
  return typeof value === kind && !Number.isNaN(value);
}

/**
 * Throws if the options contain an unknown name or a value of the wrong kind.
 *
 * @param kinds the kind of each option
 */
export function checkKinds(options: object | null | undefined, kinds: Readonly<Record<string, OptionKind>>): void {
  checkOptions(options, Object.keys(kinds));
  const given = (options ?? {}) as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given)) {
    const value = given[name];
    const kind = kinds[name]!;
    if (value === undefined || value === null || isOfKind(value, kind)) continue;
    throw argumentError(name, value, `is not ${typeof kind === 'string' ? `a ${kind}` : kind.join(' or ')}`);
  }
}
