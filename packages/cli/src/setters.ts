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

/** Finds a part by one of the standard's names, one of the API's, or "user"; gives `null` for any other name. */
export function partNamed(name: string): PartName | null {
  if (Object.hasOwn(attributes, name)) return name as PartName;
  return Object.hasOwn(otherNames, name) ? otherNames[name]! : null;
}
