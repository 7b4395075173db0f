import { answer } from '../answers.js';
import { UsageError } from '../arguments.js';
import { changeHandler, readChanges } from '../change-handler.js';
import type { Command } from '../command.js';
import { changeOptions, formats, partOptions, separatorOption, urlOptions } from '../options.js';
import { partNamed } from '../settable-parts.js';

export const set: Command = {
  name: 'set',
  summary: 'change parts of URLs',
  usage: '[url...]',
  arguments: 'URLs',
  description: `
    Changes each URL in the order of the options, and writes the new href. The setters of the URL class set the parts. If the URL
    refuses a change, which the URL class does silently, a message says so and the exit status is 1. "url query" changes the
    pairs of a query.`,
  options: { ...partOptions, ...changeOptions, ...separatorOption, ...urlOptions },
  common: ['scheme', 'host', 'port', 'path', 'query', 'fragment', 'append-segment', 'if-unset'],
  requires: { separator: formats },
  examples: [
    ['url set https://example.org/ --port 8080 --fragment top', 'https://example.org:8080/#top'],
    ['url set https://h/a --append-segment b/c --append-path d/e', 'https://h/a/b%2Fc/d/e'],
    ['url set http://h/ http://h:1/ --if-unset port=99', 'http://h:99/\nhttp://h:1/'],
    ['url set http://x/ --iterate host=a,b --iterate port=1,2', 'http://a:1/\nhttp://a:2/\nhttp://b:1/\nhttp://b:2/'],
    ['url set https://h/a/b --redirect ../c', 'https://h/c'],
    ['url set http://h/ --keep-port --port 80', 'http://h:80/'],
  ],
  run: async (session, args) => {
    const changes = readChanges(args);
    if (changes.length === 0 && !args.has('default-port') && !args.has('keep-port')) {
      const assignment = /^([a-z]+)=(.*)$/s.exec(args.inputs.at(-1)?.text ?? '');
      throw new UsageError(
        assignment !== null && partNamed(assignment[1]!) !== null
          ? `nothing to set: write --${assignment[1]} before the value, in place of ${assignment[1]}=`
          : 'nothing to set: give one of --scheme, --host, --port, --path, --query, --fragment; see "url help set"',
      );
    }
    return answer(session, args, await changeHandler(args, changes));
  },
};
