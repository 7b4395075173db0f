// Which version a changed interface needs.

export type Level = 'none' | 'patch' | 'minor' | 'major';

/** The levels, from the lowest. */
const levels: readonly Level[] = ['none', 'patch', 'minor', 'major'];

/** Returns the declarations and members of an API report, one for each line, without comments. */
function declarationsIn(report: string): string[] {
  const code = report.split('```')[1] ?? '';
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//') && !line.startsWith('import ') && line !== '}');
}

/** Returns the lines of an API report that a newer one does not contain: what was removed, and what was changed, which may narrow it. */
export function removedDeclarations(before: string, after: string): string[] {
  const left = declarationsIn(after);
  return declarationsIn(before).filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Returns the level by which a version differs from an earlier one. */
export function levelBetween(before: string, after: string): Level {
  const [one, other] = [before, after].map((version) => version.split('-')[0]!.split('.').map(Number));
  const index = one!.findIndex((number, place) => number !== other![place]);
  return index < 0 ? 'none' : (['major', 'minor', 'patch'] as const)[index]!;
}

/** Returns the highest level that changesets state for a package. */
export function levelIn(changesets: readonly string[], name: string): Level {
  const stated = changesets.flatMap((text) =>
    [...text.matchAll(/^['"]([^'"]+)['"]: (major|minor|patch)$/gm)].filter((found) => found[1] === name),
  );
  return stated.reduce<Level>((highest, [, , level]) => higher(highest, level as Level), 'none');
}

function higher(one: Level, other: Level): Level {
  return levels.indexOf(one) > levels.indexOf(other) ? one : other;
}

/**
 * Returns what is wrong with the level of the next release, or `null`.
 *
 * @param released the version of the last release
 * @param removed the declarations that this release removes or changes
 */
export function levelProblem(released: string, level: Level, removed: readonly string[]): string | null {
  const needed: Level = released.startsWith('0.') ? 'minor' : 'major';
  if (removed.length === 0 || higher(level, needed) === level) return null;
  const more = removed.length > 1 ? `, and ${removed.length - 1} more` : '';
  return `the changeset is "${level}", but has to be "${needed}", because this is removed or changed: ${removed[0]}${more}`;
}
