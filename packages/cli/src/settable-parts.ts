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

export const partNames = Object.keys(attributes) as readonly PartName[];

/** Finds a part by one of the standard's names, one of the API's, or "user"; returns `null` for any other name. */
export function partNamed(name: string): PartName | null {
  const found = partNames.find((part) => part === name || attributes[part] === name);
  return found ?? (name === 'user' ? 'username' : null);
}
