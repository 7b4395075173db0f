import { answer } from '../answers.js';
import type { Command } from '../command.js';
import { lineOption, urlOptions } from '../options.js';
import { partRows } from '../parts-output.js';
import { table } from '../table.js';
import type { FoundURL } from '../url-input.js';
import { urlHandler } from '../url-output.js';

export const parse: Command = {
  name: 'parse',
  summary: 'show the parts of URLs; the default command',
  usage: '[url...]',
  arguments: 'URLs',
  description: `
    Parses each input as the URL Standard defines. For an argument it writes a table of the parts. For a line of standard input or of
    a file it writes one line: the href, or JSON with --json, or what --format says. If a line does not parse, it writes an empty line
    and a message on standard error, or with --json an object with "error".`,
  options: { ...lineOption, ...urlOptions },
  examples: [
    [
      "url 'HTTPS://EXAMPLE.com:443/a/../b?q=é'",
      `href      https://example.com/b?q=%C3%A9
scheme    https
username  (empty)
password  (empty)
host      example.com (domain)
port      (none)
path      /b
query     q=%C3%A9
fragment  (none)
origin    https://example.com`,
    ],
    ['url --line ../b --base https://example.org/a/c/', 'https://example.org/a/b'],
    ["printf 'HTTP://A\\nhttp://b/c d\\n' | url", 'http://a/\nhttp://b/c%20d'],
    ["printf 'http://a/\\nnonsense\\n' | url --only-valid", 'http://a/'],
    ['url --line --guess-scheme https example.com', 'https://example.com/'],
  ],
  run: async (session, args) =>
    answer(session, args, {
      ...(await urlHandler(args)),
      describe: (url: FoundURL) => table(partRows(url, args.has('default-port')), session),
      separator: '\n',
    }),
};
