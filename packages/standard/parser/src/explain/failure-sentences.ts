import type { ValidationErrorType } from '@url/infra';
import { ideographicFullStops } from '@url/infra/internal';
import type { Sentences } from './sentences.js';

// One label of a domain, and one part of an IPv4 address, both without percent-encoded bytes.
const singleLabel = /* @__PURE__ */ (() => new RegExp(`^[^.${ideographicFullStops}%]+$`))();
const singleIPv4Part = /^[^.%\x80-\uffff]+$/;

/** What is wrong, for each error at which parsing may stop. Made when something first fails, and kept. */
export function failureSentences(): FailureSentences {
  if (kept === null) kept = makeFailureSentences();
  return kept;
}

type FailureSentences = ReturnType<typeof makeFailureSentences>;

let kept: FailureSentences | null = null;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table, with a row in each line
const makeFailureSentences = () =>
  ({
    'domain-to-ASCII': [
      [/^.$/su, 'the domain contains {it}'],
      [/^%[\da-f]{2}$/i, 'the domain contains {text}, which decodes to an invalid code point'],
      [singleLabel, 'the domain label {text} is not valid'],
      [/^/, '{text} is not a valid domain'],
    ],
    'host-invalid-code-point': 'the host contains {it}',
    'IPv4-too-many-parts': 'the IPv4 address {text} has more than 4 parts',
    'IPv4-non-numeric-part': [
      [/^$/, 'the host ends in a number, as only IPv4 addresses do, but has an empty part'],
      [/^0\d+$/, 'the part {text} of the IPv4 address starts with 0, but is not octal'],
      [singleIPv4Part, 'the host ends in a number, as only IPv4 addresses do, but its part {text} is not a number'],
      [/^/, 'the host ends in a number, as only IPv4 addresses do, but not all its parts are numbers'],
    ],
    'IPv4-out-of-range-part': [
      [singleIPv4Part, 'the part {text} of the IPv4 address is too large'],
      [/^/, 'a part of the IPv4 address is too large'],
    ],
    'IPv6-unclosed': 'the IPv6 address {text} has no closing U+005D (])',
    'IPv6-invalid-compression': 'the IPv6 address starts with a single U+003A (:)',
    'IPv6-too-many-pieces': 'the IPv6 address has more than 8 pieces',
    'IPv6-multiple-compression': 'the IPv6 address has more than one "::"',
    'IPv6-invalid-code-point': [
      [/^:/, 'the IPv6 address ends with a single U+003A (:)'],
      [/^[\da-f]/i, 'a piece of the IPv6 address has more than 4 digits'],
      [/^/, 'the IPv6 address contains {it}'],
    ],
    'IPv6-too-few-pieces': [
      [/^$/, 'the IPv6 address is empty'],
      [/^/, 'the IPv6 address {text} has fewer than 8 pieces, and no "::"'],
    ],
    'IPv4-in-IPv6-too-many-pieces': 'the IPv6 address has no room for the IPv4 address {text}',
    'IPv4-in-IPv6-invalid-code-point': [
      [/^$/, 'the IPv4 address in the IPv6 address ends too early'],
      [/^/, '{it} is not allowed here in the IPv4 address of the IPv6 address'],
    ],
    'IPv4-in-IPv6-out-of-range-part': 'the part {text} of the IPv4 address in the IPv6 address is above 255',
    'IPv4-in-IPv6-too-few-parts': 'the IPv4 address {text} in the IPv6 address has fewer than 4 parts',
    'missing-scheme-non-relative-URL': 'there is no scheme, and no usable base URL',
    'host-missing': 'the host is missing',
    'port-out-of-range': 'the port {text} is above 65535',
    'port-invalid': 'the port contains {it}',
  }) satisfies Sentences<ValidationErrorType>;
