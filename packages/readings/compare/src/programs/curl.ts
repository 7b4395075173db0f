import { parseIPv4, parseIPv6, serializeIPv4 } from '@url/host';
import { toASCII, toUnicode } from '@url/idna';
import { findULabelError } from '@url/idna/idna2008';
import { utf8DecodeWithoutBOM } from '@url/infra';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { percentDecodeString } from '@url/percent';
import { cutAt, endAt, noAuthority, type Parts, splitTail } from './split.js';
import { disallowedBeforeUnicode16, newerThanUnicode14 } from './unicode-versions.js';

/** The schemes that curl is built with in Debian. */
const supported =
  /^(?:dict|file|ftps?|gophers?|https?|imaps?|ldaps?|mqtt|pop3s?|rtmp(?:e|s|t|te|ts)?|rtsp|scp|sftp|smbs?|smtps?|telnet|tftp)$/;
const forbiddenInHost = /[\0- !"#$&'()*+,/:;<=>?@[\\\]^`{}]/;
const control = /[\0-\x20\x7f]/;

/** Splits as libcurl does with a guessed scheme, which is how the command curl asks it. */
export function splitByCurl(input: string): Parts | string {
  if (control.test(input)) return 'There is a control character or a space.';
  const match = /^([a-z][a-z\d+.-]*):(\/+)/i.exec(input);
  if (match === null) return splitAfterScheme('http', input, false);
  const scheme = asciiLowercase(match[1]!);
  if (!supported.test(scheme)) return 'The scheme is not supported.';
  if (scheme === 'file') return splitFile(input.slice(match[1]!.length + 1));
  if (match[2]!.length > 3) return 'More than three slashes follow the scheme.';
  return splitAfterScheme(scheme, input.slice(match[0].length), true);
}

function splitFile(rest: string): Parts | string {
  if (rest === '/') return 'The URL is too short.';
  const path = rest.replace(/^\/\/(?:localhost|127\.0\.0\.1)?(?=\/)/i, '');
  if ((path === rest && path.startsWith('//')) || !path.startsWith('/'))
    return 'A file URL has another host than this machine.';
  if (/^\/[a-z][:|](?:[/\\]|$)/i.test(path)) return 'A file URL has a drive letter.';
  return { scheme: 'file', ...noAuthority, ...splitTail(path) };
}

function splitAfterScheme(scheme: string, rest: string, mayPortBeEmpty: boolean): Parts | string {
  const end = endAt(rest, /[/?#]/);
  const authority = splitAuthorityByCurl(rest.slice(0, end), mayPortBeEmpty);
  return typeof authority === 'string' ? authority : { scheme, ...authority, ...splitTail(rest.slice(end)) };
}

function splitAuthorityByCurl(
  authority: string,
  mayPortBeEmpty: boolean,
): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const at = authority.indexOf('@');
  const userinfo = at < 0 ? null : authority.slice(0, at);
  const hostport = authority.slice(at + 1);
  const { 0: name, 1: port } = cutPort(hostport);
  if (port !== null && (!/^\d*$/.test(port) || Number(port) > 65535 || !(port || mayPortBeEmpty)))
    return 'The port is not a number up to 65535.';
  const host = name.startsWith('[') ? bracketed(name) : hostOf(name);
  if (host === null) return 'The host is malformed.';
  return { userinfo, host, port: port === null || port === '' ? null : `${Number(port)}` };
}

function cutPort(hostport: string): readonly [string, string | null] {
  const bracket = hostport.startsWith('[') ? hostport.indexOf(']') : -1;
  if (bracket >= 0) {
    const rest = hostport.slice(bracket + 1);
    return [hostport.slice(0, bracket + 1), rest === '' ? null : rest.startsWith(':') ? rest.slice(1) : rest];
  }
  return cutAt(hostport, hostport.indexOf(':'));
}

/** The address, without its zone, which curl keeps apart. */
function bracketed(name: string): string | null {
  const match = /^\[([\da-f:.]{2,})(?:%(?:25)?[^\]]{1,15})?\]$/i.exec(name);
  return match === null || parseIPv6(match[1]!) === null ? null : `[${match[1]}]`;
}

function hostOf(name: string): string | null {
  const host = utf8DecodeWithoutBOM(percentDecodeString(name));
  if (host === '' || forbiddenInHost.test(host)) return null;
  const address = isASCIIString(name) && !name.includes('%') ? parseIPv4(name) : null;
  if (address !== null && !/(?:\.|0x)(?:$|\.)/i.test(host)) return serializeIPv4(address);
  return isASCIIString(host) ? host : (idnaByCurl(host) ?? host);
}

/**
 * libidn2 maps as IDNA 2008 does. Joiners out of context and symbols make that fail, and it maps as IDNA 2003 does. In its version of Unicode
 * U+1E9E is "ss".
 */
function idnaByCurl(text: string): string | null {
  if (disallowedBeforeUnicode16.test(text) || newerThanUnicode14.test(text)) return null;
  const host = text.replace(/\u1e9e/g, 'ss');
  const ascii =
    (hasSymbol(host) || breaksBidiRule(host) ? null : toASCII(host, { checkHyphens: true, checkJoiners: true })) ??
    toASCII(host, { checkHyphens: true, transitionalProcessing: true });
  return ascii !== '' && ascii?.split('.').every((label) => label.length < 64 && /^(?!xn--)|^[\w-]*$/.test(label))
    ? ascii
    : null;
}

/** Whether the order of letters in a label breaks the Bidi rule. libidn2 checks each label by itself. */
function breaksBidiRule(host: string): boolean {
  return toUnicode(host)
    .domain.split('.')
    .some((label) => toUnicode(label, { checkBidi: true }).error);
}

/** Whether a label outside ASCII has a character that IDNA 2008 disallows. A "_" is allowed. */
function hasSymbol(host: string): boolean {
  return toUnicode(host)
    .domain.split('.')
    .some((label) => !isASCIIString(label) && findULabelError(label.replace(/_/g, 'a'))?.rule === 'disallowed');
}
