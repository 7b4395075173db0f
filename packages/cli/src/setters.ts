import { URL } from '@url/polyfill';

/** The parts that can be set, by the standard's names, with the attributes of the URL class that set them. */
export const attributes = {
  scheme: 'protocol',
  username: 'username',
  password: 'password',
  host: 'host',
  hostname: 'hostname',
  port: 'port',
  path: 'pathname',
  query: 'search',
  fragment: 'hash',
} as const;

export type PartName = keyof typeof attributes;

/** The names of the parts, in the order of a URL. */
export const partNames = Object.keys(attributes) as readonly PartName[];

const otherNames: Readonly<Record<string, PartName>> = {
  user: 'username',
  ...(Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [attribute, name])) as Record<
    string,
    PartName
  >),
};

/** The part that a name stands for: one of the standard's names, the API's or "user"; `null` for any other. */
export function partNamed(name: string): PartName | null {
  if (Object.hasOwn(attributes, name)) return name as PartName;
  return Object.hasOwn(otherNames, name) ? otherNames[name]! : null;
}

/** Values such that every URL that can have the part at all takes one that it does not have yet. */
const otherValues: Record<PartName, readonly string[]> = {
  scheme: ['ftp', 'http', 'https', 'x-other'],
  username: ['a', 'b'],
  password: ['a', 'b'],
  host: ['a.invalid', 'b.invalid'],
  hostname: ['a.invalid', 'b.invalid'],
  port: ['1', '2'],
  path: ['/a', '/b'],
  query: ['a', 'b'],
  fragment: ['a', 'b'],
};

/**
 * Sets a part, and tells whether the setter refused the value. A setter that leaves the URL as it was may have set what was there
 * already (port 443 of https): then it leads back from a URL with another value, and a refusal does not.
 */
export function refuses(url: URL, part: PartName, value: string): boolean {
  const attribute = attributes[part];
  const before = url.href;
  url[attribute] = value;
  if (url.href !== before) return false;
  if (part === 'scheme' && url.protocol === `${value.replace(/:$/, '').toLowerCase()}:`) return false;
  return !otherValues[part].some((other) => {
    const probe = new URL(before);
    probe[attribute] = other;
    if (probe.href === before) return false;
    probe[attribute] = value;
    return probe.href === before;
  });
}
