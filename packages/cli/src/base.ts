import { parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import type { Command } from 'commander';
import { urlFailure } from './failure.js';
import { printable, quote } from './printable.js';

/** The record of `--base`, or `null` where it was not given; one that does not parse is wrong usage, and ends the command. */
export function readBase(command: Command, base: string | undefined): URLRecord | null {
  if (base === undefined) return null;
  const record = parseURL(base);
  if (record === null) {
    command.error(`error: cannot parse the base ${quote(base)} as a URL: ${printable(urlFailure(base, null).error)}`);
  }
  return record;
}
