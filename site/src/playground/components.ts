import { h } from './dom.ts';

/** The parts of a URL, in its order, and what belongs to none: delimiters, what the parser removes, and what it does not reach. */
export type Component =
  | 'scheme'
  | 'username'
  | 'password'
  | 'host'
  | 'port'
  | 'path'
  | 'query'
  | 'fragment'
  | 'delimiter'
  | 'removed'
  | 'unread';

/** The components that have a value. */
export type ValuedComponent = Exclude<Component, 'delimiter' | 'removed' | 'unread'>;

export const valuedComponents: readonly ValuedComponent[] = [
  'scheme',
  'username',
  'password',
  'host',
  'port',
  'path',
  'query',
  'fragment',
];

/** What the page says of a component. */
export interface ComponentFacts {
  readonly title: string;
  /** The anchor of the standard's definition. */
  readonly definition: string;
  /** The anchor of the state that parses it. */
  readonly state: string;
  readonly stateName: string;
  /** How the component is encoded, in sentences. */
  readonly encoding: string;
}

export const facts: { readonly [component in ValuedComponent]: ComponentFacts } = {
  scheme: {
    title: 'scheme',
    definition: 'concept-url-scheme',
    state: 'scheme-state',
    stateName: 'scheme state',
    encoding: 'The parser lowercases ASCII letters. A scheme cannot contain percent-encoded bytes.',
  },
  username: {
    title: 'username',
    definition: 'concept-url-username',
    state: 'authority-state',
    stateName: 'authority state',
    encoding: 'The parser percent-encodes it with the userinfo percent-encode set.',
  },
  password: {
    title: 'password',
    definition: 'concept-url-password',
    state: 'authority-state',
    stateName: 'authority state',
    encoding: 'The parser percent-encodes it with the userinfo percent-encode set.',
  },
  host: {
    title: 'host',
    definition: 'concept-url-host',
    state: 'host-state',
    stateName: 'host state',
    encoding:
      'A domain is percent-decoded and converted to ASCII, and an IP address is written in one form. If the scheme is not special, everything except an IPv6 address is only percent-encoded.',
  },
  port: {
    title: 'port',
    definition: 'concept-url-port',
    state: 'port-state',
    stateName: 'port state',
    encoding: 'It is a number from 0 to 65535. The parser drops the default port of the scheme.',
  },
  path: {
    title: 'path',
    definition: 'concept-url-path',
    state: 'path-state',
    stateName: 'path state',
    encoding:
      'The parser percent-encodes segments with the path percent-encode set and resolves dot segments. An opaque path is encoded with the C0 control set.',
  },
  query: {
    title: 'query',
    definition: 'concept-url-query',
    state: 'query-state',
    stateName: 'query state',
    encoding:
      'The parser percent-encodes it with the query percent-encode set, or the special-query set if the scheme is special.',
  },
  fragment: {
    title: 'fragment',
    definition: 'concept-url-fragment',
    state: 'fragment-state',
    stateName: 'fragment state',
    encoding: 'The parser percent-encodes it with the fragment percent-encode set.',
  },
};

/** @returns the sign that leads to a section of the URL Standard, with its name for those who do not see it */
export const sectionSign = (state: string, stateName: string): HTMLElement =>
  h(
    'a',
    {
      href: standardLink(state),
      rel: 'noreferrer',
      class: 'section',
      'aria-label': `${stateName} of the URL Standard`,
      title: stateName,
    },
    '§',
  );

/** @returns the address of a section of the URL Standard */
export const standardLink = (anchor: string): string => `https://url.spec.whatwg.org/#${anchor}`;
