import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawnCommand } from '../../config/spawn-command.mjs';

const SOURCE = 'https://github.com/web-platform-tests/wpt.git';

/** The paths to check out: the tests of URLs, and the files that they load. */
const PATTERNS: readonly string[] = ['/url/', '/common/subset-tests*.js', '/interfaces/url.idl', '/LICENSE.md'];

/** Time limit of each step of the download, so that a test run with a slow network continues. */
const TIMEOUT_IN_MILLISECONDS = 30_000;

/** Time before a failed download is tried again: the test files run in several processes. */
const RETRY_AFTER_MILLISECONDS = 60_000;

/** Runs git in a folder. Throws an error with the last line of what it prints. */
function git(folder: string, ...args: string[]): void {
  const { status, stderr, error } = spawnCommand('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: TIMEOUT_IN_MILLISECONDS,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trim().split('\n').pop());
}

/** Fetches the trees of one commit, and only the files that are checked out. */
function checkOut(commit: string, folder: string, source: string): void {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', source);
  git(folder, 'sparse-checkout', 'set', '--no-cone', ...PATTERNS);
  git(folder, 'fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', commit);
  git(folder, 'checkout', '--quiet', 'FETCH_HEAD');
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
 * @param source the repository
 * @returns what went wrong, in half a line, or `null`
 */
export function downloadWPT(commit: string, cache: string, source: string = SOURCE): string | null {
  const note = `${cache}.failed`;
  const failure = recentFailure(note);
  if (failure !== null) return failure;
  const folder = `${cache}.${process.pid}`;
  try {
    checkOut(commit, folder, source);
    if (!existsSync(cache)) renameSync(folder, cache);
    return null;
  } catch (error) {
    const message = `the download of commit ${commit} failed (${(error as Error).message})`;
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, message);
    return message;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
