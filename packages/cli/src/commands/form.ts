import { parseFormURLEncodedString, serializeFormURLEncoded } from '@url/form-urlencoded';
import type { CommandDefinition } from '../command.js';
import { decoded, pairOf } from '../pairs.js';
import type { Session } from '../session.js';
import { answerStandardInput } from '../standard-input.js';

interface Options {
  readonly decode?: boolean;
  readonly json?: boolean;
}

export const form: CommandDefinition = {
  name: 'form',
  declare(command, session) {
    command
      .summary('encode and decode form data')
      .description(
        'Encodes pairs as application/x-www-form-urlencoded, all of them into one line; with --decode it decodes each input ' +
          'into a line for each pair, with an empty line between inputs. Without input it reads standard input: one pair a ' +
          'line, where empty lines do not count, or one form a line.',
      )
      .argument('[input...]', 'pairs as "name=value", or with --decode form data')
      .option('-d, --decode', 'decode')
      .option('-j, --json', 'with --decode, write one JSON object a line')
      .action((inputs: string[], { decode = false, json = false }: Options) => {
        if (decode) return decodeAll(session, inputs, json);
        if (json) command.error('error: --json goes with --decode: encoded form data is one line already');
        return encodeAll(session, inputs);
      });
  },
};

async function encodeAll(session: Session, inputs: readonly string[]): Promise<void> {
  if (inputs.length > 0) return session.stdout.write(`${serializeFormURLEncoded(inputs.map(pairOf))}\n`);
  let separator = '';
  await answerStandardInput(session, 'pair', (line, _number, batch) => {
    if (line === '') return;
    batch.output += separator + serializeFormURLEncoded([pairOf(line)]);
    separator = '&';
  });
  await session.stdout.write('\n');
}

async function decodeAll(session: Session, inputs: readonly string[], json: boolean): Promise<void> {
  let separator = '';
  const decodeNext = (input: string): string => {
    const pairs = parseFormURLEncodedString(input);
    if (json) return `${JSON.stringify({ input, pairs })}\n`;
    const lines = pairs.map(([name, value]) => `${decoded(name, session)}=${decoded(value, session)}\n`);
    const output = separator + lines.join('');
    separator = '\n';
    return output;
  };
  if (inputs.length > 0) return session.stdout.write(inputs.map(decodeNext).join(''));
  await answerStandardInput(session, 'form', (line, _number, batch) => {
    batch.output += decodeNext(line);
  });
}
