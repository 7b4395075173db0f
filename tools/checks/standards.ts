// The standards that the checks compare the sources with.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, readJSON, root, run } from '../../config/workspace.ts';

interface Pinned {
  readonly commit: string;
  readonly date: string;
}

const { url, urlpattern } = readJSON<{ url: Pinned; urlpattern: Pinned }>('spec.json');

/** A standard at the commit that spec.json pins. */
export interface Standard {
  readonly title: string;
  readonly address: string;
  readonly commit: string;
  /** Its Bikeshed source beside the repository. */
  readonly source: string;
  /** The lists that the checks extract from it, as JSON. */
  readonly algorithms: string;
  readonly anchors: string;
  readonly notes: string;
  /** Whether the fields of structs and the values of enumerations are listed as definitions of their own. */
  readonly listsMembers: boolean;
}

export const standards: readonly Standard[] = [
  {
    title: 'URL Standard',
    address: 'https://url.spec.whatwg.org/',
    commit: url.commit,
    source: `../shared/specs/whatwg-url-${url.date}.bs`,
    algorithms: 'tools/checks/standard-algorithms.json',
    anchors: 'tools/checks/standard-anchors.json',
    notes: 'tools/checks/standard-notes.json',
    listsMembers: true,
  },
  {
    title: 'URL Pattern Standard',
    address: 'https://urlpattern.spec.whatwg.org/',
    commit: urlpattern.commit,
    source: `../shared/urlpattern/spec-urlpattern-${urlpattern.date}.bs`,
    algorithms: 'tools/checks/urlpattern-algorithms.json',
    anchors: 'tools/checks/urlpattern-anchors.json',
    notes: 'tools/checks/urlpattern-notes.json',
    listsMembers: false,
  },
];

/** The source of a standard, or `null` if it is not there. */
export function sourceOf({ source }: Standard): string | null {
  return existsSync(join(root, source)) ? read(source) : null;
}

/** Writes the lists of a standard as JSON. The formatter puts each definition on one line. */
export function writeLists(file: string, lists: object): void {
  writeFileSync(join(root, file), JSON.stringify(lists));
  run('biome', ['format', '--write', file]);
}
