import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCE = 'https://raw.githubusercontent.com/web-platform-tests/wpt';

/** Time limit of the whole download, so that a test run without a network continues. */
const TIMEOUT_IN_MILLISECONDS = 30_000;

/** Time before a failed download is tried again: the test files run in several processes. */
const RETRY_AFTER_MILLISECONDS = 60_000;

/** Required files. */
const REQUIRED: readonly string[] = [
  'IdnaTestV2-removed.json',
  'IdnaTestV2.json',
  'percent-encoding.json',
  'setters_tests.json',
  'toascii.json',
  'urltestdata-javascript-only.json',
  'urltestdata.json',
].map((name) => `url/resources/${name}`);

/** The tests of the API. WPT adds and renames such files, so missing ones are skipped. */
const TESTS: readonly string[] = [
  'IdnaTestV2',
  'IdnaTestV2-removed',
  'historical',
  'idlharness',
  'percent-encoding',
  'toascii',
  'url-constructor',
  'url-constructor-base-failure',
  'url-origin',
  'url-searchparams',
  'url-setters',
  'url-setters-stripping',
  'url-statics-canparse',
  'url-statics-parse',
  'url-tojson',
  'urlencoded-parser',
  'urlencoded-parser-request-response',
  'urlsearchparams-append',
  'urlsearchparams-constructor',
  'urlsearchparams-constructor-formdata',
  'urlsearchparams-delete',
  'urlsearchparams-foreach',
  'urlsearchparams-get',
  'urlsearchparams-getall',
  'urlsearchparams-has',
  'urlsearchparams-set',
  'urlsearchparams-size',
  'urlsearchparams-sort',
  'urlsearchparams-stringifier',
].map((name) => `url/${name}.any.js`);

/** Files that the tests load. */
const DEPENDENCIES: readonly string[] = [
  'url/resources/urlencoded-parser-data.json',
  'common/subset-tests-by-key.js',
  'common/subset-tests.js',
  'interfaces/url.idl',
  'resources/idlharness.js',
  'resources/webidl2/lib/webidl2.js',
  'LICENSE.md',
];

/** Writes one file. Returns `false` if the commit does not contain it. */
async function download(commit: string, path: string, folder: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`${SOURCE}/${commit}/${path}`, { signal });
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`);
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, Buffer.from(await response.arrayBuffer()));
  return true;
}

async function downloadAll(commit: string, folder: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS);
  const required = await Promise.all(REQUIRED.map((path) => download(commit, path, folder, signal)));
  const missing = REQUIRED.filter((_, index) => !required[index]);
  if (missing.length > 0) throw new Error(`the commit lacks ${missing.join(', ')}`);
  await Promise.all([...TESTS, ...DEPENDENCIES].map((path) => download(commit, path, folder, signal)));
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

/** Returns the message of a recently failed download, or `null`. */
function recentFailure(note: string): string | null {
  if (!existsSync(note) || Date.now() - statSync(note).mtimeMs > RETRY_AFTER_MILLISECONDS) return null;
  return readFileSync(note, 'utf8');
}

/**
 * Fills the folder with the files at that commit. Moves them there only when all are complete.
 *
 * @param commit 40 hex digits
 * @param cache the folder to make
 * @returns what went wrong, in half a line, or `null`
 */
export async function downloadWPT(commit: string, cache: string): Promise<string | null> {
  const note = `${cache}.failed`;
  const failure = recentFailure(note);
  if (failure !== null) return failure;
  const folder = `${cache}.${process.pid}`;
  try {
    await downloadAll(commit, folder);
    if (!existsSync(cache)) renameSync(folder, cache);
    return null;
  } catch (error) {
    const message = `the download of commit ${commit} failed (${messageOf(error)})`;
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, message);
    return message;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
