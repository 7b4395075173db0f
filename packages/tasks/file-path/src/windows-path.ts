import { parseHost, serializeHost } from '@url/host';
import { componentsOf, findUpwardsTraversal } from './components.js';
import { isDeviceName } from './device-names.js';
import type { Rooted } from './posix-path.js';
import { type FilePathFailure, fail } from './result.js';

const separator = /[/\\]/;

const drive = /^[A-Za-z]:$/;

/** https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#win32-file-namespaces */
const namespacePrefix = '\\\\?\\';

/**
 * https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#fully-qualified-vs-relative-paths
 *
 * @param allowsDevices whether the last component may be one that Windows takes for a device
 */
export function readWindowsPath(path: string, allowsDevices: boolean): Rooted | FilePathFailure {
  if (path.startsWith(namespacePrefix)) return readNamespacedPath(path);
  if (/^[/\\]{2}/.test(path)) return readUNCPath(path);
  if (/^[/\\]/.test(path)) return fail('relative-path', 0, path.length);
  const upwards = findUpwardsTraversal(path, separator);
  if (upwards !== null) return upwards;
  const [letter, ...names] = path.split(separator);
  if (names.length === 0 || !drive.test(letter!)) return fail('relative-path', 0, path.length);
  const trimmed = trimNames(names);
  const last = trimmed[trimmed.length - 1]!;
  if (!allowsDevices && isDeviceName(last)) {
    const start = path.length - names[names.length - 1]!.length;
    return fail('device-name', start, start + last.length);
  }
  return { host: '', root: `/${letter}/`, ...componentsOf(trimmed) };
}

/** "\\server\share\…", with any number of separators before the server and before the share. */
function readUNCPath(path: string): Rooted | FilePathFailure {
  const start = path.search(/[^/\\]|$/);
  const [server, ...names] = path.slice(start).split(separator);
  const host = hostOf(server!, start);
  if (typeof host !== 'string') return host;
  const upwards = findUpwardsTraversal(path, separator);
  if (upwards !== null) return upwards;
  // The name of a share is not trimmed: it is no name of the file system.
  const share = names.findIndex((name) => name !== '');
  const rest = share < 0 ? names : [...names.slice(0, share + 1), ...trimNames(names.slice(share + 1))];
  return { host, root: '/', ...componentsOf(rest) };
}

/** "\\?\C:\…" and "\\?\UNC\server\share\…", in which names are what they are: nothing is trimmed, and "/" is no separator. */
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
  const host = hostOf(server!, start + 4);
  if (typeof host !== 'string') return host;
  const upwards = findUpwardsTraversal(rest.join('\\'), separator);
  if (upwards !== null) return fail(upwards.reason, upwards.start + startOfRest, upwards.end + startOfRest);
  return { host, root: '/', ...componentsOf(rest) };
}

/**
 * Makes the host of a server, or says why it has none. A server is not percent-encoded. The parser would replace "localhost" by the empty host, with which Windows finds
 * no share, so the loopback address is written instead. See https://url.spec.whatwg.org/#file-host-state.
 */
function hostOf(server: string, start: number): string | FilePathFailure {
  const host = server === '' || server === '.' || server.includes('%') ? null : parseHost(server);
  if (host === null) return fail('invalid-hostname', start, start + server.length);
  return host === 'localhost' ? '127.0.0.1' : serializeHost(host);
}

/**
 * https://learn.microsoft.com/en-us/dotnet/standard/io/file-path-formats#trim-characters
 *
 * "If a segment ends in a single period, that period is removed." Of the last segment all periods and spaces at the end are.
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
