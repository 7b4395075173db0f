import { parseURL } from '@url/parser';
import { URL } from '@url/polyfill';
import { answer, type Reader } from '../answers.js';
import type { CommandDefinition } from '../command.js';
import { urlFailure } from '../failure.js';
import { quote } from '../printable.js';
import { type Change, refuses, type SettableName, settableNames } from '../setters.js';
import { partsOf } from '../url-parts.js';

/** A URL after the changes, and those that it refused. */
interface ChangedURL {
  readonly url: URL;
  readonly refused: readonly Change[];
}

const summaries: Record<SettableName, string> = {
  protocol: 'the scheme',
  username: 'the username, which is percent-encoded',
  password: 'the password, which is percent-encoded',
  host: 'the host, and with ":" the port',
  hostname: 'the host alone',
  port: 'the port; the empty string removes it',
  pathname: 'the path',
  search: 'the query; the empty string removes it',
  hash: 'the fragment; the empty string removes it',
};

export const set: CommandDefinition = {
  name: 'set',
  declare(command, session) {
    const changes: Change[] = [];
    command
      .summary('change parts of URLs')
      .description(
        'Sets parts of each URL with the setters of the URL class, in the order in which they are given, and writes the new ' +
          'href. Where a setter refuses, which the URL class does without a word, a message says so and the exit status is 1. ' +
          'Without input it reads standard input, one URL a line, and writes one line for each.',
      )
      .argument('[url...]', 'URLs; after "--" they may begin with "-"')
      .option('-j, --json', 'write one JSON object a line: the parts, and the names of the options that were refused');
    for (const name of settableNames) {
      command.option(`--${name} <value>`, summaries[name]);
      command.on(`option:${name}`, (value: string) => changes.push({ name, value }));
    }
    command.action((inputs: string[], { json }: { json?: boolean }) => {
      if (changes.length === 0) command.error(`error: nothing to set: give one of --${settableNames.join(', --')}`);
      return answer(session, inputs, changeReader(changes), { json });
    });
  },
};

function changeReader(changes: readonly Change[]): Reader<ChangedURL> {
  return {
    noun: 'URL',
    read: (input) => {
      const url = URL.parse(input);
      return url && { url, refused: changes.filter((change) => refuses(url, change)) };
    },
    explain: (input) => urlFailure(input, null),
    complain: (value) => (value.refused.length === 0 ? null : refusal(value)),
    describe: ({ url }) => `${url.href}\n`,
    line: ({ url }) => url.href,
    json: ({ url, refused }) => ({ ...partsOf(parseURL(url.href)!), refused: refused.map(({ name }) => name) }),
  };
}

function refusal({ url, refused }: ChangedURL): string {
  const options = refused.map(({ name, value }) => `--${name} ${quote(value)}`);
  return `${quote(url.href)} refuses ${options.join(', ')}`;
}
