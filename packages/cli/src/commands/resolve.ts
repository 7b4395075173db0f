import { answer } from '../answers.js';
import type { Command } from '../command.js';
import { without } from '../option.js';
import { urlOptions } from '../options.js';
import { readURLInput } from '../url-input.js';
import { readURLOutput } from '../url-output.js';
import { urlReader } from '../url-reader.js';

export const resolve: Command = {
  name: 'resolve',
  summary: 'resolve references against a URL',
  usage: '--base <url> [reference...]',
  arguments: 'references, or URLs',
  description: `
    Writes the URL to which each reference leads from the base, as the parser of the URL Standard resolves it.`,
  options: {
    '-b, --base <url>': 'the URL from which the references lead',
    ...without(urlOptions, 'base', 'guess-scheme'),
  },
  needs: ['base'],
  examples: [['url resolve ../b --base https://example.org/a/c/', 'https://example.org/a/b']],
  run: async (session, given) => answer(session, given, urlReader(readURLInput(given), await readURLOutput(given))),
};
