import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import { repository, root } from './version.ts';

/** The files of the repository that a page of another folder shows, and that page. */
const pagesElsewhere: ReadonlyMap<string, string> = new Map([
  ['docs/migration.md', '/guides/migrating/'],
  ['docs/standard.md', '/data/standard/'],
  ['docs/engines.md', '/data/engines/'],
  ['tools/measure/bench/results.md', '/data/benchmarks/'],
  ['tools/measure/engines/results.md', '/data/engines/'],
]);

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files of `docs/` that have a page in the folder `rules/` of the site, each with its name and its first heading. */
export const rules: readonly { name: string; file: string; title: string }[] = readdirSync(join(root, 'docs'))
  .filter((entry) => entry.endsWith('.md') && !pagesElsewhere.has(`docs/${entry}`))
  .map((entry) => {
    const file = `docs/${entry}`;
    return { name: entry.slice(0, -'.md'.length), file, title: /^# (.*)/.exec(textOf(file))![1]!.replaceAll('`', '') };
  });

/** @returns the address of the page that shows a file: of this site, or of the repository */
function pageOf(file: string): string {
  const rule = rules.find((document) => document.file === file);
  if (rule !== undefined) return `/rules/${rule.name}/`;
  return pagesElsewhere.get(file) ?? `${repository}/blob/main/${file}`;
}

/** @returns a Markdown file of the repository without its first heading, which the page has as its title, and its other headings */
export async function renderDocument(file: string) {
  const { render } = await createMarkdownProcessor({
    syntaxHighlight: 'shiki',
    shikiConfig: { themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  });
  const { code, metadata } = await render(textOf(file).replace(/^# .*\n/, ''));
  const html = code.replace(
    /href="(?![a-z][a-z+.-]*:|[#/])([^"#]*)(#[^"]*)?"/g,
    (_, address: string, fragment = '') => `href="${pageOf(posix.join(posix.dirname(file), address))}${fragment}"`,
  );
  return { html, headings: metadata.headings };
}
