import { isPlain } from '@url/dialects/plain';
import { explainError } from '@url/parser/explain';
import { answerOptions, endOf } from '../answer-options.js';
import { type AnswerInput, addTooLong, answerInputs, isBlank } from '../answers.js';
import { type CheckedURL, type CheckOptions, checkURL } from '../checked-url.js';
import type { Command } from '../command.js';
import { type Inputs, readInputs } from '../inputs.js';
import { without } from '../option.js';
import { baseOption, inputOptions, outputOptions } from '../options.js';
import { printable } from '../printable.js';
import { readBase } from '../url-input.js';

export const check: Command = {
  name: 'check',
  summary: 'report what is wrong with URLs, and where',
  usage: '[url...]',
  arguments: 'URLs',
  description: `
    Writes the validation errors of each input with the names of the URL Standard and their places: an "error" stops the parser, and
    after a "warning" it continues. If an input has none, nothing is written. A note follows if other specifications find
    another host in the input. The exit status is 1 if an input does not parse; with --strict also if it has a warning. Messages about
    lines begin with the number of the line.

    --only-valid writes the inputs that pass, and --only-invalid the others, without diagnostics.`,
  options: {
    ...baseOption,
    '-s, --strict': 'reject inputs with warnings',
    ...without(inputOptions, 'field', 'into'),
    ...without(outputOptions, 'unique'),
  },
  examples: [
    [
      "url check 'https://exa mple.org/'",
      'error: the domain contains U+0020 SPACE (domain-to-ASCII)\n  https://exa mple.org/\n             ^',
      1,
    ],
    ["printf 'http://a/\\nhttp://b\\\\c\\n' | url check --strict --only-valid", 'http://a/'],
  ],
  run: async (session, given) => {
    const base = given.value('base');
    const options = { base: readBase(given), strict: given.has('strict') };
    const { only, json, quiet } = answerOptions(given);
    const lineOf = (line: string): string => `${session.isOnTerminal ? printable(line) : line}${endOf(given)}`;
    const describe = (input: string, checked: CheckedURL, place: string): string => {
      if (only !== null && !json) return lineOf(input);
      const hosts = checked.href === null ? [] : (report?.otherHosts(input, base) ?? []);
      if (json) return lineOf(JSON.stringify(explained(input, checked, hosts)));
      return report?.diagnostics(input, checked, hosts, session, place) ?? '';
    };
    const answerInput: AnswerInput = (input, index, inputs, batch) => {
      const place = inputs.placeOf(index);
      if (input === null) return addTooLong(place, batch);
      const checked = (inputs as CheckedInputs).checked[index]!;
      const isBlankLine = only === null && !inputs.isArgument && isBlank(input) && checked.href === null;
      if (only === null && !checked.valid && !isBlankLine) batch.failed++;
      const isWanted = only === null ? json || !(quiet || isBlankLine) : checked.valid === (only === 'valid');
      if (isWanted) batch.output += describe(input, checked, place);
    };
    return answerInputs(session, given, 'URL', answerInput, checkedInputs(readInputs(session, given, 'URL'), options));
  },
};

/** What describes errors, and finds other hosts. */
let report: typeof import('../report.js') | null = null;

/** A batch of inputs with their results; `null` for a line that is too long. */
interface CheckedInputs extends Inputs {
  readonly checked: readonly (CheckedURL | null)[];
}

/** Checks the inputs. The report is loaded before the first input that may need one, because loading takes longer than checking a URL. */
async function* checkedInputs(source: AsyncIterable<Inputs>, options: CheckOptions): AsyncGenerator<CheckedInputs> {
  for await (const inputs of source) {
    const checked = inputs.lines.map((line) => (line === null ? null : checkURL(line, options)));
    const isPlainAndValid = (url: CheckedURL | null, index: number): boolean =>
      url === null || (url.errorCount === 0 && url.validURLString && isPlain(inputs.lines[index]!));
    if (options.base !== null || !checked.every(isPlainAndValid)) report ??= await import('../report.js');
    yield { ...inputs, checked };
  }
}

/** The output of `--json`. */
function explained(input: string, checked: CheckedURL, hosts: readonly (string | null)[]): object {
  return {
    input,
    ...checked,
    errors: checked.errors.map((error) => explainError(error, input)),
    furtherErrors: checked.furtherErrors.map((error) => explainError(error, input)),
    ...(hosts.length === 0 ? {} : { otherHosts: hosts }),
  };
}
