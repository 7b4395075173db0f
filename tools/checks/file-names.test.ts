import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolders, root } from '../../config/package-folders.mjs';

/** The file names that several packages use, and the job of these files. */
const jobs: Readonly<Record<string, string>> = {
  'auto.ts': 'installs the class if the runtime does not have it',
  'engine.ts': 'the entry that asks the URL class of the engine',
  'grammar.ts': 'the grammar of references',
  'index.ts': 'the entry of the package',
  'install.ts': 'installs the class',
  'install-where-needed.ts': 'installs the class if the runtime does not have it',
  'internal.ts': 'the exports for other packages of this repository',
  'invalid-url-error.ts': 'the error of a constructor for a string that does not parse',
  'normalize.ts': 'normalizes a reference',
  'options.ts': 'the options of the functions or commands of the package',
  'parse.ts': 'parses the strings that the package is named after',
  'percent-encode-sets.ts': 'percent-encode sets',
  'preprocess.ts': 'changes an input before it is parsed',
  'refusal.ts': 'a refused input, and why',
  'resolve.ts': 'resolves a reference',
  'uri.ts': 'the grammar of URIs in RFC 3986',
  'url-input.ts': 'the values that callers pass for a URL',
  'url.ts': 'the class URL, and the program url',
};

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
