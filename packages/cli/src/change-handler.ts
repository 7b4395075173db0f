import { quote, quoteURL } from '@url/infra/internal';
import { serializeURL } from '@url/serializer';
import type { InputHandler } from './answers.js';
import type { Arguments } from './arguments.js';
import { type Change, type ChangedURL, changeOf } from './changes.js';
import { hidePassword } from './printable.js';
import type { QuerySettings } from './query-changes.js';
import { readSeparator, urlHandler } from './url-output.js';

export function readChanges(args: Arguments): Change[] {
  const settings = readQuerySettings(args);
  return args.options.map((option) => changeOf(option, settings)).filter((change) => change !== null);
}

function readQuerySettings(args: Arguments): QuerySettings {
  const separator = readSeparator(args);
  const space = args.value('space') === '+' ? ('+' as const) : ('%20' as const);
  // The editor has the default format ready, and creates any other one for each query.
  const format = separator === '&' && space === '%20' ? null : { separator, space };
  return { format, separator, isStandard: args.has('standard') };
}

/** Reads a URL and changes it. There are several URLs with `--iterate`, otherwise one. */
export async function changeHandler(
  args: Arguments,
  changes: readonly Change[],
): Promise<InputHandler<readonly ChangedURL[]>> {
  const handler = await urlHandler(args);
  const keepsPort = args.has('keep-port');
  const end = args.has('null') ? '\0' : '\n';
  // Without its changes a URL would be the wrong one: `curl "$(url set …)"` must not request it.
  const lineOf = (url: ChangedURL): string => (url.refused.length > 0 ? '' : handler.line(url));
  return {
    ...handler,
    read: (text) => {
      const found = handler.read(text);
      if (found === null) return null;
      const { record, keptPort, guessedScheme } = found;
      // Written out: a spread takes as long as the edit of a query.
      let urls: readonly ChangedURL[] = [{ record, keptPort, guessedScheme, keepsPort, refused: [], found: [] }];
      for (const change of changes) urls = change(urls);
      return urls;
    },
    note: (urls, text, isArgument) => handler.note(urls[0]!, text, isArgument),
    complain: (urls) => {
      for (const url of urls) {
        const text = refusal(url) ?? handler.complain(url);
        if (text !== null) return text;
      }
      return null;
    },
    line: (urls) => (urls.length === 1 ? lineOf(urls[0]!) : urls.map(lineOf).join(end)),
    json: (urls) => {
      const all = urls.map((url) => {
        const refused = url.refused.map(({ option: { written, value }, ...why }) => ({
          option: written,
          value,
          ...why,
        }));
        return refused.length > 0 ? { error: refusal(url), refused } : { ...handler.json(url), refused };
      });
      return args.has('iterate') ? all : all[0]!;
    },
  };
}

function refusal({ record, refused }: ChangedURL): string | null {
  if (refused.length === 0) return null;
  const options = refused.map(({ option: { name, written, value }, error, reason }) => {
    const text = name === 'password' ? '***' : value.replace(/^password=[\s\S]*/, 'password=***');
    const shown = hidePassword(text);
    // A clause that quotes the value can show the password.
    return `${written} ${quote(shown)}: ${shown !== text && error.includes('"') ? reason : error}`;
  });
  return `${quoteURL(serializeURL(record))} refuses ${options.join('; ')}`;
}
