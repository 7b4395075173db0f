// Reports what `auto` changed in an engine: the classes it kept, and the members it added.
import type { Classes } from './classes.ts';

export interface Snapshot {
  readonly classes: Classes;
  readonly members: ReadonlyMap<string, unknown>;
}

export interface Decision {
  readonly decision: 'kept' | 'installed' | 'replaced' | 'half';
  readonly added: readonly string[];
}

const statics = ['parse', 'canParse'];
const urlMembers = ['toJSON'];
const paramsMembers = ['size', 'has', 'delete', 'sort', 'entries', 'keys', 'values', 'forEach'];

function membersOf({ URL, URLSearchParams }: Classes): Map<string, unknown> {
  const members = new Map<string, unknown>();
  const add = (object: object | undefined, names: readonly PropertyKey[]) => {
    for (const name of names) {
      const descriptor = object === undefined ? undefined : Object.getOwnPropertyDescriptor(object, name);
      members.set(String(name), descriptor?.value ?? descriptor?.get);
    }
  };
  add(URL, statics);
  add(URL?.prototype, urlMembers);
  add(URLSearchParams?.prototype, paramsMembers);
  add(URLSearchParams?.prototype, [Symbol.iterator]);
  return members;
}

export function takeSnapshot(classes: Classes): Snapshot {
  return { classes, members: membersOf(classes) };
}

/** Compares the globals before and after `auto`. */
export function decisionBetween(before: Snapshot, now: Classes): Decision {
  const isKept = now.URL === before.classes.URL && now.URLSearchParams === before.classes.URLSearchParams;
  const isReplaced = now.URL !== before.classes.URL && now.URLSearchParams !== before.classes.URLSearchParams;
  const wasThere = before.classes.URL !== undefined || before.classes.URLSearchParams !== undefined;
  const after = membersOf(now);
  const added = [...after.keys()].filter((name) => after.get(name) !== before.members.get(name));
  if (isKept) return { decision: 'kept', added };
  return { decision: isReplaced ? (wasThere ? 'replaced' : 'installed') : 'half', added: [] };
}
