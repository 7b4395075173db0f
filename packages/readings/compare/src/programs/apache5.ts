import { toUnicode } from '@url/idna';
import { ACE_PREFIX, asciiLowercase, isASCIIString, option } from '@url/infra/internal';
import { dots } from './dots.js';
import { integerOfJava, splitByJavaURI } from './java.js';
import { idnByJava } from './java-idn.js';
import { lowBytes } from './low-bytes.js';
import { cutAt, orNull, type Parts } from './split.js';

/** Splits as HttpClient 5 of Apache connects: java.net.URI parses the URL, and an authority that names no server is cut once more. */
export function splitByApache5(input: string): Parts | string {
  const parts = withServer(input, decodedPunycode);
  if (typeof parts === 'string') return parts;
  if (parts.scheme === null) return 'There is no scheme.';
  // The port of another scheme is not known.
  const hasPort = parts.port !== null && integerOfJava(parts.port) !== -1;
  if (!hasPort && !/^https?$/i.test(parts.scheme)) return 'The scheme is not supported.';
  if (parts.userinfo !== null) return 'Credentials are not supported.';
  return parts.host === null ? 'There is no host.' : parts;
}

/**
 * Splits as URIUtils.extractHost of HttpClient 5 does. It keeps the low byte of each code unit of an authority that names no server: "\u012e" is ".".
 * It makes text of many names that nobody can look up, which says nothing about the host.
 */
export function splitByApache5Extract(input: string): Parts | string {
  const parts = withServer(input, (host) => decodedPunycode(lowBytes(host)));
  if (typeof parts === 'string' || (parts.host === null && !/^(?:[^:/?#]*:)?\/\/[^/?#]/.test(input))) return parts;
  if (parts.host === null) return 'There is no host.';
  const host = decodedPunycode(parts.host);
  return /^(?:[\w.-]+|\[.*\])$/.test(host) ? parts : 'The name is not supported.';
}

/** A name in which the first label is in Punycode is written in Unicode. A label that has another form in Punycode stays. */
function decodedPunycode(host: string): string {
  return asciiLowercase(host).startsWith(ACE_PREFIX) ? host.split(dots).map(decodedLabel).join('.') : host;
}

function decodedLabel(label: string): string {
  const prepared = asciiLowercase(label.normalize('NFKC'));
  const decoded = toUnicode(prepared).domain;
  return !isASCIIString(decoded) && idnByJava(decoded) === prepared ? decoded : label;
}

function withServer(input: string, decode: (host: string) => string): Parts | string {
  const parts = splitByJavaURI(input);
  if (typeof parts === 'string') return parts;
  const registry = option(parts, 'registry');
  if (registry === null) return isPort(parts.port) ? parts : 'The port is above 65535.';
  const { 0: before, 1: after } = cutAt(registry, registry.indexOf('@'));
  const hostport = after ?? before;
  const { 0: host, 1: port } = cutAt(hostport, hostport.indexOf(':'));
  if (port && !isPort(port)) return 'The port is not a number up to 65535.';
  const { scheme, path, query, fragment } = parts;
  return {
    scheme,
    path,
    query,
    fragment,
    userinfo: after === null ? null : orNull(before),
    host: orNull(decode(host)),
    port: orNull(port),
  };
}

function isPort(port: string | null): boolean {
  const number = port === null ? 0 : integerOfJava(port);
  return number !== null && number >= -1 && number <= 65535;
}
