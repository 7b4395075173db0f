import type { Host } from '@url/host';

/**
 * https://w3c.github.io/FileAPI/#blob-url-entry
 *
 * A blob URL entry, as far as the URL Standard uses it: the serialized origin of the environment that made it.
 */
export interface BlobURLEntry {
  readonly environment: { readonly origin: string };
}

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * `null` is the standard's null. Strings are ASCII strings.
 */
export interface URLRecord {
  scheme: string;
  username: string;
  password: string;
  host: Host | null;
  /** A 16-bit unsigned integer. */
  port: number | null;
  /** The serialized path: the list « "a", "b" » is "/a/b", and « » is "". This is the one departure from the standard. */
  path: string;
  /** Whether the path is a single opaque segment, and not a list. */
  hasOpaquePath: boolean;
  query: string | null;
  fragment: string | null;
  blobURLEntry: BlobURLEntry | null;
}

/** The fields of a record, without offsets. */
export type Fields = { -readonly [field in keyof URLRecord]: URLRecord[field] };

/** The fields of a new record. See https://url.spec.whatwg.org/#concept-url. */
export const initialFields: Fields = {
  scheme: '',
  username: '',
  password: '',
  host: null,
  port: null,
  path: '',
  hasOpaquePath: false,
  query: null,
  fragment: null,
  blobURLEntry: null,
};

/** Copies the fields of a record, without any other property that the object may have. */
export function fieldsOf(url: URLRecord): Fields {
  const names = Object.keys(initialFields) as (keyof URLRecord)[];
  return Object.fromEntries(names.map((name) => [name, url[name]])) as unknown as Fields;
}
