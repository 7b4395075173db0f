import { parseRecord } from '@url/parser/internal';
import type { URLRecord } from '@url/record';
import { serializeHostOf } from '@url/record/internal';

/** A URL as patterns are compared with it: a record, or the values of an init under the names of a record's fields. */
export type ComparedURL = URLRecord | ComparedInit;

export interface ComparedInit extends Pick<URLRecord, 'scheme' | 'username' | 'password' | 'path'> {
  readonly hostname: string;
  readonly port: string;
  readonly query: string;
  readonly fragment: string;
}

/** Parses the text of a URL. Returns `null` for failure, also of the base. */
export function parseCompared(input: string, base: string | null): ComparedURL | null {
  return parseRecord(input, base);
}

/** The hostname of a URL. */
export function hostnameOf(url: ComparedURL): string {
  return 'host' in url ? serializeHostOf(url) : url.hostname;
}
