/// <reference lib="es2022.object" />
export interface FieldObject {
  readonly input: string;
  readonly members: object;
}

/** Reads a line of JSON; `null` if it is not an object with a string as this member. */
export function readField(line: string, field: string): FieldObject | null {
  let members: unknown;
  try {
    members = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof members !== 'object' || members === null || Array.isArray(members) || !Object.hasOwn(members, field)) {
    return null;
  }
  const input = (members as Record<string, unknown>)[field];
  return typeof input === 'string' ? { input, members } : null;
}

/** The object as a line of JSON again, with one more member, which replaces one with its name. */
export function withField({ members }: FieldObject, into: string, answer: unknown): string {
  return JSON.stringify({ ...members, [into]: answer });
}
