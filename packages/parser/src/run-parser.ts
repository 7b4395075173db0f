import { COLON, type Encoding, toScalarValueString, type ValidationErrorHandler } from '@url/infra';
import { preprocess } from '@url/infra/internal';
import { StoredURLRecord } from '@url/record/internal';
import { Parser, type Result } from './parser.js';
import { reportPreprocessing } from './preprocess.js';
import { afterUnchanged, pathStartState } from './states/path-start.js';
import { portState } from './states/port.js';
import { specialAuthorityIgnoreSlashesState } from './states/relative.js';
import { schemeStartState } from './states/scheme.js';
import { copyUnchangedAuthority, copyUnchangedPrefix } from './unchanged-prefix.js';

/**
 * Parses into a new record: copies the unchanged prefix of the input, and continues in the state in which that prefix ends.
 * Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 *
 * @param encoding an output encoding; `null` for UTF-8
 * @returns the record, or on failure the parser, which has kept the error
 */
export function runParser(
  input: string,
  base: StoredURLRecord | null,
  encoding: Encoding | null,
  isAuthorityEnough: boolean,
): StoredURLRecord | Parser {
  const url = new StoredURLRecord();
  const end = isAuthorityEnough ? copyUnchangedAuthority(url, input) : copyUnchangedPrefix(url, input);
  if (end === input.length && url.pathStart > 0) return url;
  if (isAuthorityEnough && url.hostEnd > 0 && input.charCodeAt(end) !== COLON) return url;
  const preprocessed = preprocess(encoding === null ? input : toScalarValueString(input), false, end);
  if (preprocessed !== input) return runParser(preprocessed, base, encoding, isAuthorityEnough);
  const parser = new Parser(input, base, encoding, null, url);
  parser.isAuthorityEnough = isAuthorityEnough;
  return goOn(parser, end) === null ? parser : url;
}

/** Continues in the state in which the unchanged prefix ends. */
function goOn(parser: Parser, end: number): Result {
  const { input, url } = parser;
  if (end === 0) return schemeStartState(parser);
  parser.special = true;
  parser.isFile = url.schemeEnd === 4 && input.startsWith('file');
  if (url.pathStart > 0) {
    parser.pointer = url.pathStart;
    return afterUnchanged(parser, end);
  }
  parser.pointer = end;
  if (url.hostEnd === 0) {
    url.serialization = input.slice(0, url.schemeEnd + 1);
    parser.scheme = input.slice(0, url.schemeEnd);
    return specialAuthorityIgnoreSlashesState(parser);
  }
  url.serialization = input.slice(0, end);
  if (input.charCodeAt(end) !== COLON) return pathStartState(parser);
  parser.scheme = input.slice(0, url.schemeEnd);
  parser.pointer++;
  return portState(parser);
}

/**
 * Parses into a new record, and reports validation errors. An unchanged code point can be an error too, so the states read the whole input.
 * Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 */
export function runParserWithHandler(
  original: string,
  base: StoredURLRecord | null,
  encoding: Encoding | null,
  onValidationError: ValidationErrorHandler,
): Result {
  const input = preprocess(toScalarValueString(original), false);
  const handler = reportPreprocessing(original, false, onValidationError);
  return schemeStartState(new Parser(input, base, encoding, handler, new StoredURLRecord()));
}
