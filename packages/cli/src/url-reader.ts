import { adviceOnURL, remarkOnURL } from './advice.js';
import type { Reader } from './answers.js';
import { partsOf } from './part-rows.js';
import { quote } from './printable.js';
import { type FoundURL, findURL, type URLInput, urlFailure } from './url-input.js';
import type { URLOutput } from './url-output.js';

export function urlReader(input: URLInput, output: URLOutput): Reader<FoundURL> {
  return {
    noun: 'URL',
    read: (text) => findURL(text, input),
    explain: (text) => urlFailure(text, input.base),
    advise: input.base === null ? adviceOnURL : () => null,
    note: (url, text, isArgument) => noteOn(url, text, isArgument, input),
    ...output,
    json: jsonOf,
  };
}

export function jsonOf({ record, guessedScheme }: FoundURL): object {
  const parts = partsOf(record);
  return guessedScheme === null ? parts : { ...parts, guessedScheme };
}

/** Says which scheme was guessed, and of an argument that the user probably meant another URL. */
export function noteOn({ guessedScheme }: FoundURL, text: string, isArgument: boolean, input: URLInput): string | null {
  if (guessedScheme !== null) return `${quote(text)} does not have a scheme, and is read with "${guessedScheme}:"`;
  return isArgument && input.base === null ? remarkOnURL(text) : null;
}
