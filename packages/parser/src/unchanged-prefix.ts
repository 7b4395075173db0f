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
 *            |           |       the path state goes on here
 *            |           the port state or the path start state, where a port or no path follows
 *            the authority state, where the host is not unchanged
 *
 * Copies the prefix of the input that the states of a URL leave unchanged, in their order, and notes where its parts end.
 *
 * @returns where the prefix ends, which is in the first part that the record does not have as a whole; 0 for the scheme start state
 */
export function copyUnchangedPrefix(url: StoredURLRecord, input: string): number {
  const end = copyUnchangedAuthority(url, input);
  return url.hostEnd > 0 && input.charCodeAt(end) === SOLIDUS ? copyUnchanged(url, input, 0, end) : end;
}

/** The same up to the end of the host; the record has it if it is unchanged. */
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
