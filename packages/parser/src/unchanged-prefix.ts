import { endsInANumberBetween } from '@url/host/internal';
import { COLON, SOLIDUS } from '@url/infra';
import type { StoredURLRecord } from '@url/record/internal';
import { endsAuthority } from './parser.js';
import { unchangedFileAuthority } from './states/file-host.js';
import { unchangedHost } from './states/host.js';
import { copyUnchanged } from './states/path-start.js';
import { unchangedScheme } from './states/scheme.js';
import { endOf } from './sticky.js';

const endOfUnchangedHost = /* @__PURE__ */ endOf(
  () => `(?:${unchangedScheme()}${unchangedHost()}|${unchangedFileAuthority()})`,
);

/**
 *     https://example.org/path/to a file
 *            ^           ^       ^
 *            |           |       the end of the prefix, if the path is not unchanged: the path state continues here
 *            |           the end, if no path follows the host: the port state or the path start state continues
 *            the end, if the host is not unchanged: the authority state continues
 *
 * Copies the prefix of the input that the states would leave unchanged, and sets the offsets of its parts in the record.
 *
 * @returns the end of the prefix; 0 if nothing is unchanged, so that the scheme start state continues
 */
export function copyUnchangedPrefix(url: StoredURLRecord, input: string): number {
  const end = copyUnchangedAuthority(url, input);
  return url.hostEnd > 0 && input.charCodeAt(end) === SOLIDUS ? copyUnchanged(url, input, 0, end) : end;
}

/**
 * Sets the offsets of the unchanged scheme and host in the record. The record has no host if the host is not unchanged.
 *
 * @returns the end of the unchanged scheme or host; 0 if neither is unchanged
 */
export function copyUnchangedAuthority(url: StoredURLRecord, input: string): number {
  const end = endOfUnchangedHost(input, 0);
  if (end < 0) return 0;
  url.schemeEnd = input.indexOf(':');
  const hostStart = url.schemeEnd + 3;
  url.usernameEnd = hostStart;
  url.hostStart = hostStart;
  const isUnchanged = end === hostStart ? input.startsWith('file') : endsHost(input, hostStart, end);
  if (!isUnchanged) return hostStart;
  url.hostEnd = end;
  return end;
}

/** Whether a host that does not end in a number ends at an offset. U+003A (:) may also stand between username and password. */
function endsHost(input: string, start: number, end: number): boolean {
  const isBeforePort = end < input.length && input.charCodeAt(end) === COLON;
  const isEnd = isBeforePort ? !input.includes('@', end) : endsAuthority(input, end, true);
  return isEnd && !endsInANumberBetween(input, start, end);
}
