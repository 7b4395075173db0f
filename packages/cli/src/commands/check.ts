import { readBase } from '../base.js';
import { type CheckedURL, type CheckOptions, checkURL, explained } from '../checked-url.js';
import type { CommandDefinition } from '../command.js';
import { diagnostics } from '../diagnostics.js';
import type { Session } from '../session.js';
import { answerStandardInput } from '../standard-input.js';

interface Options {
  readonly base?: string;
  readonly json?: boolean;
  readonly strict?: boolean;
}

export const check: CommandDefinition = {
  name: 'check',
  declare(command, session) {
    command
      .summary('say what is wrong with URLs, and where')
      .description(
        'Writes the validation errors of each input as the URL Standard names them: "error" where parsing stops, and "warning" ' +
          'where it goes on, with the place in the input. Nothing is written of an input without. The exit status is 1 when ' +
          'one does not parse; with --strict also when one has a warning. Without input it reads standard input, one URL a ' +
          'line, and begins messages with the number of the line.',
      )
      .argument('[input...]', 'URLs; after "--" they may begin with "-"')
      .option('-b, --base <url>', 'resolve the inputs against this URL')
      .option('-j, --json', 'write one JSON object a line for every input, with its errors')
      .option('-s, --strict', 'let no input pass that has a warning')
      .action((inputs: string[], { base, json = false, strict = false }: Options) => {
        const options = { base: readBase(command, base), strict };
        return inputs.length > 0
          ? checkAll(session, inputs, options, json)
          : checkStandardInput(session, options, json);
      });
  },
};

async function checkAll(
  session: Session,
  inputs: readonly string[],
  options: CheckOptions,
  json: boolean,
): Promise<void> {
  for (const input of inputs) {
    const checked = checkURL(input, options);
    if (!checked.valid) await session.fail();
    await session.stdout.write(json ? jsonLine(input, checked) : diagnostics(input, checked, session));
  }
}

function checkStandardInput(session: Session, options: CheckOptions, json: boolean): Promise<void> {
  return answerStandardInput(session, 'URL', (input, number, batch) => {
    const checked = checkURL(input, options);
    if (!checked.valid) batch.failed++;
    batch.output += json ? jsonLine(input, checked) : diagnostics(input, checked, session, `line ${number}: `);
  });
}

function jsonLine(input: string, checked: CheckedURL): string {
  return `${JSON.stringify({ input, ...explained(input, checked) })}\n`;
}
