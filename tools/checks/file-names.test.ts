import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolders, root } from '../../config/package-folders.mjs';
import { readJSON } from '../../config/workspace.ts';

/** The file names that several packages use, and the job of these files. */
const jobs = readJSON<Readonly<Record<string, string>>>('tools/checks/file-names.json');

/** Returns the packages with a file of each name at the top of `src`. Deeper files also have the name of their folder. */
function packagesByName(): Map<string, string[]> {
  const packages = new Map<string, string[]>();
  for (const folder of packageFolders()) {
    for (const entry of readdirSync(join(root, folder, 'src'), { withFileTypes: true })) {
      if (entry.isFile()) packages.set(entry.name, [...(packages.get(entry.name) ?? []), folder]);
    }
  }
  return packages;
}

test('files of one name in several packages have one job', () => {
  const shared = [...packagesByName()].filter(([, folders]) => folders.length > 1);
  expect(shared.filter(([name]) => !(name in jobs))).toEqual([]);
  expect(shared.map(([name]) => name).sort()).toEqual(Object.keys(jobs).sort());
});
