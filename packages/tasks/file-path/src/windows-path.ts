import { type Host, parseHost } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { LOCALHOST } from '@url/record/internal';
import { isDeviceName } from './device-names.js';
import type { Settings } from './options.js';
import { componentsOf, findUpwardsTraversal } from './path-components.js';
import type { Rooted } from './posix-path.js';
import { type FilePathFailure, fail, isFailure } from './result.js';

const separator = /[/\\]/;

const drive = /^[A-Za-z]:$/;

/** https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#win32-file-namespaces */
const namespacePrefix = '\\\\?\\';

/**
 * https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#fully-qualified-vs-relative-paths
 *
 * Splits a Windows path. The options decide about device names and trimmed names.
 */
export function readWindowsPath(path: string, settings: Settings): Rooted | FilePathFailure {
  const rooted = readRoot(path);
  if (isFailure(rooted)) return rooted;
  const device = settings.keepsDeviceNames ? null : findDeviceName(path, rooted, settings.directory);
  if (device !== null) return device;
  if (!path.startsWith(namespacePrefix) || settings.keepsTrimmedNames) return rooted;
  const names = rooted.host === '' ? rooted.names : rooted.names.slice(1);
  return findTrimmedName(path, '\\', names, settings.directory ?? rooted.isDirectory) ?? rooted;
}

function readRoot(path: string): Rooted | FilePathFailure {
  if (path.startsWith(namespacePrefix)) return readNamespacedPath(path);
  if (/^[/\\]{2}/.test(path)) return readUNCPath(path);
  if (/^[/\\]/.test(path)) return fail('relative-path', 0, path.length);
  const upwards = findUpwardsTraversal(path, separator);
  if (upwards !== null) return upwards;
  const [letter, ...names] = path.split(separator);
  if (names.length === 0 || !drive.test(letter!)) return fail('relative-path', 0, path.length);
  return { host: '', root: `/${letter}/`, ...componentsOf(trimNames(names)) };
}

/**
 * Finds a last component that is a device in the path, or in the path of the URL. After "\\?\" it is a file, but the URL would lead to the device.
 * A server and a directory have no devices.
 */
function findDeviceName(
  path: string,
  { host, names, isDirectory }: Rooted,
  directory: boolean | null,
): FilePathFailure | null {
  const last = names[names.length - 1] ?? '';
  if (host !== '' || !isDeviceName(last) || (isDirectory && directory !== false)) return null;
  const start = path.lastIndexOf(last);
  return fail('device-name', start, start + last.length);
}

/** "\\server\share\…", with any number of separators before the server and before the share. */
function readUNCPath(path: string): Rooted | FilePathFailure {
  const start = path.search(/[^/\\]|$/);
  const [server, ...names] = path.slice(start).split(separator);
  const host = hostOf(server!, start);
  if (typeof host !== 'string') return host;
  const upwards = findUpwardsTraversal(path, separator);
  if (upwards !== null) return upwards;
  // The name of a share is not trimmed, because it is not a file name.
  const share = names.findIndex((name) => name !== '');
  const rest = share < 0 ? names : [...names.slice(0, share + 1), ...trimNames(names.slice(share + 1))];
  return { host, root: '/', ...componentsOf(rest) };
}

/** "\\?\C:\…" and "\\?\UNC\server\share\…", where nothing is trimmed and "/" is not a separator. */
function readNamespacedPath(path: string): Rooted | FilePathFailure {
  const slash = path.indexOf('/');
  if (slash >= 0) return fail('unsupported-namespaced-path', slash, slash + 1);
  const [device, ...names] = path.slice(namespacePrefix.length).split('\\');
  if (names.length === 0 || device === '') return fail('invalid-namespaced-path', 0, path.length);
  const start = namespacePrefix.length;
  if (drive.test(device!)) {
    return findUpwardsTraversal(path, separator) ?? { host: '', root: `/${device}/`, ...componentsOf(names) };
  }
  if (device!.toUpperCase() !== 'UNC') return fail('unsupported-namespaced-path', start, start + device!.length);
  const [server, ...rest] = names;
  if (server === '' && rest.length === 0) return fail('invalid-namespaced-path', 0, path.length);
  const startOfRest = start + 4 + server!.length + 1;
  // After "\\?\" the server ".." is an ordinary name.
  const host = server === '..' ? server : hostOf(server!, start + 4);
  if (typeof host !== 'string') return host;
  const upwards = findUpwardsTraversal(rest.join('\\'), separator);
  if (upwards !== null) return fail(upwards.reason, upwards.start + startOfRest, upwards.end + startOfRest);
  return { host, root: '/', ...componentsOf(rest) };
}

/**
 * Returns the host for a server, or a failure. A server is not percent-encoded. The parser would replace "localhost" by the empty host, so the
 * loopback address is written instead. See https://url.spec.whatwg.org/#file-host-state.
 */
function hostOf(server: string, start: number): string | FilePathFailure {
  const host = server === '' || server.includes('%') ? null : parseHost(server);
  if (host === null || host === '.') return fail('invalid-hostname', start, start + server.length);
  if (isDots(host)) return fail('unsupported-hostname', start, start + server.length);
  return host === LOCALHOST ? '127.0.0.1' : serializeParsedHost(host);
}

/** Tests whether a parsed host is "." or "..", which mean devices or a folder in Windows. */
export function isDots(host: Host): boolean {
  return typeof host === 'string' && /^\.{1,2}$/.test(host);
}

/**
 * Finds the first name that Windows would change.
 *
 * @param path the text for the range
 * @param names the decoded names of the path, without empty names and without the share
 * @param isDirectory whether a separator follows the last name
 */
export function findTrimmedName(
  path: string,
  separator: string,
  names: readonly string[],
  isDirectory: boolean,
): FilePathFailure | null {
  const trimmed = trimNames(isDirectory ? [...names, ''] : names);
  const index = names.findIndex((name, i) => name !== trimmed[i]);
  if (index < 0) return null;
  const pieces = path.split(separator).map((text) => ({ text, isName: text !== '' && text !== '.' }));
  let left = names.length - index;
  let end = path.length;
  for (let i = pieces.length - 1; i >= 0; i--) {
    const { text, isName } = pieces[i]!;
    if (isName && --left === 0) return fail('trimmed-name', end - text.length, end);
    end -= text.length + 1;
  }
  return fail('trimmed-name', 0, path.length);
}

/**
 * https://learn.microsoft.com/en-us/dotnet/standard/io/file-path-formats#trim-characters
 *
 * "If a segment ends in a single period, that period is removed." All trailing periods and spaces of the last segment are removed.
 */
function trimNames(names: readonly string[]): string[] {
  const last = names.length - 1;
  return names.map((name, index) => {
    if (index < last) return name.length > 1 && name.endsWith('.') && !name.endsWith('..') ? name.slice(0, -1) : name;
    let end = name.length;
    while (name[end - 1] === '.' || name[end - 1] === ' ') end--;
    return name.slice(0, end);
  });
}
