import { Writable } from 'node:stream';
import { input, url } from './streams.js';

/** https://clickhouse.com/docs/interfaces/formats/RowBinary, written here a second time for the test */
export function binary(text: string | Buffer): Buffer {
  const bytes = Buffer.from(text);
  const length: number[] = [];
  let rest = bytes.length;
  do {
    length.push((rest % 128) | (rest > 127 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Buffer.concat([Buffer.from(length), bytes]);
}

export function nullable(text: string | Buffer | null): Buffer {
  return text === null ? Buffer.from([1]) : Buffer.concat([Buffer.from([0]), binary(text)]);
}

class Bytes extends Writable {
  readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.chunks.push(Buffer.from(chunk));
    done();
  }
}

/** Runs `url serve` with pieces of bytes on standard input. */
export async function served(
  pieces: readonly Uint8Array[],
  ...args: string[]
): Promise<{ bytes: Buffer; status: number; stderr: string }> {
  const stdout = new Bytes();
  const { status, stderr } = await url(['serve', ...args], { stdin: input(pieces), stdout });
  return { bytes: Buffer.concat(stdout.chunks), status, stderr };
}

/** Cuts bytes into pieces, as a pipe may. */
export function piecesOf(bytes: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, at * size + size));
}
