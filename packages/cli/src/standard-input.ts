import { readLines } from './lines.js';
import type { Session } from './session.js';

/** What the lines of one chunk of standard input came to; written at once. */
export interface Batch {
  output: string;
  /** For standard error, each with its newline. */
  messages: string;
  failed: number;
}

/**
 * Answers standard input as it comes, chunk by chunk, each of which is written before the next one is read.
 *
 * @param noun what a line is, for the person who is asked to type some
 * @param answerLine adds to the batch what a line comes to; lines are numbered from 1
 */
export async function answerStandardInput(
  session: Session,
  noun: string,
  answerLine: (line: string, number: number, batch: Batch) => void,
): Promise<void> {
  if (session.stdin.isTTY) await session.tell(`reading from the terminal, one ${noun} a line; Ctrl-D ends it\n`);
  let count = 0;
  let failed = 0;
  try {
    for await (const lines of readLines(session.stdin)) {
      const batch: Batch = { output: '', messages: '', failed: 0 };
      for (const line of lines) answerLine(line, ++count, batch);
      failed += batch.failed;
      if (batch.failed > 0) await session.fail(batch.messages);
      await session.stdout.write(batch.output);
      await session.progress.show(count, failed);
    }
  } finally {
    await session.progress.clear();
  }
}
