/// <reference lib="es2022.object" />
export interface FieldObject {
  readonly line: string;
  readonly members: object;
  /** `null` if the object does not have a string as the member that is read. */
  readonly input: string | null;
}

/** Reads a line of JSON and the string that is this member; without a name the first string. Returns `null` if the line is not an object. */
export function readField(line: string, field: string | null): FieldObject | null {
  try {
    const members: unknown = JSON.parse(line);
    if (typeof members !== 'object' || members === null || Array.isArray(members)) return null;
    const isRead = ([name, value]: [string, unknown]) => typeof value === 'string' && (field ?? name) === name;
    return { line, members, input: Object.entries(members).find(isRead)?.[1] ?? null };
  } catch {
    return null;
  }
}

/**
 * The object on one line, with one more member, or with another value of the member with its name. All other text stays, because a number
 * may have more digits than a number of JavaScript.
 */
export function withField({ line, members }: FieldObject, into: string, answer: unknown): string {
  const value = JSON.stringify(answer);
  const text = line.trim().replace(/[\n\r]/g, ' ');
  if (Object.hasOwn(members, into)) return withValue(text, into, value);
  const others = text.slice(0, -1).trimEnd();
  return `${others}${others === '{' ? '' : ','}${JSON.stringify(into)}:${value}}`;
}

/** Replaces the values of all members with a name, because readers differ about which one counts. */
function withValue(text: string, name: string, value: string): string {
  const separators = [text.indexOf('{'), ...separatorsOf(text)];
  let [output, written] = ['', 0];
  for (let at = 1; at < separators.length; at += 2) {
    const colon = separators[at]!;
    if (JSON.parse(text.slice(separators[at - 1]! + 1, colon)) !== name) continue;
    output += text.slice(written, colon + 1) + value;
    written = separators[at + 1]!;
  }
  return output + text.slice(written);
}

/** The offsets of each ":" and "," of an object, and of its "}", but not of the objects and lists in it. */
function separatorsOf(text: string): number[] {
  const offsets: number[] = [];
  let depth = 0;
  let isText = false;
  // A backslash is in a text, and the character after it does not end the text.
  for (const { 0: unit, index } of text.matchAll(/\\.|[",:{}[\]]/g)) {
    if (unit === '"') isText = !isText;
    if (isText || unit === '"') continue;
    if ('}]'.includes(unit)) depth--;
    if (unit === '{' || unit === '[') depth++;
    else if ((depth === 1 && ',:'.includes(unit)) || depth === 0) offsets.push(index);
  }
  return offsets;
}
