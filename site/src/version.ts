import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's root; astro runs in site/. */
export const root = join(process.cwd(), '..');

const manifest: { repository: { url: string } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The page of the repository, whose address is in the root's package.json. */
export const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '');

/** The version of the umbrella package, and the commit that the page was built from if there is one. */
export const version = `${JSON.parse(readFileSync(join(root, 'packages/standard/polyfill/package.json'), 'utf8')).version}${commit()}`;

function commit(): string {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return ` (${hash.trim()})`;
  } catch {
    return '';
  }
}
