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
}

export const facts: { readonly [component in ValuedComponent]: ComponentFacts } = {
  scheme: {
    title: 'scheme',
    definition: 'concept-url-scheme',
    state: 'scheme-state',
    stateName: 'scheme state',
  },
  username: {
    title: 'username',
    definition: 'concept-url-username',
    state: 'authority-state',
    stateName: 'authority state',
  },
  password: {
    title: 'password',
    definition: 'concept-url-password',
    state: 'authority-state',
    stateName: 'authority state',
  },
  host: {
    title: 'host',
    definition: 'concept-url-host',
    state: 'host-state',
    stateName: 'host state',
  },
  port: {
    title: 'port',
    definition: 'concept-url-port',
    state: 'port-state',
    stateName: 'port state',
  },
  path: {
    title: 'path',
    definition: 'concept-url-path',
    state: 'path-state',
    stateName: 'path state',
  },
  query: {
    title: 'query',
    definition: 'concept-url-query',
    state: 'query-state',
    stateName: 'query state',
  },
  fragment: {
    title: 'fragment',
    definition: 'concept-url-fragment',
    state: 'fragment-state',
    stateName: 'fragment state',
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
