// Runs when @url/polyfill is packed. Writes its llms.txt for language models: a list of the packages, and every README.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPackages, read, root } from '../../config/workspace.ts';

const file = 'packages/standard/polyfill/llms.txt';
const members = allPackages()
  .filter(({ manifest }) => manifest.private !== true)
  .sort((a, b) => (a.shortName < b.shortName ? -1 : 1));

/** Makes headings two levels deeper, so that each README is a section of the file. Skips code. */
function asSection(markdown: string): string {
  return markdown
    .split(/^(```[\s\S]*?^```)/m)
    .map((part) => (part.startsWith('```') ? part : part.replace(/^(#+) /gm, '#$1 ')))
    .join('')
    .replace(/\]\((?!https?:|#)([^)]+)\)/g, ']')
    .trim();
}

const list = members.map(({ manifest }) => `- ${manifest.name}: ${manifest.description}`).join('\n');
const text = `# The URL toolkit

> The URL Standard (https://url.spec.whatwg.org/) as a set of small TypeScript packages. Each can be imported alone, runs on any ES2020
> engine, and names its functions as the standard does. Written by tools/publishing/generate-llms.ts from the packages' READMEs.

Functions return \`null\` on failure; only classes throw. Options are objects. In examples, \`// =>\` precedes the result of the line.

${list}

${members.map(({ folder }) => asSection(read(`${folder}/README.md`))).join('\n\n')}
`;

writeFileSync(join(root, file), text);
