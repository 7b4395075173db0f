/**
 * Splits the name of a pair.
 *
 *     user[address][]     "user", "address", ""
 *     user[a][b][c]       "user", "a", "[b][c]" if the depth is 1
 *     user[a, [a]         the name itself, because it is not a name and names in brackets
 *
 * @param depth how many names in brackets are split off
 */
export function pathOf(name: string, depth: number): readonly string[] {
  const bracket = name.indexOf('[');
  if (bracket <= 0 || depth === 0) return [name];
  const path = [name.slice(0, bracket)];
  for (let start = bracket; start < name.length; ) {
    if (path.length > depth) return [...path, name.slice(start)];
    const end = name.indexOf(']', start);
    const segment = name.slice(start + 1, end);
    if (end < 0 || name[start] !== '[' || segment.includes('[')) return [name];
    path.push(segment);
    start = end + 1;
  }
  return path;
}
