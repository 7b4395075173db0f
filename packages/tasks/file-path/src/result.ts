import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';

/** The system whose rules a path follows: a POSIX system, such as Linux and macOS, or Windows. */
export type PathStyle = 'posix' | 'windows';

/** Why a path has no URL, or a URL no path. */
export type FilePathReason =
  /** The path is the empty string. */
  | 'empty-input'
  /** The path, or the path of the URL, starts at no root: on Windows a drive and a separator after it, or a server. */
  | 'relative-path'
  /** A component is "..". Which folder it means depends on the links of the file system; the URL parser would remove it. */
  | 'upwards-traversal'
  /** The path contains U+0000, or the URL "%00". Functions of operating systems would read the path up to there. */
  | 'null-byte'
  /** The path contains a lone surrogate, which UTF-8 cannot encode, so no URL has that path. */
  | 'lone-surrogate'
  /** The server of a UNC path is no host of a URL, or is ".", which means devices. */
  | 'invalid-hostname'
  /** A path that starts with "\\?\" ends before it names something. */
  | 'invalid-namespaced-path'
  /** A path that starts with "\\?\" has a "/" in it, or names neither a drive nor a server. */
  | 'unsupported-namespaced-path'
  /** Windows takes the last component for a device, such as "NUL" or "COM1.txt". */
  | 'device-name'
  /** The string does not parse as a URL. */
  | 'invalid-url'
  /** The scheme of the URL is not "file". */
  | 'not-a-file-url'
  /** The URL has a host, and POSIX systems have no paths of other hosts. */
  | 'unsupported-non-local-file'
  /** The host of the URL is ".", which means devices. */
  | 'unsupported-hostname'
  /** The path of the URL contains "%2F", or on Windows "%5C": decoded, it would separate components. */
  | 'encoded-separator'
  /** The bytes of the path, decoded, are not UTF-8, so no string is that path. */
  | 'invalid-utf8';

/** What was refused, why, and where. */
export interface FilePathFailure {
  readonly ok: false;
  readonly reason: FilePathReason;
  /** Where the reason starts, as an offset in code units: in the path, or in the path of the URL as it is serialized. */
  readonly start: number;
  /** Where the reason ends, as an offset in code units. */
  readonly end: number;
}

/** The URL of a file. */
export interface FileURL {
  readonly ok: true;
  readonly url: URLRecord;
  readonly href: string;
}

/** The path of a file. */
export interface FilePath {
  readonly ok: true;
  readonly path: string;
}

export function fail(reason: FilePathReason, start: number, end: number): FilePathFailure {
  return { ok: false, reason, start, end };
}

/** Whether a value is a failure. A divided path has no field `ok`. */
export function isFailure(value: object): value is FilePathFailure {
  return option(value as FilePathFailure, 'ok') === false;
}
