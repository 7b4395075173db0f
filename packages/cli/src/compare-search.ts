import { type Dialect, searchDifferences } from '@url/dialects';
import type { Given } from './given.js';
import { readInputs } from './inputs.js';
import { printable } from './printable.js';
import type { Session } from './session.js';

/**
 * Writes the shortest inputs in which two readers find two hosts, each with the hosts: JSON, or three columns. Inputs that are given are made
 * shorter; without them only the grammar is searched.
 */
export async function search(session: Session, given: Given, readers: readonly [Dialect, Dialect]): Promise<void> {
  const inputs: string[] = [];
  if (given.inputs.length + given.values('file').length > 0) {
    for await (const { lines } of readInputs(session, given, 'URL'))
      inputs.push(...lines.filter((line) => line !== null));
  }
  const found = searchDifferences({ readers, inputs, ...(inputs.length > 0 ? { tries: 0 } : {}) });
  const lines = found.map(({ input, hosts }) =>
    given.has('json') ? JSON.stringify({ input, hosts }) : [input, ...hosts].map((text) => printable(text)).join('\t'),
  );
  await session.stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (found.length > 0) session.endWith(3);
}
