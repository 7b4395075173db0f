import type { ValidationErrorType } from '@url/infra';
import { failureSentences } from './failure-sentences.js';
import type { Sentences } from './sentences.js';

/** What is wrong, for every validation error: the sentences of failures, and the sentences of errors after which parsing always continues. */
export const errorSentences: Required<Sentences<ValidationErrorType>> = /* @__PURE__ */ (() => ({
  ...failureSentences(),
  'domain-percent-encoded': 'the domain contains the percent-encoded byte {text}',
  'IPv4-non-ASCII-input': 'the IPv4 address {text} is not written in ASCII',
  'IPv4-empty-part': 'the IPv4 address ends with U+002E (.)',
  'IPv4-too-few-parts': 'the IPv4 address {text} has fewer than 4 parts',
  'IPv4-non-decimal-part': [
    [/^0x[\da-f]*$/i, 'the part {text} of the IPv4 address is hexadecimal'],
    [/^\d+$/, 'the part {text} of the IPv4 address is octal'],
    [/^/, 'a part of the IPv4 address is not decimal'],
  ],
  'IPv6-piece-leading-zero': 'the piece {text} of the IPv6 address has a leading zero',
  'invalid-URL-unit': [
    [/^%/, '{it} is not followed by two hex digits'],
    [/^[\0- ]{2,}$/, 'spaces or control characters surround the URL'],
    [/^/, '{it} is not allowed here'],
  ],
  'special-scheme-missing-following-solidus': [
    [/^[/\\]$/, '{it} is found instead of a host'],
    [/^/, '"//" is missing after the scheme'],
  ],
  'invalid-reverse-solidus': '"\\" is used as a separator',
  'invalid-credentials': 'the URL contains credentials',
  'file-invalid-Windows-drive-letter': 'the path starts with the drive letter {text}',
  'file-invalid-Windows-drive-letter-host': 'the drive letter {text} is found instead of a host',
}))();
