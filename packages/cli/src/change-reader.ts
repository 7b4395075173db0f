import { defaultPort } from '@url/record';
import { serializeURL } from '@url/serializer';
import { adviceOnURL } from './advice.js';
import type { Reader } from './answers.js';
import { type Change, type ChangedURL, changeOf } from './changes.js';
import type { Given } from './given.js';
import { quote } from './printable.js';
import type { QuerySettings } from './query-changes.js';
import { type FoundURL, findURL, readURLInput, urlFailure } from './url-input.js';
import { jsonOf, noteOn, readURLOutput } from './url-output.js';
import { UsageError } from './usage-error.js';

export interface Changed {
  readonly found: FoundURL;
  readonly urls: readonly ChangedURL[];
}

export function readChanges(given: Given): Change[] {
  const settings = readQuerySettings(given);
  return given.options.map((option) => changeOf(option, settings)).filter((change) => change !== null);
}

function readQuerySettings(given: Given): QuerySettings {
  const separator = given.value('separator') ?? '&';
  if (!/^[!-~]$/.test(separator) || /[=#%+"'<>]/.test(separator)) {
    throw new UsageError(
      `option '--separator' accepts one printable ASCII character except = # % + " ' < >, not ${quote(separator)}`,
    );
  }
  const isStandard = given.has('standard');
  if (isStandard && separator !== '&') throw new UsageError("option '--standard' cannot be used with '--separator'");
  return { separator, space: given.value('space') === '+' ? '+' : '%20', isStandard };
}

export async function changeReader(given: Given, changes: readonly Change[]): Promise<Reader<Changed>> {
  const input = readURLInput(given);
  const output = await readURLOutput(given);

  return {
    noun: 'URL',
    header: output.header,
    isFormatted: output.isFormatted,
    read: (text) => {
      const found = findURL(text, input);
      return found && { found, urls: changedURLs(found, changes, input.keepsPort) };
    },
    explain: (text) => urlFailure(text, input.base),
    advise: input.base === null ? adviceOnURL : () => null,
    note: ({ found }, text, isArgument) => noteOn(found, text, isArgument, input),
    complain: ({ found, urls }) => {
      const complaints = urls.map((url) => refusal(url) ?? output.complain(finished(url, found)));
      return complaints.find((complaint) => complaint !== null) ?? null;
    },
    line: ({ found, urls }) =>
      urls.map((url) => output.line(finished(url, found))).join(given.has('null') ? '\0' : '\n'),
    json: ({ found, urls }) =>
      urls.map((url) => ({
        ...jsonOf(finished(url, found)),
        refused: url.refused.map(({ option, reason }) => ({ option: option.written, value: option.value, reason })),
      })),
  };
}

function changedURLs(found: FoundURL, changes: readonly Change[], keepsPort: boolean): readonly ChangedURL[] {
  const { record, keptPort } = found;
  const writtenPort = keepsPort ? (keptPort ?? record.port) : null;
  let urls: readonly ChangedURL[] = [{ url: record, writtenPort, keepsPort, refused: [], found: [] }];
  for (const change of changes) urls = urls.flatMap((url) => change(url));
  return urls;
}

function finished({ url, writtenPort }: ChangedURL, { guessedScheme }: FoundURL): FoundURL {
  const isKept = writtenPort !== null && url.port === null && writtenPort === defaultPort(url.scheme);
  return { record: url, keptPort: isKept ? writtenPort : null, guessedScheme };
}

function refusal({ url, refused }: ChangedURL): string | null {
  if (refused.length === 0) return null;
  const options = refused.map(({ option: { written, value }, reason }) => `${written} ${quote(value)} (${reason})`);
  return `${quote(serializeURL(url))} refuses ${options.join(', ')}`;
}
