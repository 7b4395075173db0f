import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../config/package-folders.mjs';

/** A file of another publisher, pinned by the hash that Git computes of its content. */
export interface Pin {
  /** The owner and the name of a repository on GitHub. */
  readonly repository: string;
  readonly blob: string;
}

function blobOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

async function download({ repository, blob }: Pin): Promise<Buffer> {
  const url = `https://api.github.com/repos/${repository}/git/blobs/${blob}`;
  const headers = { accept: 'application/vnd.github.raw' };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  if (blobOf(content) !== blob) throw new Error('the content does not have the pinned hash');
  return content;
}

/**
 * Returns a pinned file from a place on this machine or from .cache/blobs, which it fills by downloading.
 *
 * @param place where the file may already be; a file with other content is ignored
 * @returns the text, or one line that says why it is missing
 */
export async function findBlob(
  pin: Pin,
  place: string,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  const cache = join(root, '.cache', 'blobs');
  const cached = join(cache, pin.blob);
  for (const file of [place, cached].filter(existsSync)) {
    const content = readFileSync(file);
    if (blobOf(content) === pin.blob) return { text: content.toString('utf8') };
  }
  try {
    const content = await download(pin);
    mkdirSync(cache, { recursive: true });
    writeFileSync(cached, content);
    return { text: content.toString('utf8') };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: unknown };
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return { problem: `the download of ${pin.blob} from ${pin.repository} failed (${reason})` };
  }
}
