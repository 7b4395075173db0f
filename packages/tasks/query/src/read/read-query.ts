import { argumentError, isPlainObject, memberOf } from '@url/infra/internal';
import { ownOptions } from '../own-options.js';
import { isPair, type QueryPiece } from '../piece.js';
import { type EditQueryOptions, editQuery } from '../query-editor.js';
import type { QueryInput } from '../query-place.js';
import type { ListReader, OptionalReader } from './list-and-optional.js';
import type { StandardSchema } from './standard-schema.js';

type Reader = StandardSchema | ListReader<unknown> | OptionalReader<unknown, unknown>;

/** A reader for each name. Other names are ignored. */
export type QuerySchema = { readonly [name: string]: Reader };

/** The values that the readers of a schema return. */
export type QueryValues<Schema extends QuerySchema> = {
  -readonly [Name in keyof Schema]: Schema[Name] extends StandardSchema<infer Output>
    ? Output
    : Schema[Name] extends ListReader<infer Output>
      ? Output[]
      : Schema[Name] extends OptionalReader<infer Output, infer Otherwise>
        ? Output | Otherwise
        : never;
};

/** An error and its range. */
export interface QueryReadError {
  readonly name: string;
  /** "asynchronous": the validator returned a promise, and `readQuery` does not wait for it. */
  readonly reason: 'missing' | 'repeated' | 'invalid' | 'asynchronous';
  /** A sentence for people; the message of the validator if the value is invalid. */
  readonly message: string;
  /** The start of the piece in the input, in UTF-16 code units, or the end of the query if the piece is missing. */
  readonly start: number;
  /** The end of the piece in the input. */
  readonly end: number;
}

/** The values, or all errors. */
export type QueryReadResult<Values> =
  | { readonly ok: true; readonly value: Values }
  | { readonly ok: false; readonly errors: readonly QueryReadError[] };

/** The state that the readers of one call share. */
interface Reading {
  readonly errors: QueryReadError[];
  /** The end of the query, for errors about missing pairs. */
  readonly end: number;
}

/**
 * https://standardschema.dev
 *
 * Reads a query into typed values. A repeated name is an error unless its reader is a `list`, because servers disagree about which of the
 * values counts.
 *
 * @param input a query, in the forms that `editQuery` accepts
 * @param schema a reader for each name: `string`, `integer`, `number`, `boolean`, any Standard Schema validator, or one of them
 *   in `list(…)` or `optional(…)`
 * @param options the options of `editQuery`
 * @returns the values by name, or all errors with their ranges
 * @throws TypeError if the schema is not an object of readers, a validator returns neither a value nor issues, or `editQuery` does not accept
 *   the input or an option
 *
 * @example
 * import { integer, list, optional, readQuery, string } from '@url/query/read';
 *
 * const schema = { page: integer, tag: list(string), q: optional(string) };
 * readQuery('page=2&tag=a&tag=b', schema); // => { ok: true, value: { page: 2, tag: ['a', 'b'], q: undefined } }
 * readQuery('/list?tag=a&page=two', schema); // => { ok: false, errors: [{ name: 'page', reason: 'invalid', message: 'the value is not an integer', start: 12, end: 20 }] }
 */
export function readQuery<Schema extends QuerySchema>(
  input: QueryInput,
  schema: Schema,
  options?: EditQueryOptions | null,
): QueryReadResult<QueryValues<Schema>> {
  checkSchema(schema);
  const editor = editQuery(input, options);
  const all = editor.pieces();
  const byName = new Map<string, QueryPiece[]>();
  for (const piece of all.filter(isPair)) {
    const pieces = byName.get(piece.name);
    if (pieces === undefined) byName.set(piece.name, [piece]);
    else pieces.push(piece);
  }
  const end = all.length > 0 ? all[all.length - 1]!.end : editor.toString().split('#', 1)[0]!.length;
  const reading: Reading = { errors: [], end };
  const values = Object.keys(schema).map((name): [string, unknown] => [
    name,
    readName(name, byName.get(name) ?? [], schema[name]!, reading),
  ]);
  const { errors } = reading;
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, value: Object.fromEntries(values) as QueryValues<Schema> };
}

/** A reader that could not read would fail only for the queries that have its name. */
function checkSchema(schema: QuerySchema): void {
  // The names of a Map, and of an object's class, are not among its keys.
  if (!isPlainObject(schema)) throw argumentError('schema', schema, 'is not an object of readers');
  for (const name of Object.keys(schema)) {
    if (!isReader(schema[name]!)) throw argumentError('schema', name, 'has no reader');
  }
}

/** A validator of Standard Schema may be a function. */
function isReader(reader: Reader): boolean {
  if (typeof reader !== 'function' && (typeof reader !== 'object' || reader === null)) return false;
  if (isOptional(reader)) return isReader(reader.optional);
  const validator = isList(reader) ? reader.list : reader;
  return typeof validator?.['~standard']?.validate === 'function';
}

function readName(name: string, pieces: readonly QueryPiece[], reader: Reader, reading: Reading): unknown {
  if (isOptional(reader)) {
    return pieces.length === 0 ? reader.otherwise : readName(name, pieces, reader.optional, reading);
  }
  if (isList(reader)) return pieces.map((piece) => validate(piece, reader.list, reading));
  if (pieces.length === 0) {
    const message = 'the query lacks a pair with this name';
    reading.errors.push({ name, reason: 'missing', message, start: reading.end, end: reading.end });
    return undefined;
  }
  if (pieces.length > 1) report(pieces[1]!, 'repeated', 'the query has another pair with this name', reading);
  return validate(pieces[0]!, reader, reading);
}

function isOptional(reader: Reader): reader is OptionalReader<unknown, unknown> {
  return 'otherwise' in ownOptions(reader);
}

/** The validators of some libraries have methods that are called "optional" and "list". */
function isList(reader: Exclude<Reader, OptionalReader<unknown, unknown>>): reader is ListReader<unknown> {
  const own = ownOptions(reader);
  return 'list' in own && !('~standard' in own);
}

function validate(piece: QueryPiece, schema: StandardSchema, reading: Reading): unknown {
  const result: unknown = schema['~standard'].validate(piece.value);
  if (typeof result !== 'object' || result === null) throw validatorError(piece);
  if (memberOf(result, 'then') !== undefined) {
    report(piece, 'asynchronous', 'the validator answers with a promise', reading);
    return undefined;
  }
  const issues = memberOf(result, 'issues');
  if (issues === undefined && 'value' in result) return memberOf(result, 'value');
  if (!Array.isArray(issues)) throw validatorError(piece);
  const reported = issues.length > 0 ? issues : [{ message: 'the value is not valid' }];
  for (const { message } of reported) report(piece, 'invalid', message, reading);
  return undefined;
}

/** A result of another shape could be a refusal: `{ success: false }` is not a value. */
function validatorError({ name }: QueryPiece): TypeError {
  return argumentError('schema', name, 'has a validator that returns neither a value nor issues');
}

function report(piece: QueryPiece, reason: QueryReadError['reason'], message: string, reading: Reading): void {
  reading.errors.push({ name: piece.name, reason, message, start: piece.start, end: piece.end });
}
