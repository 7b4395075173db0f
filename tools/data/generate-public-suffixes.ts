// Writes packages/public-suffixes/src/list.generated.ts from the Public Suffix List that spec.json pins. With --check it writes nothing,
// and exits with 1 when the file differs from what it would write. Run it on the pinned Node: node tools/generate-public-suffixes.ts [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeTree } from './public-suffixes/encoding.ts';
import { findList, pin } from './public-suffixes/list-source.ts';
import { readRules, treeOf } from './public-suffixes/rules.ts';
import { isDataRequired, root } from './workspace.ts';

const file = 'packages/public-suffixes/src/list.generated.ts';

function generate(text: string): string {
  const rules = readRules(text);
  return `// The Public Suffix List, https://publicsuffix.org/list/, of ${pin.date}: ${rules.length} rules, from
// https://github.com/${pin.repository}, Git blob ${pin.blob}.
// This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not distributed with this
// file, You can obtain one at https://mozilla.org/MPL/2.0/.
// Written by tools/generate-public-suffixes.ts; tools/public-suffixes/encoding.ts says what the string means.
export const date = ${JSON.stringify(pin.date)};
export const version = ${JSON.stringify(pin.blob)};
export const labels =
  ${JSON.stringify(encodeTree(treeOf(rules)))};
`;
}

const list = await findList();
if ('problem' in list) {
  console.error(`left out: the Public Suffix List is not at hand: ${list.problem}`);
  process.exitCode = process.argv.includes('--check') && !isDataRequired ? 0 : 1;
} else if (!process.argv.includes('--check')) {
  writeFileSync(join(root, file), generate(list.text));
} else if (readFileSync(join(root, file), 'utf8') !== generate(list.text)) {
  console.error(`${file} is not what tools/generate-public-suffixes.ts writes: run it, and commit the file`);
  process.exitCode = 1;
}
