// How the build names the classes, whose names the minifier shortens. Node shows the name of the class of an object that has lost its prototype, and V8
// takes that name from the class expression and not from its property `name`.
import type { Options } from 'tsup';

type ChunkPlugin = NonNullable<Options['plugins']>[number];

/** Finds calls of `defineInterface`. */
const interfaces = /(?<![.\w$])[\w$]+\(([\w$]+),"(URL|URLSearchParams)"\)/g;

/** Writes `K=class URL{` in place of `K=class{`. */
export const nameClasses: ChunkPlugin = {
  name: 'name-classes',
  renderChunk(code, { path, map }) {
    let named = code;
    let { mappings } = map as { mappings: string };
    for (const [, variable, name] of code.matchAll(interfaces)) {
      const at = named.search(new RegExp(`(?<=[\\s,;]${variable!.replace(/\$/g, '\\$')}=class){`));
      if (at < 0) throw new Error(`${path} does not contain the class ${name} as an expression without a name`);
      named = `${named.slice(0, at)} ${name}${named.slice(at)}`;
      const before = named.slice(0, at).split('\n');
      mappings = moveColumns(mappings, before.length - 1, before[before.length - 1]!.length, name!.length + 1);
    }
    return { code: named, map: { ...(map as object), mappings } };
  },
};

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * https://tc39.es/ecma426/#sec-mappings
 *
 * Moves the mappings of a line from a column on. Each segment begins with the distance to the one before it, so one distance changes.
 */
export function moveColumns(mappings: string, line: number, column: number, distance: number): string {
  const lines = mappings.split(';');
  const segments = lines[line]!.split(',');
  let position = 0;
  const moved = segments.findIndex((segment) => {
    position += decodeFirst(segment).value;
    return position >= column;
  });
  if (moved < 0) return mappings;
  const { value, length } = decodeFirst(segments[moved]!);
  segments[moved] = encode(value + distance) + segments[moved]!.slice(length);
  lines[line] = segments.join(',');
  return lines.join(';');
}

/** Decodes the first number of a segment, a Base64 VLQ. */
function decodeFirst(segment: string): { readonly value: number; readonly length: number } {
  let bits = 0;
  let length = 0;
  for (let digit = 0x20; digit & 0x20; length++) {
    digit = DIGITS.indexOf(segment[length]!);
    bits |= (digit & 0x1f) << (5 * length);
  }
  return { value: bits & 1 ? -(bits >> 1) : bits >> 1, length };
}

/** Encodes a number that is not negative. */
function encode(value: number): string {
  let text = '';
  let bits = value << 1;
  do {
    const isLast = bits < 0x20;
    text += DIGITS[(bits & 0x1f) | (isLast ? 0 : 0x20)];
    bits >>= 5;
  } while (bits > 0);
  return text;
}
