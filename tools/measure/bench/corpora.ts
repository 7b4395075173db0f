import { join } from 'node:path';
import { root } from '../../../config/package-folders.mjs';
import { findBlob } from '../../data/git-blob.ts';

/** Files of a repository (MIT or Apache-2.0), each with the hash of its content. */
const repository = 'ada-url/url-various-datasets';
const blobs = {
  'kasztp.txt': 'e575f7c24b704309f61918eef6b11ce5804c564e',
  'node_files.txt': '9a9362b2aba7a7096b9126d70ad647f0b7dff44d',
};

/** The lines of the corpora that everything else is made from. */
export interface Corpora {
  /** Web URLs, 44 code units on average. */
  readonly web: readonly string[];
  /** File URLs made from paths. */
  readonly files: readonly string[];
}

/**
 * Looks in `CORPORA_DIR`, or in ../shared/corpora, and then downloads the files.
 *
 * @returns the data, or one line that says why they are missing
 */
export async function findCorpora(): Promise<Corpora | { readonly problem: string }> {
  const folder = process.env.CORPORA_DIR ?? join(root, '..', 'shared', 'corpora');
  const find = (name: keyof typeof blobs) => findBlob({ repository, blob: blobs[name] }, join(folder, name));
  const [web, files] = [await find('kasztp.txt'), await find('node_files.txt')];
  if ('problem' in web) return web;
  if ('problem' in files) return files;
  const linesOf = (text: string, start: string) =>
    text
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .filter((line) => line.startsWith(start) && line.length > start.length);
  // Some lines look like URLs, but do not parse.
  return {
    web: linesOf(web.text, 'https://').filter((url) => URL.canParse(url)),
    files: linesOf(files.text, 'file://'),
  };
}
