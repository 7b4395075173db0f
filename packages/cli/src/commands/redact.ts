import { isUtf8 } from 'node:buffer';
import { commonSecretNames } from '@url/redact';
import { createRedactor } from '@url/redact/internal';
import type { Command } from '../command.js';
import { readStreams, UnreadableInput } from '../inputs.js';
import { type Bytes, maxLineBytes, wholeLines } from '../lines.js';
import { inputOptions, only } from '../options.js';

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
  statuses: { 1: 'never' },
  examples: [
    ["url redact 'GET https://me:pw@h/?token=1&a=2'", 'GET https://REDACTED:REDACTED@h/?token=REDACTED&a=2'],
    ["url redact --name a --keep token '/?token=1&a=2'", '/?token=1&a=REDACTED'],
  ],
  run: async (session, args) => {
    const names = [...commonSecretNames, ...args.values('name')];
    const redactLine = createRedactor({ names, keep: args.values('keep'), replacement: args.value('replacement') });
    const end = args.has('null-input') ? 0 : 0x0a;
    for (const stream of readStreams(session, args, 'line')) {
      for await (const piece of redactStream(stream, redactLine, end))
        await session.stdout.write(session.isOnTerminal ? session.shown(`${piece}`) : piece);
    }
  },
};

/** A byte that is not UTF-8, as a lone surrogate: U+DC80 to U+DCFF, which UTF-8 does not encode. */
const FIRST_STRAY = 0xdc00;

/**
 * Redacts a stream line by line. All other bytes stay, also a BOM, carriage returns and bytes that are not UTF-8. Throws an `UnreadableInput`
 * for a line that is too long: it is not written, because its secrets are not known.
 *
 * @param end the byte that ends a line
 */
export async function* redactStream(
  stream: Bytes,
  redact: (line: string) => string,
  end: number,
  maxBytes: number = maxLineBytes,
): AsyncGenerator<string | Buffer> {
  const separator = String.fromCharCode(end);
  for await (const bytes of wholeLines(stream, end, maxBytes)) {
    if (bytes === null) throw new UnreadableInput(`cannot redact a line of more than ${maxBytes} bytes`);
    const isText = isUtf8(bytes);
    const lines = (isText ? bytes.toString('utf8') : decode(bytes)).split(separator);
    const output = lines.map(redact).join(separator);
    yield isText ? output : encode(output);
  }
}

/** A code point above U+007F in UTF-8, by table 3-7 of the Unicode Standard, or any other byte above 0x7F. */
const codePointOrStray =
  /[\xc2-\xdf][\x80-\xbf]|(?:\xe0[\xa0-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xed[\x80-\x9f])[\x80-\xbf]|(?:\xf0[\x90-\xbf]|[\xf1-\xf3][\x80-\xbf]|\xf4[\x80-\x8f])[\x80-\xbf]{2}|[\x80-\xff]/g;

/** Decodes UTF-8, with a lone surrogate for each byte that is not UTF-8. */
function decode(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(codePointOrStray, (found) =>
      found.length > 1
        ? Buffer.from(found, 'latin1').toString('utf8')
        : String.fromCharCode(FIRST_STRAY + found.charCodeAt(0)),
    );
}

function encode(text: string): Buffer {
  const pieces = text
    .split(/([\udc80-\udcff])/u)
    .map((piece, index) =>
      index % 2 === 0 ? Buffer.from(piece, 'utf8') : Buffer.from([piece.charCodeAt(0) - FIRST_STRAY]),
    );
  return Buffer.concat(pieces);
}
