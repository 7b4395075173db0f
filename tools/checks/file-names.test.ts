import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolders, root } from '../../config/package-folders.mjs';

/** The names that files of several packages have, and the job that these files share. */
const jobs: Readonly<Record<string, string>> = {
  'auto.ts': 'installs the class where the runtime has none',
  'grammar.ts': 'the grammar of references',
  'index.ts': 'the entry of the package',
  'install.ts': 'installs the class',
  'install-where-needed.ts': 'installs the class where the runtime has none',
  'internal.ts': 'what only packages of this repository import',
  'invalid-url-error.ts': 'the error of a constructor for a string that does not parse',
  'normalize.ts': 'normalizes a reference',
  'options.ts': 'the options of the functions or commands of the package',
  'parse.ts': 'parses what the package is named after',
  'percent-encode-sets.ts': 'percent-encode sets',
  'preprocess.ts': 'changes an input before it is parsed',
  'refusal.ts': 'a refused input, and why',
  'resolve.ts': 'resolves a reference',
  'uri.ts': 'what a URI is by RFC 3986',
  'url-input.ts': 'what callers give for a URL',
  'url.ts': 'what is called "url": a class, and a program',
};

/** The files at the top of each `src`, by name. A file deeper down bears the name of its folder too. */
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
