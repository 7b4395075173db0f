import { UnreadableInput } from '../inputs.js';
import { quoteInput } from '../printable.js';

/** The digits of the number of rows before a block. */
export const longestCount = 15;

/** Reads the number of rows before a block. */
export function readCount(line: string | null): number {
  if (line !== null && line.length <= longestCount && /^\d+$/.test(line)) return Number(line);
  const found = line === null ? 'a line that is too long' : quoteInput(line);
  throw new UnreadableInput(
    `expected the number of rows before a block, not ${found}: give --chunk-header only with send_chunk_header`,
  );
}

export function endedWithin(): UnreadableInput {
  return new UnreadableInput('standard input ends within a row or a block');
}
