/** A row is in the list if its ratio differs from 1 by at least this much. */
const MARGIN = 0.05;

/** Returns the title of a row for a sentence: `new URL(s).href` is what most rows measure, so it is left out. */
function phraseOf(title: string): string {
  return title.replace(/^`new URL\(s\)\.href`, /, '');
}

/**
 * Returns the block about speed in README.md: the rows that are faster than their baseline and the rows that are slower, with their ratios.
 *
 * @param ratios the contents of results.json
 */
export function speedBlock(ratios: Readonly<Record<string, number>>): string {
  const rows = Object.entries(ratios).sort(([, one], [, other]) => one - other);
  const list = (start: string, chosen: readonly (readonly [string, number])[]) =>
    chosen.length === 0
      ? []
      : [`${start}: ${chosen.map(([title, ratio]) => `${phraseOf(title)} ${ratio.toFixed(2)}`).join('; ')}.`];
  const faster = rows.filter(([, ratio]) => ratio <= 1 - MARGIN);
  const slower = rows.filter(([, ratio]) => ratio >= 1 + MARGIN);
  const equal = rows.length - faster.length - slower.length;
  return [
    ...list('- Faster', faster),
    ...list('- Slower', slower),
    `- Within ${MARGIN * 100} %: ${equal} of ${rows.length} rows.`,
  ]
    .map((line) => line.replace(/(?=.{150}).{1,147} /g, '$&\n  ').replace(/ \n/g, '\n'))
    .join('\n');
}
