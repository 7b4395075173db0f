import { isPlain } from '@url/dialects/plain';
import { explainError } from '@url/parser/explain';
import { type AnswerInput, answerInputs, answerOptions, isBlank, outputIfTooLong } from '../answers.js';
import { type CheckedURL, type CheckOptions, checkURL } from '../checked-url.js';
import type { Command } from '../command.js';
import { type Inputs, readInputs } from '../inputs.js';
import { baseOption, inputOptions, outputOptions, without } from '../options.js';
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
  run: async (session, args) => {
    const base = args.value('base');
    const options = { base: readBase(args), strict: args.has('strict') };
    const { only, json, quiet, end } = answerOptions(args);
    const lineOf = (line: string): string => session.shown(line) + end;
    const describe = (input: string, checked: CheckedURL, place: string): string => {
      if (!json && only !== null) return lineOf(input);
      if (!json && quiet) return '';
      const hosts = checked.href === null ? [] : otherHosts(input, base);
      if (json) return lineOf(JSON.stringify(explained(input, checked, hosts)));
      return report?.diagnostics(input, checked, hosts, session, place) ?? '';
    };
    const answerInput: AnswerInput = (input, inputs, index, batch) => {
      const checked = (inputs as CheckedInputs).checked[index]!;
      const { valid, href } = checked;
      if (only === null && href === null && isBlank(input) && !inputs.isArgument) {
        if (json) batch.output += lineOf(JSON.stringify({ input, blank: true }));
        return;
      }
      if (only === null && !valid) batch.failed++;
      if (only === null || valid === (only === 'only-valid')) {
        batch.output += describe(input, checked, inputs.placeOf(index));
      }
    };
    const source = checkedInputs(readInputs(session, args, 'URL'), options);
    return answerInputs(session, args, 'URL', answerInput, {
      source,
      ifTooLong: json ? outputIfTooLong(true, end) : '',
    });
  },
};

/** Describes errors, and compares readers. Loading it takes longer than checking a URL. */
let report: (typeof import('../diagnostics.js') & typeof import('@url/dialects/compare')) | null = null;

/** A batch of inputs with their results; `null` for a line that is too long. */
interface CheckedInputs extends Inputs {
  readonly checked: readonly (CheckedURL | null)[];
}

/** Checks the inputs. The report is loaded before the first input that may need one. */
async function* checkedInputs(source: AsyncIterable<Inputs>, options: CheckOptions): AsyncGenerator<CheckedInputs> {
  for await (const inputs of source) {
    const checked = inputs.lines.map((line) => (line === null ? null : checkURL(line, options)));
    const isSilent = (url: CheckedURL | null, index: number): boolean =>
      url === null || (url.errorCount === 0 && url.validURLString && isPlain(inputs.lines[index]!));
    if (report === null && (options.base !== null || !checked.every(isSilent))) {
      report = { ...(await import('../diagnostics.js')), ...(await import('@url/dialects/compare')) };
    }
    yield { ...inputs, checked };
  }
}

/**
 * The hosts that readers of other specifications find in a URL, if `compare` raises its alarm about the host: programs that follow
 * them connect elsewhere. `null` is the host of a reader that does not find one.
 */
function otherHosts(input: string, base: string | null): readonly (string | null)[] {
  if (report === null || (base === null && isPlain(input))) return [];
  const { hostsDiffer, differences } = report.compare(input, { base, explain: false });
  const readings = hostsDiffer ? differences.find(({ subject }) => subject === 'host')?.readings : [];
  return (readings ?? []).filter(({ dialects }) => !dialects.includes('whatwg')).map(({ value }) => value || null);
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
