// `node tools/nightly/mutation-score.ts <package>`: runs the mutation test of a package, and fails if its score is lower than the one in scores.json.
// `--update` records the score.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../config/workspace.ts';

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** Percent points by which a score may fall: a test near its time limit is killed once, and times out the next time. */
const tolerance = 0.3;

const [name, ...flags] = process.argv.slice(2);
if (name === undefined) throw new Error('name a package');
const { status } = spawnSync(process.execPath, [join(root, 'tools/measure/mutation/mutate.ts'), name], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const report: Report = JSON.parse(readFileSync(join(root, '.cache', `mutation-${name}.json`), 'utf8'));
const counted = Object.values(report.files)
  .flatMap(({ mutants }) => mutants)
  .filter((mutant) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(mutant.status));
const killed = counted.filter((mutant) => mutant.status === 'Killed' || mutant.status === 'Timeout').length;
const score = Math.round((killed / counted.length) * 1000) / 10;

const file = join(root, 'tools', 'nightly', 'scores.json');
const scores: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'));
const recorded = scores[name] ?? 0;
if (flags.includes('--update')) writeFileSync(file, `${JSON.stringify({ ...scores, [name]: score }, null, 2)}\n`);
else if (score < recorded - tolerance) process.exitCode = 1;
console.log(`mutation of ${name}: ${killed} of ${counted.length} changes noticed, ${score} %, recorded ${recorded} %`);
