import { URL } from '@url/polyfill';
import type { URLSearchParams } from '@url/search-params';
import type { Command } from 'commander';
import { answer, type Reader } from '../answers.js';
import type { CommandDefinition } from '../command.js';
import { urlFailure } from '../failure.js';
import { decoded, pairOf } from '../pairs.js';
import type { Session } from '../session.js';

/** What a reading option found: `null`, nothing, or false where the name is missing. */
type Found = string | null | readonly string[] | boolean;

/** An option as it was given, in its place among the others: it changes the params, or reads them. */
type Step =
  | { readonly change: (params: URLSearchParams) => void }
  | { readonly find: (params: URLSearchParams) => Found };

interface QueriedURL {
  readonly url: URL;
  readonly found: readonly Found[];
}

export const query: CommandDefinition = {
  name: 'query',
  declare(command, session) {
    const steps: Step[] = [];
    command
      .summary('read and change the queries of URLs')
      .description(
        'Reads and changes the query of each URL as name-value pairs, in the order of the options, and writes what it found, ' +
          'each on a line, or the new href where no option reads. The exit status is 1 where a name is missing. Without ' +
          'input it reads standard input, one URL a line.',
      )
      .argument('[url...]', 'URLs; after "--" they may begin with "-"')
      .option('-j, --json', 'write one JSON object a line: the href, all pairs, and what was found');
    declareSteps(command, steps);
    command.action((inputs: string[], { json }: { json?: boolean }) =>
      answer(session, inputs, queryReader(session, steps), { json }),
    );
  },
};

function declareSteps(command: Command, steps: Step[]): void {
  function declare(flags: string, description: string, step: (argument: string) => Step): void {
    command.option(flags, description);
    command.on(`option:${/[\w-]+/.exec(flags.slice(2))![0]}`, (argument: string) => steps.push(step(argument)));
  }
  declare('--get <name>', 'write the first value of a name', (name) => ({ find: (params) => params.get(name) }));
  declare('--get-all <name>', 'write all values of a name', (name) => ({ find: (params) => params.getAll(name) }));
  declare('--has <name[=value]>', 'write whether there is such a pair, "true" or "false"', (argument) => ({
    find: (params) => params.has(...nameAndValue(argument)),
  }));
  declare('--append <name=value>', 'add a pair at the end', (argument) => ({
    change: (params) => params.append(...pairOf(argument)),
  }));
  declare('--set <name=value>', 'set the value of a name, and remove its other pairs', (argument) => ({
    change: (params) => params.set(...pairOf(argument)),
  }));
  declare('--delete <name[=value]>', 'remove the pairs of a name, or with this value', (argument) => ({
    change: (params) => params.delete(...nameAndValue(argument)),
  }));
  declare('--sort', 'sort the pairs by name', () => ({ change: (params) => params.sort() }));
}

/** "a" asks for any value, "a=" for the empty one. */
function nameAndValue(argument: string): [name: string, value?: string] {
  return argument.includes('=') ? pairOf(argument) : [argument];
}

function queryReader(session: Session, steps: readonly Step[]): Reader<QueriedURL> {
  const lineOf = ({ url, found }: QueriedURL): string =>
    steps.some((step) => 'find' in step) ? linesOf(found, session).join('\n') : url.href;
  return {
    noun: 'URL',
    read: (input) => {
      const url = URL.parse(input);
      return url && { url, found: follow(steps, url.searchParams) };
    },
    explain: (input) => urlFailure(input, null),
    complain: ({ found }) => (found.some(isMissing) ? '' : null),
    describe: (value) => {
      const line = lineOf(value);
      return line === '' && value.found.every(isNothing) ? '' : `${line}\n`;
    },
    line: lineOf,
    json: ({ url, found }) => ({
      href: url.href,
      pairs: [...url.searchParams],
      ...(steps.some((step) => 'find' in step) ? { found } : {}),
    }),
  };
}

function follow(steps: readonly Step[], params: URLSearchParams): Found[] {
  const found: Found[] = [];
  for (const step of steps) {
    if ('find' in step) found.push(step.find(params));
    else step.change(params);
  }
  return found;
}

function isNothing(found: Found): boolean {
  return found === null || (Array.isArray(found) && found.length === 0);
}

function isMissing(found: Found): boolean {
  return found === false || isNothing(found);
}

function linesOf(found: readonly Found[], session: Session): string[] {
  return found
    .filter((item) => !isNothing(item))
    .flatMap((item) => (Array.isArray(item) ? item : [`${item}`]))
    .map((value) => decoded(value, session));
}
