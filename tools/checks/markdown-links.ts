// Finds links of Markdown files that lead to a missing file or heading of the repository.
import { posix } from 'node:path';
import { lineAt } from './doc-examples.ts';

/** Returns the fragments of a file's headings, as GitHub makes them. */
function fragmentsOf(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)];
  return new Set(
    headings.map(([, text]) =>
      text!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replace(/ /g, '-'),
    ),
  );
}

/**
 * Returns `line: problem` for each broken link.
 *
 * @param file the path of the file, relative to the root
 * @param load returns the text of a file by its path relative to the root, the README of a folder, and `null` if nothing is there
 */
export function brokenLinks(file: string, load: (path: string) => string | null): string[] {
  const markdown = load(file)!;
  return [...markdown.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap((match) => {
    const [link, path, fragment] = match as unknown as [string, string, string | undefined];
    const target = path === '' ? markdown : load(posix.normalize(posix.join(posix.dirname(file), path)));
    const isBroken = target === null || (fragment !== undefined && !fragmentsOf(target).has(fragment));
    return isBroken ? [`${lineAt(markdown, match.index)}: ${link.slice(1)} leads nowhere`] : [];
  });
}
