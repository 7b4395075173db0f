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

const paramsMembers = ['size', 'has', 'delete', 'sort', 'entries', 'keys', 'values', 'forEach', Symbol.iterator];

function membersOf({ URL, URLSearchParams }: Classes): Map<string, unknown> {
  const owners: readonly (readonly [object | undefined, readonly PropertyKey[]])[] = [
    [URL, ['parse', 'canParse']],
    [URL?.prototype, ['toJSON']],
    [URLSearchParams?.prototype, paramsMembers],
  ];
  const members = owners.flatMap(([owner, names]) =>
    names.map((name): [string, unknown] => {
      const descriptor = owner && Object.getOwnPropertyDescriptor(owner, name);
      return [String(name), descriptor?.value ?? descriptor?.get];
    }),
  );
  return new Map(members);
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
