import { emptyURL, parseResolveAndNormalize, parserModeFor, relativize } from '@url/reference';
import { answer } from '../answers.js';
import type { Command } from '../command.js';
import { inputOptions, outputOptions } from '../options.js';
import { referenceReader } from '../reference-reader.js';
import { readBase, urlFailure } from '../url-input.js';

export const relative: Command = {
  name: 'relative',
  summary: 'find the shortest references to URLs',
  usage: '--base <url> [target...]',
  arguments: 'URLs',
  description: `
    Writes the shortest reference that leads from the base to each target: "url resolve" with the same base returns the target.`,
  options: {
    '-b, --base <url>': 'the URL from which the references lead',
    ...inputOptions,
    ...outputOptions,
  },
  needs: ['base'],
  examples: [['url relative https://example.org/a/d --base https://example.org/a/b', 'd']],
  run: async (session, given) => {
    readBase(given);
    const from = parseResolveAndNormalize(given.value('base')!) ?? emptyURL;
    const reader = referenceReader({
      noun: 'URL',
      mode: parserModeFor(from),
      read: (target) => {
        const to = parseResolveAndNormalize(target);
        return to && relativize(to, from);
      },
      explain: (target) => urlFailure(target, null),
    });
    return answer(session, given, reader);
  },
};
