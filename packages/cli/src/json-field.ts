/// <reference lib="es2022.object" />
export interface FieldObject {
  readonly line: string;
  readonly members: object;
  readonly input: string;
}

/** Reads a line of JSON; `null` if it is not an object with a string as this member. Without a name the first string is read. */
export function readField(line: string, field: string | null): FieldObject | null {
  try {
    const members: unknown = JSON.parse(line);
    if (typeof members !== 'object' || members === null || Array.isArray(members)) return null;
    const [, input] =
      Object.entries(members).find(([name, value]) => (field === null ? typeof value === 'string' : name === field)) ??
      [];
    return typeof input === 'string' ? { line, members, input } : null;
  } catch {
    return null;
  }
}

/**
 * The object on one line, with one more member, which replaces a member with its name. The text of the other members stays, because a number
 * may have more digits than a number of JavaScript.
 */
export function withField({ line, members }: FieldObject, into: string, answer: unknown): string {
  if (Object.hasOwn(members, into)) return JSON.stringify({ ...members, [into]: answer });
  const others = line
    .trim()
    .slice(0, -1)
    .replace(/[\n\r]/g, ' ')
    .trimEnd();
  return `${others},${JSON.stringify(into)}:${JSON.stringify(answer)}}`;
}
