// Writes packages/hosts/public-suffixes/src/{list,top-level-domains}.generated.ts from the Public Suffix List that spec.json pins. With --check
// it only compares the files, and exits with 1 if one differs. Run it on the pinned Node: node tools/data/generate-public-suffixes.ts [--check]
import { isDataRequired } from '../../config/workspace.ts';
import { encodeTopLevelDomains, encodeTree } from './public-suffixes/encoding.ts';
import { findList, pin } from './public-suffixes/list-source.ts';
import { readRules, type SuffixRule, treeOf } from './public-suffixes/rules.ts';
import { writeGenerated } from './write-generated.ts';

const folder = 'packages/hosts/public-suffixes/src';

function headOf(rules: readonly SuffixRule[]): string {
  return `// The Public Suffix List, https://publicsuffix.org/list/, of ${pin.date}: ${rules.length} rules, from
// https://github.com/${pin.repository}, Git blob ${pin.blob}.
// This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not distributed with this
// file, You can obtain one at https://mozilla.org/MPL/2.0/.
`;
}

function generateList(rules: readonly SuffixRule[]): string {
  return `${headOf(rules)}// Written by tools/data/generate-public-suffixes.ts; tools/data/public-suffixes/encoding.ts says what the string means.
export const date = ${JSON.stringify(pin.date)};
export const version = ${JSON.stringify(pin.blob)};
export const labels =
  ${JSON.stringify(encodeTree(treeOf(rules)))};
`;
}

function generateTopLevelDomains(rules: readonly SuffixRule[]): string {
  return `${headOf(rules)}// Written by tools/data/generate-public-suffixes.ts; top-level-domains.ts says what the string means.
export const topLevelDomains =
  ${JSON.stringify(encodeTopLevelDomains(rules))};
`;
}

function generate(text: string): Record<string, string> {
  const rules = readRules(text);
  return { list: generateList(rules), 'top-level-domains': generateTopLevelDomains(rules) };
}

const list = await findList();
if ('problem' in list) {
  console.error(`left out: the Public Suffix List is not at hand: ${list.problem}`);
  process.exitCode = process.argv.includes('--check') && !isDataRequired ? 0 : 1;
} else {
  for (const [name, content] of Object.entries(generate(list.text)))
    writeGenerated(`${folder}/${name}.generated.ts`, content, 'generate-public-suffixes');
}
