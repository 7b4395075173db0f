import { UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { readStreams, UnreadableInput } from '../inputs.js';
import { maxLineBytes, readLines } from '../lines.js';
import { inputOptions, only, outputOptions } from '../options.js';

export const links: Command = {
  name: 'links',
  summary: 'find the links in text',
  usage: '[text...]',
  arguments: 'lines of a text, which is not markup',
  description: `
    Writes the URL of each link in the lines, one a line, as they come: URLs, domains such as "example.com/a", and email addresses, by UTS #58.

    With --json it writes an object for each link: the number of the line in its input, the offsets of the link in that line in UTF-16 code units,
    "url" or "email", the text, and the URL.`,
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
      '{"line":1,"start":4,"end":22,"type":"url","text":"http://[::1]:8080/","href":"http://[::1]:8080/"}',
    ],
  ],
  run: async (session, args) => {
    const { findLinks } = await import('../lookups.js');
    const schemes = args.values('scheme');
    const options = { email: !args.has('no-email'), ...(schemes.length > 0 ? { schemes } : {}) };
    checkSchemes(() => findLinks('', options));
    const [json, end] = [args.has('json'), args.has('null') ? '\0' : '\n'];
    const member = args.has('text') ? 'text' : 'href';
    const outputOf = (text: string, line: number): string =>
      findLinks(text, options)
        .map((link) => session.shown(json ? JSON.stringify({ line, ...link }) : link[member]) + end)
        .join('');
    for (const stream of readStreams(session, args, 'line')) {
      let number = 0;
      for await (const lines of readLines(stream, { nullTerminated: args.has('null-input') })) {
        const outputs = lines.map((line) => {
          number++;
          if (line !== null) return outputOf(line, number);
          throw new UnreadableInput(`cannot read line ${number}: it has more than ${maxLineBytes} bytes`);
        });
        await session.stdout.write(outputs.join(''));
      }
    }
  },
};

function checkSchemes(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`option '--scheme <scheme>': ${error.message.replace(/^.*?: /, '')}`);
  }
}
