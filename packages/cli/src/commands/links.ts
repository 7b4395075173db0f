import { type AnswerInput, answerInputs } from '../answers.js';
import { UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { inputOptions, only, outputOptions } from '../options.js';
import { quoteInput } from '../printable.js';

export const links: Command = {
  name: 'links',
  summary: 'find the links in text',
  usage: '[text...]',
  arguments: 'lines of a text, which is not markup',
  description: `
    Writes the URL of each link in the lines, one a line, as they come: URLs, domains such as "example.com/a", and email addresses, by UTS #58.

    With --json it writes an object for each link: the text, the URL, "url" or "email", the number of the line in its file, and the offsets of the
    link in that line in UTF-16 code units.`,
  options: {
    '-t, --text': 'write the text of each link in place of its URL',
    '--no-email': 'do not find email addresses',
    '--scheme <scheme>':
      'find links with this scheme, and not with http and https; may be repeated. Links without a scheme get the first one',
    ...only(inputOptions, 'file', 'null-input'),
    ...only(outputOptions, 'json', 'null'),
  },
  examples: [
    ["url links 'See example.com/a_(b). Or ask me@example.com!'", 'https://example.com/a_(b)\nmailto:me@example.com'],
    [
      "url links --json 'See http://[::1]:8080/.'",
      '{"input":"http://[::1]:8080/","href":"http://[::1]:8080/","kind":"url","line":1,"start":4,"end":22}',
    ],
  ],
  excludes: { text: 'json' },
  run: async (session, args) => {
    const { findLinks } = await import('../lookups.js');
    const schemes = args.values('scheme');
    const options = { email: !args.has('no-email'), ...(schemes.length > 0 ? { schemes } : {}) };
    for (const scheme of schemes) {
      try {
        findLinks('', { schemes: [scheme] });
      } catch {
        throw new UsageError(
          `option '--scheme' needs a scheme that can be linked, such as "https", not ${quoteInput(scheme)}`,
        );
      }
    }
    const [json, end] = [args.has('json'), args.has('null') ? '\0' : '\n'];
    const answerInput: AnswerInput = (line, inputs, index, batch) => {
      for (const { text, href, type, start, end: endOfLink } of findLinks(line, options)) {
        const parts = { input: text, href, kind: type, line: inputs.firstLine + index, start, end: endOfLink };
        batch.output += session.shown(json ? JSON.stringify(parts) : args.has('text') ? text : href) + end;
      }
    };
    await answerInputs(session, args, { noun: 'line', answerInput });
  },
};
