import { buildURL, explainRefusal, type Refusal, type URLParts } from '@url/build';
import { quote } from '@url/infra/internal';
import { answer } from '../answers.js';
import { Arguments, UsageError, type WrittenOption } from '../arguments.js';
import { changeHandler, readChanges } from '../change-handler.js';
import type { Command } from '../command.js';
import {
  changeOptions,
  formatOptions,
  formats,
  only,
  outputOptions,
  partOptions,
  separatorOption,
} from '../options.js';
import { hidePassword, visible } from '../printable.js';
import type { Session } from '../session.js';
import { attributes, type PartName } from '../settable-parts.js';

export const build: Command = {
  name: 'build',
  summary: 'make a URL from its parts',
  usage: '--scheme <scheme> [--host <host>]',
  arguments: 'none',
  description: `
    Makes a URL from its parts, and then makes the other changes in the order of the options, as "url set" does. No part reaches into
    another: a path never becomes a host. If a part is refused, a message says why, nothing is written, and the exit status is 1. It
    reads no input.`,
  options: {
    ...partOptions,
    ...changeOptions,
    ...separatorOption,
    ...formatOptions,
    ...only(outputOptions, 'json', 'null', 'quiet'),
  },
  common: ['scheme', 'host', 'port', 'path', 'query', 'fragment', 'append-segment', 'text'],
  needs: ['scheme'],
  requires: { separator: formats },
  examples: [
    ['url build --scheme https --host example.org --path /a', 'https://example.org/a'],
    ["url build --scheme https --host h --append-segment 'a b' --text 'query=50% off'", 'https://h/a%20b?50%25%20off'],
    ['url build --scheme mailto --path me@example.org', 'mailto:me@example.org'],
  ],
  run: async (session, args) => {
    if (args.inputs.length > 0) throw new UsageError('"build" accepts no input: "url set" changes a URL');
    const [parts, others] = readParts(args);
    const built = buildURL(parts);
    if (!built.ok) return writeRefusal(session, args, parts, built);
    const rest = new Arguments(others, [{ text: built.href, isLiteral: true }]);
    return answer(session, rest, await changeHandler(rest, readChanges(rest)));
  },
};

/** The options that are parts of the URL, as `buildURL` accepts them, and all other options. */
function readParts(args: Arguments): [parts: URLParts, others: WrittenOption[]] {
  const parts: { -readonly [part in keyof URLParts]: URLParts[part] } = {};
  const others: WrittenOption[] = [];
  for (const option of args.options) {
    const own = option.name in attributes ? partsOfOption(option.name as PartName, option.value) : null;
    Object.assign(parts, own);
    // A record does not contain a default port, so it is set again for the output.
    const keepsPort = own?.port != null && args.has('keep-port');
    if (own === null) others.push(option);
    else if (keepsPort) others.push({ ...option, name: 'port', value: `${own.port}` });
  }
  return [parts, others];
}

/** The parts that an option sets, with the delimiters that the setters of the URL class accept removed. */
function partsOfOption(part: PartName, value: string): URLParts {
  if (part === 'scheme') return { scheme: value.replace(/:$/, '') };
  if (part === 'username' || part === 'password') return { [part]: { encoded: value } };
  if (part === 'query') return { query: value.replace(/^\?/, '') || null };
  if (part === 'fragment') return { fragment: value === '' ? null : { encoded: value.replace(/^#/, '') } };
  if (part === 'path' || part === 'port') return { [part]: value };
  const port = part === 'host' ? value.lastIndexOf(':') : -1;
  const hasPort = port > value.lastIndexOf(']');
  return hasPort ? { host: value.slice(0, port), port: value.slice(port + 1) } : { host: value };
}

async function writeRefusal(session: Session, args: Arguments, parts: URLParts, refusal: Refusal): Promise<void> {
  const { part, reason } = refusal;
  const isWritten = ({ name, value }: WrittenOption) =>
    name === part ||
    (name === 'hostname' && part === 'host') ||
    (name === 'host' && part === 'port' && value.includes(':'));
  const option = args.options.filter(isWritten).pop();
  const value = part === 'url' ? '' : partText(parts[part]);
  const given = option?.value ?? '';
  const shown = part === 'password' ? '***' : hidePassword(given);
  // A clause that quotes the value can show the password.
  const clause = shown === given ? `${explainRefusal(refusal, value)} (${reason})` : reason;
  const error = `cannot build a URL: ${option === undefined ? '' : `${option.written} ${quote(shown)}: `}${clause}`;
  session.endWith(1);
  if (args.has('json')) return session.stdout.write(`${JSON.stringify({ error, part, reason })}\n`);
  if (!args.has('quiet')) await session.tell(`${visible(error)}\n`);
}

/** The text of a part that `readParts` made. */
function partText(part: unknown): string {
  return typeof part === 'object' && part !== null && 'encoded' in part ? String(part.encoded) : String(part ?? '');
}
