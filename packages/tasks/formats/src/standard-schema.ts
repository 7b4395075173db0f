/** Why a schema rejects a value. It is an issue of Standard Schema, with the offset of the error. */
export interface Issue {
  /** A sentence for people. */
  readonly message: string;
  /** Empty, because the value has no parts. A schema of an object adds its keys. */
  readonly path: readonly PropertyKey[];
  /** Where the error is, in UTF-16 code units of the value; `null` if the value is not a string. */
  readonly offset: number | null;
}

/** The result of a schema: the value, or the issues. */
export type SchemaResult =
  | { readonly value: string; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A schema of strings, by version 1 of https://standardschema.dev/. */
export interface StringSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@url/formats';
    readonly validate: (value: unknown) => SchemaResult;
    readonly types?: { readonly input: string; readonly output: string } | undefined;
  };
}

/** Creates a schema from a function for strings. */
export function stringSchema(validateText: (text: string) => SchemaResult): StringSchema {
  const validate = (value: unknown): SchemaResult =>
    typeof value === 'string' ? validateText(value) : rejected(null, 'Expected a string.');
  return Object.freeze({ '~standard': Object.freeze({ version: 1, vendor: '@url/formats', validate }) });
}

/** Returns the result for a value with an issue. */
export function rejected(offset: number | null, message: string): SchemaResult {
  return { issues: [{ message, path: [], offset }] };
}
