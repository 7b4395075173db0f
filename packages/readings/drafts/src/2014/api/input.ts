import type { Encoding } from '@url/infra';
import { option, toScalarValueString } from '@url/infra/internal';
import { stripSpaceCharacters } from '../../space-characters.js';
import { basicURLParse2014, parseURL2014 } from '../parser.js';
import { ParsingContext } from '../parsing-context.js';
import type { URLRecord2014 } from '../url-record.js';

/** URL, webspecs 2014, §2: what the specification of an object defines for it. */
export interface URLUtilsReadOnlyOptions {
  /** The "get the base algorithm", which returns the base URL as a string. Without it only absolute URLs parse. */
  readonly getTheBase?: () => string;
  /** The query encoding; UTF-8 unless given. */
  readonly queryEncoding?: Encoding;
  /** Gives the object that is stored for the scheme data of a "blob" URL. */
  readonly blobURLStore?: (schemeData: string) => unknown;
}

/** §2: the input and the url of an object. */
export interface ParsedInput {
  readonly input: string;
  readonly url: URLRecord2014 | null;
}

/**
 * §2, set the input: the steps for an input without a URL
 *
 * The document keeps the input as it is. The recording returns "http://f: 21 / b ? d # e " without its last space.
 */
export function parseInput(input: string | null, options: URLUtilsReadOnlyOptions | null | undefined): ParsedInput {
  if (input === null) return { input: '', url: null };
  const getTheBase = option(options, 'getTheBase');
  const base = (getTheBase && basicURLParse2014(getTheBase())) ?? undefined;
  const context = new ParsingContext({ base, encodingOverride: option(options, 'queryEncoding') ?? undefined });
  const text = toScalarValueString(String(input));
  return {
    input: stripSpaceCharacters(text),
    url: parseURL2014(text, context, option(options, 'blobURLStore') ?? undefined),
  };
}
