import { option } from '@url/infra/internal';
import type { URLRecord } from '@url/record';

/** The system whose rules a path follows: a POSIX system, such as Linux and macOS, or Windows. */
export type PathStyle = 'posix' | 'windows';

/** Why a path or a URL is refused. */
export type FilePathReason =
  /** The path is the empty string. */
  | 'empty-input'
  /** The path does not start at a root. On Windows a root is a drive with a separator, or a server. */
  | 'relative-path'
  /** A component is "..". Its meaning depends on symbolic links, and the URL parser would remove it. */
  | 'upwards-traversal'
  /** The path contains U+0000, or the URL contains "%00". Operating systems end the path there. */
  | 'null-byte'
  /** The path contains a lone surrogate, which UTF-8 cannot encode. */
  | 'lone-surrogate'
  /** The server of a UNC path is not a host of a URL, or it is ".", which means devices. */
  | 'invalid-hostname'
  /** A path that starts with "\\?\" is incomplete. */
  | 'invalid-namespaced-path'
  /** A path that starts with "\\?\" contains "/", or has neither a drive nor a server. */
  | 'unsupported-namespaced-path'
  /** The last component is a Windows device, such as "NUL" or "COM1.txt". */
  | 'device-name'
  /** A name ends in a dot or a space, which Windows removes, so the path would name another file. */
  | 'trimmed-name'
  /** The string does not parse as a URL. */
  | 'invalid-url'
  /** The scheme of the URL is not "file". */
  | 'not-a-file-url'
  /** The URL has a host, which POSIX paths cannot express. */
  | 'unsupported-non-local-file'
  /** The server of a UNC path is "..", or the host of a URL is "." or "..": these may mean devices or another folder. */
  | 'unsupported-hostname'
  /** The path of the URL contains "%2F", or on Windows "%5C", which would become a separator. */
  | 'encoded-separator'
  /** The decoded path is not UTF-8, so a string cannot contain it. */
  | 'invalid-utf8';

/** The reason for a refusal and its range. */
export interface FilePathFailure {
  readonly ok: false;
  readonly reason: FilePathReason;
  /** The start of the range in the path, or in the serialized path of the URL, in UTF-16 code units. */
  readonly start: number;
  /** The end of the range. */
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

/** Tests whether a value is a failure. A split path does not have the field `ok`. */
export function isFailure(value: object): value is FilePathFailure {
  return option(value as FilePathFailure, 'ok') === false;
}
