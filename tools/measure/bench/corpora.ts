import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../config/package-folders.mjs';

const SOURCE = 'https://raw.githubusercontent.com/ada-url/url-various-datasets';

const TIMEOUT_IN_MILLISECONDS = 30_000;

/** Files of ada-url/url-various-datasets (MIT or Apache-2.0), each at a commit that contains it as it was measured. */
const files = {
  'kasztp.txt': {
    path: '6057fa3bda1c480cfa0bddbc1a8be91ddc262c99/others/kasztp.txt',
    sha256: '34f72b5869af1a2305e5998a94de36da28d0f17e565e2e53509878d39d0135f2',
  },
  'node_files.txt': {
    path: 'd5873379ed00595999ec5520484e47f93024dbcd/files/node_files.txt',
    sha256: '022043a629f46ef1b7eda890a897e899b1486c79c4fd86cb96882da25bd870e6',
  },
};

/** The lines of the corpora that everything else is made from. */
export interface Corpora {
  /** Web URLs, 44 code units on average. */
  readonly web: readonly string[];
  /** File URLs made from paths. */
  readonly files: readonly string[];
}

function readLines(folder: string, name: keyof typeof files, start: string): string[] {
  const text = readFileSync(join(folder, name), 'utf8').replace(/^\ufeff/, '');
  return text.split(/\r?\n/).filter((line) => line.startsWith(start) && line.length > start.length);
}

async function download(folder: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS);
  const downloads = Object.entries(files).map(async ([name, { path, sha256 }]) => {
    const response = await fetch(`${SOURCE}/${path}`, { signal });
    if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new Error(`${path}: SHA-256 is ${found} instead of ${sha256}`);
    return [name, bytes] as const;
  });
  const contents = await Promise.all(downloads);
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of contents) writeFileSync(join(folder, name), bytes);
}

/**
 * Looks in `CORPORA_DIR`, or else in ../shared/corpora and in .cache/corpora, which it fills by downloading.
 *
 * @returns the data, or one line that says why they are missing
 */
export async function findCorpora(): Promise<Corpora | { readonly reason: string }> {
  const { CORPORA_DIR: given } = process.env;
  const cache = join(root, '.cache', 'corpora');
  const folders = given ? [given] : [join(root, '..', 'shared', 'corpora'), cache];
  let folder = folders.find((each) => Object.keys(files).every((name) => existsSync(join(each, name))));
  if (folder === undefined && given) {
    return { reason: `not all of ${Object.keys(files).join(', ')} are in CORPORA_DIR, which is ${given}` };
  }
  try {
    if (folder === undefined) await download(cache);
    folder ??= cache;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: unknown };
    const failure = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return { reason: `the download of ${SOURCE} failed (${failure})` };
  }
  // Some lines look like URLs, but do not parse.
  const web = readLines(folder, 'kasztp.txt', 'https://').filter((url) => URL.canParse(url));
  return { web, files: readLines(folder, 'node_files.txt', 'file://') };
}
