import { isPlain } from '@url/compare/plain';
import { canParse } from '@url/parser';
import { explainError } from '@url/parser/explain';
import { type AnswerInput, answerInputs, answerOptions, isBlank, outputIfTooLong } from '../answers.js';
import { type CheckedURL, checkURL } from '../checked-url.js';
import type { Command } from '../command.js';
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
    another host in the input, or if browsers show the domain in ASCII because it can mislead people. The exit status is 1 if an
    input does not parse; with --strict also if it has a warning. Messages about lines begin with the number of the line.

    --only-valid writes the inputs that pass, and --only-invalid the others, without diagnostics.`,
  options: {
    ...baseOption,
    '-s, --strict': 'reject inputs with warnings',
    ...without(inputOptions, 'field', 'into'),
    ...without(outputOptions, 'unique'),
  },
  requires: { null: 'json only-valid only-invalid' },
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
    const record = readBase(args);
    const { only, failFast, json, quiet, end } = answerOptions(args);
    const isCounted = only === null || failFast;
    const lineOf = (line: string): string => session.shown(line) + end;
    const describe = (input: string, checked: CheckedURL, place: string): string => {
      if (!json && only !== null) return lineOf(input);
      if (!json && quiet) return '';
      const hosts = checked.href === null ? [] : otherHosts(input, base);
      if (json) {
        const [errors, furtherErrors] = [checked.errors, checked.furtherErrors].map((list) =>
          list.map((error) => explainError(error, input)),
        );
        const misleading = report?.misleadingLabel(checked.href) ?? null;
        return lineOf(JSON.stringify({ input, ...checked, errors, furtherErrors, otherHosts: hosts, misleading }));
      }
      return report?.diagnostics(input, checked, hosts, session, place) ?? '';
    };
    const answerInput: AnswerInput = (input, inputs, index, batch) => {
      const checked = checkURL(input, record, args.has('strict'));
      const { valid, href } = checked;
      if (only === null && href === null && isBlank(input) && !inputs.isArgument) {
        if (json) batch.output += lineOf(JSON.stringify({ input, blank: true }));
        return;
      }
      if (report === null && !isSilent(input, checked, base)) return loadReport();
      if (!valid && isCounted) batch.failed++;
      if (only === null || valid === (only === 'only-valid')) {
        batch.output += describe(input, checked, inputs.placeOf(index));
      }
    };
    const answerKnown: AnswerInput = (input, inputs, index, batch) => {
      if (!isKnownValid(input)) return answerInput(input, inputs, index, batch);
      if (only === 'only-valid') batch.output += lineOf(input);
    };
    // Without a word about errors, it is enough that an input parses.
    const answerSilently: AnswerInput = (input, inputs, _, batch) => {
      const isFailure = !canParse(input, { base: record }) && (inputs.isArgument || !isBlank(input));
      if (isFailure) batch.failed++;
    };
    const isSilentAlways = quiet && !json && only === null && !args.has('strict');
    const answerEach = isSilentAlways ? answerSilently : !json && base === null ? answerKnown : answerInput;
    return answerInputs(session, args, {
      noun: 'URL',
      answerInput: answerEach,
      ifTooLong: json ? outputIfTooLong(true, end) : '',
    });
  },
};

/** Describes errors, and compares readers. Loading it takes longer than checking a URL. */
let report: (typeof import('../diagnostics.js') & typeof import('@url/compare')) | null = null;

async function loadReport(): Promise<void> {
  report = { ...(await import('../diagnostics.js')), ...(await import('@url/compare')) };
}

/** Whether a URL has no errors, without a run of the parser: a plain URL has none except for its credentials. */
export function isKnownValid(input: string): boolean {
  return isPlain(input) && !input.includes('@');
}

function isSilent(input: string, { errorCount, validURLString }: CheckedURL, base: string | null): boolean {
  return errorCount === 0 && validURLString && base === null && isPlain(input);
}

/**
 * The hosts that readers of other specifications find in a URL, if `compare` raises its alarm about the host: programs that follow
 * them connect elsewhere. `null` is the host of a reader that does not find one.
 */
function otherHosts(input: string, base: string | null): readonly (string | null)[] {
  if (report === null || (base === null && isPlain(input))) return [];
  const { hostsDiffer, differences } = report.compare(input, { base, explain: false });
  const readings = hostsDiffer ? differences.find(({ subject }) => subject === 'host')?.readings : [];
  return (readings ?? []).filter(({ readers }) => !readers.includes('whatwg')).map(({ value }) => value || null);
}
