// Compares the API reports of each released package with the reports of its last release, which a Git tag such as @url/host@1.2.3 names. A release that
// removes or changes a declaration needs a major version, or before 1.0 a minor one: by its changesets, or by the version in its manifest.
import { spawnSync } from 'node:child_process';
import { filesUnder, publishedPackages, Report, read, root } from '../../config/workspace.ts';
import { levelBetween, levelIn, levelProblem, removedDeclarations } from './semver.ts';

const report = new Report('semver');

function git(...args: string[]): string {
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

const changesets = filesUnder('.changeset')
  .filter((file) => file.endsWith('.md'))
  .map(read);
let unreleased = 0;
for (const { folder, manifest } of publishedPackages()) {
  const { name, version } = manifest;
  const [tag] = git('tag', '--list', `${name}@*`, '--sort=-version:refname').split('\n');
  if (tag === undefined || tag === '') {
    unreleased++;
    continue;
  }
  const released = tag.slice(name.length + 1);
  const stated = levelBetween(released, version);
  const level = stated === 'none' ? levelIn(changesets, name) : stated;
  const files = git('ls-tree', '-r', '--name-only', tag, `${folder}/api`).split('\n').filter(Boolean);
  const now = new Set(filesUnder(`${folder}/api`));
  const removed = files.flatMap((file) =>
    removedDeclarations(git('show', `${tag}:${file}`), now.has(file) ? read(file) : ''),
  );
  const problem = levelProblem(released, level, removed);
  report.case(`${folder}/package.json`, problem === null ? [] : [`1: ${problem}`]);
}
if (unreleased > 0) console.log(`left out: ${unreleased} packages, because no Git tag names a release of them`);
report.finish();
