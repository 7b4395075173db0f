import type { Encoding } from '@url/infra';
import { acceptsEncodings, isC0ControlOrSpace, toScalarValueString } from '@url/infra/internal';
import type { StoredURLRecord } from '@url/record/internal';
import { createParser, mustStartOver, type Parser } from './parser.js';
import { schemeStartState } from './states/scheme.js';

/**
 *     https://me:p@ss@example.org:8080/path/a b?query#fragment
 *     |       |       |           |   |         |     |
 *     |       |       host state  |   path      query fragment state
 *     |       authority state     port state
 *     scheme start state
 *
 * Runs the state machine on a string: each state calls the one that follows. Controls and spaces at the ends of the input are removed first. Tabs
 * and newlines within it are removed when a state meets one, and the states start over.
 * Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 *
 * @param stopsAfterAuthority whether to stop where nothing can fail any more: the caller asks only whether the input parses
 * @param head the end of the head of the input, if the caller has read it
 * @returns the parser after its run: with the record, or with the error at which it failed
 */
export function runParser(
  input: string,
  base: StoredURLRecord | null,
  encoding: Encoding | null,
  stopsAfterAuthority: boolean,
  head = -1,
): Parser {
  const converted = acceptsEncodings && encoding !== null ? toScalarValueString(input) : input;
  const parser = createParser(converted, base, encoding, null, stopsAfterAuthority);
  // A scheme does not start with a control or space: the scheme state asks whether the start of the input has to be trimmed.
  if (!isC0ControlOrSpace(converted.charCodeAt(converted.length - 1)) || !mustStartOver(parser)) {
    schemeStartState(parser, head);
  }
  const { preprocessed } = parser;
  if (preprocessed === null || preprocessed === converted) return parser;
  return runPreprocessed(createParser(preprocessed, base, encoding, null, stopsAfterAuthority));
}

/** Runs the state machine on a string from which nothing has to be removed. */
export function runPreprocessed(parser: Parser): Parser {
  parser.preprocessed = parser.input;
  schemeStartState(parser);
  return parser;
}
