import { SOLIDUS } from '@url/infra';
import { pathPercentEncodeSet } from '@url/percent';

/** The result for a path that was not parsed, and that the parser may change. */
export const NOT_CANONICAL = -1;

/** The parser may change the code unit, and where a segment starts. */
const CHANGES = 1;
const CHANGES_AT_START = 2;

let kinds: Uint8Array | null = null;

/** Creates the kinds of the ASCII code units in the path of a special URL. */
function createKinds(): Uint8Array {
  const created = new Uint8Array(0x80);
  for (let unit = 0; unit < created.length; unit++) if (pathPercentEncodeSet.has(unit)) created[unit] = CHANGES;
  created['\\'.charCodeAt(0)] = CHANGES;
  created['.'.charCodeAt(0)] = created['%'.charCodeAt(0)] = CHANGES_AT_START;
  return created;
}

/**
 * Scans a segment of a path that was not parsed.
 *
 *     /users/:id/posts
 *            ^  ^
 *            |  end
 *            start
 *
 * @returns the end of the segment; `NOT_CANONICAL` if the parser may change it: it encodes a code unit, or the segment may consist of dots
 */
export function endOfCanonicalSegment(path: string, start: number): number {
  if (kinds === null) kinds = createKinds();
  for (let position = start; position < path.length; position++) {
    const unit = path.charCodeAt(position);
    if (unit === SOLIDUS) return position;
    const kind = unit < 0x80 ? kinds[unit]! : CHANGES;
    if (kind !== 0 && (kind === CHANGES || position === start)) return NOT_CANONICAL;
  }
  return path.length;
}

/** Tests whether the parser leaves the path of a special URL as it is, without parsing. Few other paths fail the test. */
export function isCanonicalPath(path: string): boolean {
  let position = -1;
  while (position < path.length) {
    position = endOfCanonicalSegment(path, position + 1);
    if (position === NOT_CANONICAL) return false;
  }
  return true;
}
