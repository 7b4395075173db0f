// `pnpm bench:eslint`: lints the sources of packages.json with the built plugin, and prints findings for each 1,000 files, and the precision by
// verdicts.tsv. `--write` writes results.md. `--drawn` prints the drawn findings without a verdict, each with its line of code.
// `--time` measures the time of the rules three times, and writes time.json. The name of a group, such as `secondDraw`, lints that group alone; the
// cache keeps what was found until the rules change.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../config/workspace.ts';
import { table } from '../../checks/markdown.ts';
import { bySeed, groups, readCorpus } from './corpus.ts';
import { distinct, type Finding, lintCorpus, type Result, rulesHash, timeOfRules } from './lint.ts';
import { draw, drawCapped, placeOf, readVerdicts, type Verdict, withoutLegacy } from './verdicts.ts';

/** Draws the findings to read. Another seed is another draw. */
const seed = '64';
/** The time is measured with one of this many sources. */
const timedPart = 20;
const timeFile = new URL('time.json', import.meta.url);

const known = [...groups.mostUsed, ...groups.aboutURLs, ...groups.programs];
const verdicts = readVerdicts();

function measureTime(): void {
  const sources = readCorpus(known).filter((_, index) => index % timedPart === 0);
  const shares = [1, 2, 3].map(() => Number(timeOfRules(sources).toFixed(4)));
  console.log(`The rules add ${shares.join(', ')} of ESLint's time`);
  writeFileSync(timeFile, `${JSON.stringify({ files: sources.length, shares }, null, 2)}\n`);
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part * 100) / whole).toFixed(1)} %`);

function precision(read: readonly Verdict[]): string {
  const trues = read.filter(({ isTrue }) => isTrue).length;
  return read.length === 0 ? '–' : `${trues} of ${read.length} (${percent(trues, read.length)})`;
}

/** Packages with what the rules now find in them. */
interface Group {
  readonly title: string;
  readonly names: readonly string[];
  readonly result: Result;
  readonly findings: readonly Finding[];
}

/** Lints packages, or reads what the same rules found in them before. */
function resultOf(names: readonly string[]): Result {
  const file = join(root, '.cache', 'eslint-findings', `${bySeed(rulesHash, names.join())}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Result;
  const result = lintCorpus(readCorpus(names));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
  return result;
}

function groupOf(title: string, names: readonly string[]): Group {
  const result = resultOf(names);
  return { title, names, result, findings: distinct(result.findings) };
}

const verdictsOf = (findings: readonly Finding[]) =>
  findings.flatMap((finding) => verdicts.get(placeOf(finding)) ?? []);

function rowOf({ title, names, result, findings }: Group): string[] {
  const asRead = [...verdicts.values()].filter((verdict) => names.includes(verdict.package));
  const now = verdictsOf(findings);
  return [
    title,
    String(names.length),
    String(result.files),
    ...[asRead, withoutLegacy(asRead), now, withoutLegacy(now)].map(precision),
  ];
}

function ruleRows({ findings, result }: Group): string[][] {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  return rules.map((rule) => {
    const all = result.findings.filter((finding) => finding.rule === rule).length;
    const ofRule = findings.filter((finding) => finding.rule === rule);
    const rate = ((all * 1000) / result.files).toFixed(2);
    return [rule, String(all), rate, String(ofRule.length), precision(verdictsOf(ofRule))];
  });
}

const ruleHead = ['rule', 'findings', 'in 1,000 files', 'distinct', 'true of those read'];

/** Puts the results of groups together. */
function together(title: string, names: readonly string[], results: readonly Result[]): Group {
  const files = results.reduce((total, result) => total + result.files, 0);
  const findings = results.flatMap((result) => result.findings);
  return { title, names, result: { files, findings }, findings: distinct(findings) };
}

function report(): void {
  const mostUsed = groupOf('most used', groups.mostUsed);
  const others = [resultOf(groups.aboutURLs), resultOf(groups.programs)];
  const inSample = together('known', known, [mostUsed.result, ...others]);
  const first = groupOf('first draw', groups.firstDraw);
  const second = groupOf('second draw', groups.secondDraw);
  const toRead = [...inSample.findings, ...first.findings, ...draw(second.findings, seed)];
  const capped = drawCapped(second.findings, seed);
  const open = [...new Set([...toRead, ...capped])].filter((finding) => !verdicts.has(placeOf(finding)));
  if (process.argv.includes('--drawn')) for (const each of open) console.log(`${placeOf(each)}\n    ${each.code}`);
  const { files, shares } = JSON.parse(readFileSync(timeFile, 'utf8')) as { files: number; shares: number[] };
  const text = `# Findings of \`recommended\` in other code

A person read each finding in its source, and wrote down in \`verdicts.tsv\` whether it is true, and why. A line of code, and builds of one file, count once.

- The rules were written and changed with the known packages in view, so their precision there is in-sample.
- Nobody had looked at the packages of the first draw when their findings were read. The wrong findings then changed the rules.
- Nobody had looked at the packages of the second draw when their findings were read, after that change.

"As read" is the precision on the day of reading. "Now" is the precision of what the rules still report after the change, and is in-sample.

${table(
  ['packages', 'count', 'files', 'as read', 'without `no-legacy-url`', 'now', 'now without `no-legacy-url`'],
  [inSample, first, second].map(rowOf),
)}

Of what the rules still report in the second draw, the seed ${seed} draws 200 findings or all: ${precision(verdictsOf(draw(second.findings, seed)))} are true. If at most half of the draw is
\`no-legacy-url\`: ${precision(verdictsOf(capped))}.

In the ${groups.mostUsed.length} most used packages, the rules report ${((mostUsed.findings.length * 1000) / mostUsed.result.files).toFixed(2)} findings in 1,000 files.
The rules take ${shares.map((share) => `${(share * 100).toFixed(1)} %`).join(', ')} of the processor time that ESLint takes without a rule, in three runs over ${files} files.

## The second draw, by rule

${table(ruleHead, ruleRows(second))}

## The first draw, by rule

${table(ruleHead, ruleRows(first))}

## The known packages, by rule

${table(ruleHead, ruleRows(inSample))}
`;
  console.log(text);
  if (open.length > 0) {
    console.error(`${open.length} findings have no verdict: run with --drawn, read them, and add them to verdicts.tsv`);
    process.exitCode = 1;
  } else if (process.argv.includes('--write')) writeFileSync(new URL('results.md', import.meta.url), text);
}

/** Lints one group, for example beside others in another process. */
const only = process.argv.find((argument) => argument in groups);

if (process.argv.includes('--time')) measureTime();
else if (only !== undefined) resultOf(groups[only as keyof typeof groups]);
else report();
