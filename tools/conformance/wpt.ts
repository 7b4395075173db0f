import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readJSON, root } from '../../config/workspace.ts';
import { downloadWPT } from './wpt-download.ts';

/** Where the data of web-platform-tests is: all of a checkout, its url/ folder, or the JSON files alone. */
export interface WPT {
  /** The folder of urltestdata.json. */
  readonly resources: string;
  /** The folder of the `*.any.js` files, or `null`. */
  readonly tests: string | null;
}

/** Either the data, or one line about why it is missing. */
export type WPTSearch = { readonly wpt: WPT } | { readonly wpt: null; readonly reason: string };

/** Accepts the root of a checkout, its url/ folder, or its url/resources/ folder; returns `null` for any other folder. */
export function openWPT(folder: string): WPT | null {
  const resources = [join(folder, 'url', 'resources'), join(folder, 'resources'), folder].find((candidate) =>
    existsSync(join(candidate, 'urltestdata.json')),
  );
  if (resources === undefined) return null;
  const parent = dirname(resources);
  const hasTests = basename(resources) === 'resources' && readdirSync(parent).some((name) => name.endsWith('.any.js'));
  return { resources, tests: hasTests ? parent : null };
}

/** Looks in `WPT_DIR`, in ../shared/wpt, and in the cache, which it fills by downloading the pinned commit. */
export function findWPT(): WPTSearch {
  const { WPT_DIR: given } = process.env;
  if (given) {
    const wpt = openWPT(given);
    return wpt === null ? { wpt, reason: `no url/resources/urltestdata.json in WPT_DIR, which is ${given}` } : { wpt };
  }
  const { commit } = readJSON<{ wpt: { commit: string } }>('spec.json').wpt;
  const cache = join(root, '.cache', 'wpt', commit);
  const wpt = openWPT(join(root, '..', 'shared', 'wpt')) ?? openWPT(cache);
  if (wpt !== null) return { wpt };
  const failure = downloadWPT(commit, cache);
  const downloaded = openWPT(cache);
  if (downloaded !== null) return { wpt: downloaded };
  return { wpt: null, reason: `no WPT data in WPT_DIR, ../shared/wpt or .cache/wpt, and ${failure}` };
}

/** Reads a JSON file of url/resources/, without its comments (strings). */
export function readCases<T extends object>(wpt: WPT, file: string): T[] {
  const data: (T | string)[] = JSON.parse(readFileSync(join(wpt.resources, file), 'utf8'));
  return data.filter((entry): entry is T => typeof entry !== 'string');
}
