import { parseURL } from '@url/parser';
import { answer } from '../answers.js';
import { changeReader, readChanges } from '../change-reader.js';
import { Given } from '../given.js';
import { quote } from '../printable.js';
import type { Session } from '../session.js';
import { UsageError } from '../usage-error.js';

export async function runBuild(session: Session, given: Given): Promise<void> {
  if (given.inputs.length > 0) throw new UsageError('"build" takes no input: "url set" changes a URL');
  const scheme = given.value('scheme');
  if (scheme === null) throw new UsageError("option '--scheme <scheme>' is needed");
  const hosts = ['host', 'hostname'].filter((name) => given.has(name));
  const host = hosts.length === 0 ? null : given.value(hosts[0]!);
  const path = host === null ? (given.value('path') ?? '') : '';
  const start = `${scheme.replace(/:$/, '')}:${host === null ? '' : `//${host}`}${path.replace(/[?#]/g, escapeOf)}`;
  if (parseURL(start) === null || /[/\\?#@]/.test(host ?? '')) {
    throw new UsageError(
      `no URL has the scheme ${quote(scheme)}${host === null ? ' and no --host' : ` and the host ${quote(host)}`}`,
    );
  }
  const used = host === null ? ['scheme', 'path'] : ['scheme', ...hosts];
  const options = given.options.filter(({ name }) => !used.includes(name));
  const rest = new Given(
    [...options, { name: 'line', value: '', written: '--line' }],
    [{ text: start, isLiteral: true }],
  );
  return answer(session, rest, await changeReader(rest, readChanges(rest)));
}

function escapeOf(character: string): string {
  return character === '?' ? '%3F' : '%23';
}
