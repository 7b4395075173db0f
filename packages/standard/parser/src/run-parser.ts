import {
  COLON,
  type Encoding,
  isASCIIAlpha,
  SPACE,
  toScalarValueString,
  type ValidationErrorHandler,
} from '@url/infra';
import { preprocess, takesEncodings } from '@url/infra/internal';
import { StoredURLRecord, startsSpecialScheme } from '@url/record/internal';
import { copyAuthority, copyOtherPrefix, copyPrefix } from './copy-prefix.js';
import { Parser, type Result } from './parser.js';
import { reportPreprocessing } from './preprocess.js';
import { authorityState } from './states/authority.js';
import { afterUnchanged, pathStartState } from './states/path-start.js';
import { portState } from './states/port.js';
import { specialAuthorityIgnoreSlashesState } from './states/relative.js';
import { schemeStartState } from './states/scheme.js';

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
  const first = input === '' ? SPACE : input.charCodeAt(0);
  let end: number | Parser = 0;
  if (startsSpecialScheme(first)) end = isAuthorityEnough ? copyAuthority(url, input) : copyPrefix(url, input);
  if (typeof end !== 'number') {
    // A prefix has no use for the base. The message of the constructor tells by it that the base has parsed.
    end.base = base;
    return end;
  }
  const special = end > 0;
  if (!special && isASCIIAlpha(first)) end = copyOtherPrefix(url, input);
  if (end === input.length && url.pathStart > 0) return url;
  if (isAuthorityEnough && url.hostEnd > 0 && input.charCodeAt(end) !== COLON) return url;
  const converted = takesEncodings && encoding !== null ? toScalarValueString(input) : input;
  const preprocessed = preprocess(converted, false, end);
  if (preprocessed !== input) return runParser(preprocessed, base, encoding, isAuthorityEnough);
  const parser = new Parser(input, base, encoding, null, url);
  parser.isAuthorityEnough = isAuthorityEnough;
  parser.special = special;
  return continueAfterPrefix(parser, end) === null ? parser : url;
}

/** Tells whether an input parses, against a base that was parsed before: its record, the parser that failed, or `null` for none. */
export function canParseAgainst(input: string, base: StoredURLRecord | Parser | null): boolean {
  return !(base instanceof Parser) && !(runParser(input, base, null, true) instanceof Parser);
}

/** Continues in the state in which the prefix ends, as the offsets in the record tell: see the drawing of `copyPrefix`. */
function continueAfterPrefix(parser: Parser, end: number): Result {
  const { input, url, special } = parser;
  if (end === 0) return schemeStartState(parser);
  parser.isFile = special && url.schemeEnd === 4 && input.startsWith('file');
  if (url.pathStart > 0) {
    parser.pointer = url.isOpaque ? url.pathStart : input.indexOf('/', url.hostStart);
    return afterUnchanged(parser, end);
  }
  parser.pointer = url.hostStart;
  // A host that is lowercased or an address has been appended to the serialization. The rest is still in the input alone.
  const copied = url.serialization === '' ? input : url.serialization;
  parser.scheme = copied.slice(0, url.schemeEnd);
  if (url.hostEnd === 0) {
    url.serialization = copied.slice(0, url.schemeEnd + 1);
    return special ? specialAuthorityIgnoreSlashesState(parser) : authorityState(parser);
  }
  if (copied === input) url.serialization = input.slice(0, end);
  parser.pointer = end;
  if (end === input.length || input.charCodeAt(end) !== COLON) return pathStartState(parser);
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
