import { type Encoding, toScalarValueString } from '@url/infra';
import { basicURLParse2014, parseURL2014, stripASCIIWhitespace } from '../parser.js';
import { ParsingContext } from '../parsing-context.js';
import type { URLRecord2014 } from '../url-record.js';

/** URL, webspecs 2014, §2: what a specification that has such objects defines for them. */
export interface URLUtilsReadOnlyOptions {
  /** The "get the base algorithm": the base URL as a string; without it, only absolute URLs are URLs. */
  readonly getTheBase?: () => string;
  /** The query encoding; UTF-8 unless given. */
  readonly queryEncoding?: Encoding;
  /** What is stored for the scheme data of a "blob" URL. */
  readonly blobURLStore?: (schemeData: string) => unknown;
}

/** An object's input and url. */
export interface ParsedInput {
  readonly input: string;
  readonly url: URLRecord2014 | null;
}

/**
 * §2, set the input: the steps for an input without a URL
 *
 * The document keeps the input as it is. The recording reads "http://f: 21 / b ? d # e " back without the space behind it.
 */
export function parseInput(input: string | null, options: URLUtilsReadOnlyOptions): ParsedInput {
  if (input === null) return { input: '', url: null };
  const { getTheBase, queryEncoding, blobURLStore } = options;
  const base = (getTheBase && basicURLParse2014(getTheBase())) ?? undefined;
  const context = new ParsingContext({ base, encodingOverride: queryEncoding });
  const text = toScalarValueString(String(input));
  return { input: stripASCIIWhitespace(text), url: parseURL2014(text, context, blobURLStore) };
}
