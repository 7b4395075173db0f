// `pnpm bench:eslint`: lints the sources of packages.json with the built plugin, and prints findings for each 1,000 files, time, and the precision by
// verdicts.tsv. `--write` writes results.md. `--drawn` prints the drawn findings that have no verdict, with their code; nothing else prints code of others.
import { readFileSync, writeFileSync } from 'node:fs';
import { table } from '../../checks/markdown.ts';
import { bySeed, groups, readCorpus } from './corpus.ts';
import { distinct, type Finding, lintCorpus, type Result } from './lint.ts';

/** Draws the findings to read. Another seed is another draw. */
const seed = '61';
const drawn = 200;

const verdictsFile = new URL('verdicts.tsv', import.meta.url);
const key = ({ package: name, path, line, rule }: Finding) => [name, path, line, rule].join('\t');

/** The verdict of a person about each finding, by its key. */
function readVerdicts(): ReadonlyMap<string, 'true' | 'false'> {
  const [, ...lines] = readFileSync(verdictsFile, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [name, path, place, rule, verdict, reason] = line.split('\t');
      if ((verdict !== 'true' && verdict !== 'false') || !reason) throw new Error(`Cannot read the verdict ${line}`);
      return [[name, path, place, rule].join('\t'), verdict];
    }),
  );
}

function draw(findings: readonly Finding[]): Finding[] {
  const ordered = findings.map((finding) => [bySeed(seed, key(finding)), finding] as const);
  return ordered
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, drawn)
    .map(([, finding]) => finding);
}

const rate = (count: number, { files }: Result) => ((count * 1000) / files).toFixed(2);
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part * 100) / whole).toFixed(1)} %`);

const mostUsed = lintCorpus(readCorpus(groups.mostUsed));
const others = lintCorpus(readCorpus([...groups.aboutURLs, ...groups.programs]));
const all = distinct([...mostUsed.findings, ...others.findings]);
const sample = draw(all);
const verdicts = readVerdicts();
const open = sample.filter((finding) => !verdicts.has(key(finding)));
if (process.argv.includes('--drawn')) for (const finding of open) console.log(`${key(finding)}\n    ${finding.code}`);

const count = (findings: readonly Finding[], rule: string) =>
  findings.filter((finding) => rule === 'all' || finding.rule === rule).length;
const trues = sample.filter((finding) => verdicts.get(key(finding)) === 'true');
const rules = [...new Set(all.map(({ rule }) => rule))].sort();
const rows = [...rules, 'all'].map((rule) => [
  rule,
  ...[mostUsed, others].flatMap((result) => {
    const found = count(result.findings, rule);
    return [String(found), rate(found, result)];
  }),
  String(count(all, rule)),
  `${count(trues, rule)} of ${count(sample, rule)}`,
  percent(count(trues, rule), count(sample, rule)),
]);
const time = (mostUsed.guarded + others.guarded) / (mostUsed.plain + others.plain) - 1;
const text = `# Findings of \`recommended\` in other code

${groups.mostUsed.length} most used packages: ${mostUsed.files} files. ${groups.aboutURLs.length} packages about URLs and ${groups.programs.length} programs: ${others.files} files. ${mostUsed.failed + others.failed} files do not parse.
The rules take ${(time * 100).toFixed(1)} % of the processor time that ESLint takes without a rule.

"Distinct" counts a line of code once. Of the distinct findings the seed ${seed} draws ${sample.length}. Each was read, and ${trues.length} are true (${percent(trues.length, sample.length)}).

${table(
  ['rule', 'most used', 'in 1,000 files', 'others', 'in 1,000 files', 'distinct', 'true of drawn', 'precision'],
  rows,
)}
`;
console.log(text);
if (open.length > 0) {
  console.error(
    `${open.length} drawn findings have no verdict: run with --drawn, read them, and add them to verdicts.tsv`,
  );
  process.exitCode = 1;
} else if (process.argv.includes('--write')) writeFileSync(new URL('results.md', import.meta.url), text);
