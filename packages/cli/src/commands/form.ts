import { parseFormURLEncodedString, serializeFormURLEncoded } from '@url/form-urlencoded';
import { type AnswerInput, answerInputs, outputIfTooLong } from '../answers.js';
import type { Arguments } from '../arguments.js';
import type { Command } from '../command.js';
import { inputOptions, only } from '../options.js';
import { onOneLine } from '../printable.js';
import { pairOf } from '../query-pairs.js';
import type { Session } from '../session.js';

export const form: Command = {
  name: 'form',
  summary: 'encode and decode form data',
  usage: '[pair...]',
  arguments: 'pairs as "name=value"; with --decode form data',
  description: `
    Encodes all pairs as one line of application/x-www-form-urlencoded. Empty lines are ignored. With --decode it decodes each
    input into a line for each pair, with an empty line between inputs; a line feed in a name or a value is written as "\\n".`,
  options: {
    '-d, --decode': 'decode',
    ...only(inputOptions, 'file', 'null-input'),
    '-j, --json': 'with --decode, write one JSON object a line',
  },
  examples: [
    ["url form a=1 'b=x y'", 'a=1&b=x+y'],
    ["url form --decode 'a=1&b=x+y'", 'a=1\nb=x y'],
  ],
  requires: { json: 'decode' },
  run: (session, args) => (args.has('decode') ? decodeAll : encodeAll)(session, args),
};

async function encodeAll(session: Session, args: Arguments): Promise<void> {
  let separator = '';
  const answerInput: AnswerInput = (input, inputs, _, batch) => {
    if (input === '' && !inputs.isArgument) return;
    batch.output += separator + serializeFormURLEncoded([pairOf(input)]);
    separator = '&';
  };
  await answerInputs(session, args, { noun: 'pair', answerInput });
  await session.stdout.write('\n');
}

function decodeAll(session: Session, args: Arguments): Promise<void> {
  const isJSON = args.has('json');
  let separator = '';
  const decode: AnswerInput = (input, _inputs, _index, batch) => {
    const pairs = parseFormURLEncodedString(input);
    const lines = pairs.map(([name, value]) => `${session.shown(onOneLine(`${name}=${value}`))}\n`).join('');
    batch.output += isJSON ? `${session.shown(JSON.stringify({ input, pairs }))}\n` : separator + lines;
    separator = '\n';
  };
  return answerInputs(session, args, {
    noun: 'form',
    answerInput: decode,
    ifTooLong: isJSON ? outputIfTooLong(true) : '',
  });
}
