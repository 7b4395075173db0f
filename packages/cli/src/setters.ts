import { URL } from '@url/polyfill';

export const settableNames = [
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

export type SettableName = (typeof settableNames)[number];

export interface Change {
  readonly name: SettableName;
  readonly value: string;
}

/** Values of which every URL that can have the part at all takes one that it does not have yet. */
const otherValues: Record<SettableName, readonly string[]> = {
  protocol: ['ftp', 'http', 'https', 'x-other'],
  username: ['a', 'b'],
  password: ['a', 'b'],
  host: ['a.invalid', 'b.invalid'],
  hostname: ['a.invalid', 'b.invalid'],
  port: ['1', '2'],
  pathname: ['/a', '/b'],
  search: ['a', 'b'],
  hash: ['a', 'b'],
};

/**
 * Makes a change, and tells whether the setter refused it. A setter that leaves the URL as it was may have set what was there
 * already (port 443 of https): then it leads back from a URL with another value, and a refusal does not.
 */
export function refuses(url: URL, { name, value }: Change): boolean {
  const before = url.href;
  url[name] = value;
  if (url.href !== before) return false;
  if (name === 'protocol' && url.protocol === `${value.replace(/:$/, '').toLowerCase()}:`) return false;
  return !otherValues[name].some((other) => {
    const probe = new URL(before);
    probe[name] = other;
    if (probe.href === before) return false;
    probe[name] = value;
    return probe.href === before;
  });
}
