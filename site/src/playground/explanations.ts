import { containsACEPrefix, isASCIIString } from '@url/infra/internal';
import { isSpecial, type URLRecord } from '@url/record';
import { singleDotPattern } from '@url/record/internal';
import type { ValuedComponent } from './components.ts';

interface Change {
  readonly source: string;
  readonly value: string;
  readonly url: URLRecord;
}

/** A sentence, and whether it explains a change. */
type Rule = readonly [sentence: string, applies: (change: Change) => boolean];

const always = (): boolean => true;
const isEncoded = ({ source, value }: Change) => value.split('%').length > source.split('%').length;
const isDomain = ({ url }: Change) => typeof url.host === 'string' && isSpecial(url);
const isUnicodeDomain = (change: Change) => isDomain(change) && !isASCIIString(change.source);

const dotSegment = new RegExp(`(?:^|[/\\\\])${singleDotPattern}{1,2}(?:[/\\\\]|$)`);

const userinfo: readonly Rule[] = [['The parser percent-encodes it with the userinfo percent-encode set.', always]];

const rules: { readonly [component in ValuedComponent]: readonly Rule[] } = {
  scheme: [['The parser lowercases ASCII letters.', always]],
  username: userinfo,
  password: userinfo,
  host: [
    ['The parser percent-decodes a domain.', (change) => isDomain(change) && change.source.includes('%')],
    ['The parser lowercases a domain.', (change) => isDomain(change) && /[A-Z]/.test(change.source)],
    [
      'A label that is not ASCII is looked up in an ASCII form, Punycode.',
      (change) => isUnicodeDomain(change) && containsACEPrefix(change.value),
    ],
    [
      'IDNA maps other forms of letters and dots to the usual ones.',
      (change) => isUnicodeDomain(change) && !containsACEPrefix(change.value),
    ],
    [
      'A host whose last part is a number is an IPv4 address. It is written as four decimal numbers.',
      ({ url }) => typeof url.host === 'number',
    ],
    ['An IPv6 address is written in its shortest form.', ({ value }) => value.startsWith('[')],
    [
      'If the scheme is not special, the parser percent-encodes the host, and does not change it further.',
      ({ url }) => typeof url.host === 'string' && !isSpecial(url),
    ],
  ],
  port: [
    ['It is the default port of the scheme, which the parser drops.', ({ value }) => value === ''],
    ['The parser drops zeros at the start.', ({ source, value }) => value !== '' && source.startsWith('0')],
  ],
  path: [
    [
      'If the scheme is special, "\\" separates segments as "/" does.',
      ({ source, url }) => source.includes('\\') && isSpecial(url),
    ],
    ['The parser resolves dot segments.', ({ source, url }) => !url.hasOpaquePath && dotSegment.test(source)],
    [
      'The parser percent-encodes segments with the path percent-encode set.',
      (change) => !change.url.hasOpaquePath && isEncoded(change),
    ],
    [
      'The parser percent-encodes an opaque path with the C0 control percent-encode set.',
      (change) => change.url.hasOpaquePath && isEncoded(change),
    ],
    ['A special URL has at least the path "/".', ({ source, value }) => source === '' && value === '/'],
  ],
  query: [
    ['The parser percent-encodes it with the special-query percent-encode set.', ({ url }) => isSpecial(url)],
    ['The parser percent-encodes it with the query percent-encode set.', ({ url }) => !isSpecial(url)],
  ],
  fragment: [['The parser percent-encodes it with the fragment percent-encode set.', always]],
};

/**
 * @param component a component that the parser changes
 * @param source what the input contains of it
 * @param value what the URL contains of it
 * @returns what the parser did to it, in sentences; empty if there is nothing more to say
 */
export function explainChange(component: ValuedComponent, source: string, value: string, url: URLRecord): string {
  const sentences = rules[component].filter(([, applies]) => applies({ source, value, url }));
  return sentences.map(([sentence]) => sentence).join(' ');
}
