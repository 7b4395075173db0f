// Writes the block below the first paragraph of a package README: how to install it, its size, and the engines it needs.
import type { Package } from '../../config/workspace.ts';

const start = '<!-- package: written by tools/checks/check-readmes.ts -->';
const end = '<!-- /package -->';

/** Formats bytes: 640 B, 11.3 kB. */
export function written(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** Returns the sizes in a block, in bytes. */
export function sizesIn(block: string): number[] {
  return [...block.matchAll(/([\d.]+) (k?B) gzip/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'kB' ? 1000 : 1),
  );
}

/** Whether a package has been released: the first release raises its version. */
export function isPublished({ manifest }: Package): boolean {
  return manifest.version !== '0.0.0';
}

/** @param sizes of entries with all that they export, by specifier; a command has none */
export function blockFor(member: Package, sizes: ReadonlyMap<string, number>): string {
  const { manifest } = member;
  const { name, engines = {} } = manifest as Package['manifest'] & { engines?: Record<string, string> };
  const entries = member.entries
    .filter(({ specifier }) => sizes.has(specifier))
    .map(({ specifier }) => `\`${specifier}\` ${written(sizes.get(specifier)!)} gzip`);
  const node = (engines.node ?? '').replace(/^>=/, '');
  const weight = entries.length > 0 ? `Everything that an entry exports, minified: ${entries.join(', ')}.\n` : '';
  const runs =
    entries.length > 0
      ? `Runs on every engine with ES2020 and private fields: Node ${node} and later, browsers since 2021, Bun, Deno, workerd, Hermes, QuickJS.`
      : `Runs on Node ${node} and later.`;
  return `${start}

    npm install ${name}${isPublished(member) ? '' : '        (not on a registry yet)'}

${weight}${runs}
${end}`;
}

/** The block of a README, or `null`. */
export function blockIn(readme: string): string | null {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  return from < 0 || to < from ? null : readme.slice(from, to + end.length);
}

/** Returns the README with a new block: it replaces the old block, or follows the first paragraph. */
export function withBlock(readme: string, block: string): string {
  const old = blockIn(readme);
  if (old !== null) return readme.replace(old, () => block);
  const [heading = '', paragraph = '', ...rest] = readme.split('\n\n');
  return [heading, paragraph, block, ...rest].join('\n\n');
}
