import { commonSecretHeaders, commonSecretNames } from '@url/display';
import { createRedactor } from '@url/display/internal';
import type { Command } from '../command.js';
import type { Given } from '../given.js';
import { readStreams } from '../inputs.js';
import { only } from '../option.js';
import { inputOptions } from '../options.js';
import { redactStream } from '../redact-stream.js';

export const redact: Command = {
  name: 'redact',
  summary: 'hide passwords, tokens and cookies in a log',
  usage: '[text...]',
  arguments: 'lines of a log, with or without URLs',
  description: `
    Writes each line with its secrets replaced by "REDACTED": user names and passwords in URLs, the values of names such as "token" in
    queries and fragments, and the values of header fields such as "Cookie". All other bytes stay. Lines are written as they come, and
    the exit status is 0 if they can be read.`,
  options: {
    '--name <name>': 'also hide the values of this name in queries and fragments; may be repeated',
    '--keep <name>': 'do not hide the values of this name or header field; may be repeated',
    '--replacement <text>': 'write this instead of "REDACTED"',
    ...only(inputOptions, 'file', 'null-input'),
  },
  examples: [
    ["url redact 'GET https://me:pw@h/?token=1&a=2'", 'GET https://REDACTED:REDACTED@h/?token=REDACTED&a=2'],
    ["url redact --name a --keep token '/?token=1&a=2'", '/?token=1&a=REDACTED'],
  ],
  run: async (session, given) => {
    const redactLine = createRedactor(rulesOf(given));
    const end = given.has('null-input') ? 0 : 0x0a;
    for (const stream of readStreams(session, given, 'line')) {
      for await (const piece of redactStream(stream, redactLine, { end })) await session.stdout.write(piece);
    }
  },
};

function rulesOf(given: Given) {
  const kept = new Set(given.values('keep').map((name) => name.toLowerCase()));
  const isHidden = (name: string): boolean => !kept.has(name.toLowerCase());
  return {
    names: [...commonSecretNames, ...given.values('name')].filter(isHidden),
    headers: commonSecretHeaders.filter(isHidden),
    replacement: given.value('replacement'),
  };
}
