import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const SOURCE = 'https://raw.githubusercontent.com/ada-url/url-various-datasets';

const TIMEOUT_IN_MILLISECONDS = 30_000;

interface CorpusFile {
  readonly path: string;
  readonly commit: string;
  readonly sha256: string;
}

/** Files of ada-url/url-various-datasets (MIT or Apache-2.0), each at a commit that has it as it was measured. */
const files = {
  'kasztp.txt': {
    path: 'others/kasztp.txt',
    commit: '6057fa3bda1c480cfa0bddbc1a8be91ddc262c99',
    sha256: '34f72b5869af1a2305e5998a94de36da28d0f17e565e2e53509878d39d0135f2',
  },
  'node_files.txt': {
    path: 'files/node_files.txt',
    commit: 'd5873379ed00595999ec5520484e47f93024dbcd',
    sha256: '022043a629f46ef1b7eda890a897e899b1486c79c4fd86cb96882da25bd870e6',
  },
} as const satisfies Record<string, CorpusFile>;

/** The lines of the corpora that everything else is made from. */
export interface Corpora {
  /** Web URLs, 44 code units on average. */
  readonly web: readonly string[];
  /** File URLs made from paths. */
  readonly files: readonly string[];
}

/** Either the data, or one line that says why there is none. */
export type CorporaSearch = { readonly corpora: Corpora } | { readonly corpora: null; readonly reason: string };

function holdsAll(folder: string): boolean {
  return Object.keys(files).every((name) => existsSync(join(folder, name)));
}

function readLines(folder: string, name: keyof typeof files, start: string): string[] {
  const text = readFileSync(join(folder, name), 'utf8').replace(/^\ufeff/, '');
  return text.split(/\r?\n/).filter((line) => line.startsWith(start) && line.length > start.length);
}

function open(folder: string): Corpora {
  return {
    web: readLines(folder, 'kasztp.txt', 'https://'),
    files: readLines(folder, 'node_files.txt', 'file://'),
  };
}

async function download({ path, commit, sha256 }: CorpusFile, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(`${SOURCE}/${commit}/${path}`, { signal });
  if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new Error(`${path} at ${commit}: SHA-256 is ${found} instead of ${sha256}`);
  return bytes;
}

/** @returns what went wrong, or `null` */
async function downloadAll(folder: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS);
    const names = Object.keys(files) as (keyof typeof files)[];
    const contents = await Promise.all(names.map((name) => download(files[name], signal)));
    mkdirSync(folder, { recursive: true });
    names.forEach((name, index) => {
      writeFileSync(join(folder, name), contents[index]!);
    });
    return null;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: unknown };
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
}

/** Looks in `CORPORA_DIR`, in ../shared/corpora, and in .cache/corpora, which it fills by downloading. */
export async function findCorpora(): Promise<CorporaSearch> {
  const { CORPORA_DIR: given } = process.env;
  if (given) {
    if (holdsAll(given)) return { corpora: open(given) };
    return { corpora: null, reason: `not all of ${Object.keys(files).join(', ')} in CORPORA_DIR, which is ${given}` };
  }
  const cache = join(root, '.cache', 'corpora');
  const found = [join(root, '..', 'shared', 'corpora'), cache].find(holdsAll);
  if (found !== undefined) return { corpora: open(found) };
  const failure = await downloadAll(cache);
  if (failure === null) return { corpora: open(cache) };
  return {
    corpora: null,
    reason: `no corpora in CORPORA_DIR, ../shared/corpora or .cache/corpora, and the download failed (${failure})`,
  };
}
