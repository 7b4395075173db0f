import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJSON, root } from '../../../config/workspace.ts';

export interface ListPin {
  readonly repository: string;
  /** The Git blob hash, which pins the content. A download must match it. */
  readonly blob: string;
  readonly date: string;
}

export const pin: ListPin = readJSON<{ publicSuffixList: ListPin }>('spec.json').publicSuffixList;

function blobOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

async function download(): Promise<Buffer> {
  const url = `https://api.github.com/repos/${pin.repository}/git/blobs/${pin.blob}`;
  const headers = { accept: 'application/vnd.github.raw' };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns the list that spec.json pins, from ../shared/psl, from .cache/psl, or downloaded into .cache/psl; or the problem. */
export async function findList(): Promise<{ readonly text: string } | { readonly problem: string }> {
  const cache = join(root, '.cache', 'psl', `${pin.blob}.dat`);
  const files = [join(root, '..', 'shared', 'psl', 'public_suffix_list.dat'), cache];
  for (const file of files.filter(existsSync)) {
    const content = readFileSync(file);
    if (blobOf(content) === pin.blob) return { text: content.toString('utf8') };
  }
  try {
    const content = await download();
    if (blobOf(content) !== pin.blob) return { problem: 'the download is not the file that spec.json pins' };
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(cache, content);
    return { text: content.toString('utf8') };
  } catch (error) {
    return { problem: `the download failed (${(error as Error).message})` };
  }
}
