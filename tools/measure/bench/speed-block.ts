import { table } from '../../checks/markdown.ts';

/** The rows that most programs have, in the order of README.md. Each is a title of results.json and the words for a reader. */
const SHOWN: readonly (readonly [title: string, call: string, inputs: string])[] = [
  ['`new URL(s).href`, web URLs', '`new URL(s).href`', 'URLs of web pages'],
  ['`new URL(s).href`, URLs that need work', '`new URL(s).href`', 'URLs that change when they are parsed'],
  [
    '`new URL(s, base).href`, relative references of six kinds, shuffled',
    '`new URL(s, base).href`',
    'relative references',
  ],
  ['`URL.canParse(s)`, web URLs', '`URL.canParse(s)`', 'URLs of web pages'],
  ['`new URL(s).href`, file URLs', '`new URL(s).href`', 'file URLs'],
  ['`new URL(s).href`, IDN host', '`new URL(s).href`', 'hosts that are not ASCII'],
  ['`new URL(s)`, then all getters once', '`new URL(s)` and all getters', 'URLs of web pages'],
  ['`new URL(s)`, then a setter, then `href`', '`new URL(s)`, a setter, `href`', 'URLs of web pages'],
  ['`new URLSearchParams(q)`, iterate', '`[...new URLSearchParams(q)]`', 'queries'],
  ['`new URLSearchParams(record).toString()`', '`new URLSearchParams(record).toString()`', 'objects with strings'],
  ['`new URL(s)`, failures', '`new URL(s)`, which throws', 'strings that do not parse'],
];

/** How many of the slowest rows follow. */
const SLOWEST = 2;

/** A ratio counts as faster or slower if it differs from 1 by at least this much. */
const MARGIN = 0.05;

/**
 * Returns the block about speed in README.md: a table of the rows that most programs have and of the slowest rows, and the count of all rows.
 *
 * @param ratios the contents of results.json
 * @throws Error if a row of the table is not in results.json
 */
export function speedBlock(ratios: Readonly<Record<string, number>>): string {
  const rows = SHOWN.map(([title, ...words]) => {
    if (ratios[title] === undefined) throw new Error(`results.json lacks the row ${title}, which README.md shows`);
    return [...words, ratios[title].toFixed(2)];
  });
  const all = Object.entries(ratios).sort(([, one], [, other]) => other - one);
  const slowest = all.filter(([title]) => SHOWN.every(([shown]) => shown !== title)).slice(0, SLOWEST);
  for (const [title, ratio] of slowest) {
    const [call, ...inputs] = title.split(', ');
    rows.push([call!, `${inputs.join(', ')} (one of the slowest rows)`, ratio.toFixed(2)]);
  }
  const faster = all.filter(([, ratio]) => ratio <= 1 - MARGIN).length;
  const slower = all.filter(([, ratio]) => ratio >= 1 + MARGIN).length;
  return [
    table(['call', 'inputs', "our time / Node's"], rows, ['---', '---', '---:']),
    '',
    `Of all ${all.length} rows, ${faster} are faster, ${slower} are slower, and ${all.length - faster - slower} are within ${MARGIN * 100} %.`,
    '[results.md](tools/measure/bench/results.md) lists all rows, and other libraries.',
  ].join('\n');
}
