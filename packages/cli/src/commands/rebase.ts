import { parserModeFor, URLReference } from '@url/reference';
import { answer } from '../answers.js';
import type { Command } from '../command.js';
import type { Given } from '../given.js';
import { inputOptions, outputOptions } from '../options.js';
import { printable, quote } from '../printable.js';
import { referenceFailure, referenceReader } from '../reference-reader.js';
import { UsageError } from '../usage-error.js';

export const rebase: Command = {
  name: 'rebase',
  summary: 'put references on a base, which may be relative',
  usage: '--base <reference> [reference...]',
  arguments: 'references, or URLs',
  description: `
    Writes a reference that leads where each reference leads from the base, without resolving it: dot segments stay, and parts that
    neither the base nor the reference has are not added.`,
  options: {
    '-b, --base <reference>': 'what the references are put on',
    ...inputOptions,
    ...outputOptions,
  },
  needs: ['base'],
  examples: [["url rebase '?c' --base ./a/b", './a/b?c']],
  run: async (session, given) => {
    const base = readBaseReference(given);
    const reader = referenceReader({
      noun: 'reference',
      read: (input) => URLReference.parse(input, base)?.model ?? null,
      explain: (input) => referenceFailure(input, parserModeFor(base.model)),
    });
    return answer(session, given, reader);
  },
};

/** The reference of `--base`, which may be relative. */
function readBaseReference(given: Given): URLReference {
  const base = given.value('base')!;
  const reference = URLReference.parse(base);
  if (reference !== null) return reference;
  const { error } = referenceFailure(base, 'web');
  throw new UsageError(`cannot parse the base ${quote(base)} as a reference: ${printable(error)}`);
}
