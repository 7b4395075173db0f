import { parseByEngine } from '@url/host/engine';
import { serializeURL, type URLRecord } from '@url/record';
import { fieldsOf } from '@url/record/internal';
import { recordOfHref } from './parse-record.js';

/** Has the engine parse the end of a URL: its own setters do so. */
export function changeEnd(url: URLRecord, name: 'pathname' | 'search' | 'hash', text: string): null {
  // Without a host and a path, the serialization would be read as an opaque path.
  const fields = fieldsOf(url);
  const engineURL = parseByEngine(serializeURL(name === 'pathname' ? { ...fields, path: '/' } : fields))!;
  engineURL[name] = text;
  const { path, query, fragment } = recordOfHref(engineURL.href)!;
  if (name === 'pathname') url.path = path;
  else if (name === 'search') url.query = query;
  else url.fragment = fragment;
  return null;
}

/** Removes what the parser removes from the value of a setter. */
export function withoutNewlines(text: string): string {
  return text.replace(/[\t\n\r]/g, '');
}

/** Parses a path as the path start state does, and makes it the path of a record. */
export function parseWholePath(url: URLRecord, text: string): void {
  changeEnd(url, 'pathname', withoutNewlines(text));
}
