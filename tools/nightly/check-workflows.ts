// Checks the workflows: actionlint, if Go is here to build it, and `bash -n` for each shell step. Each step that runs a part of the nightly run must name
// a part that exists.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../config/workspace.ts';
import { parts } from './parts.ts';

const actionlint = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.7';
let passed = 0;
const failures: string[] = [];
const check = (isRight: boolean, failure: string) => {
  if (isRight) passed++;
  else failures.push(failure);
};

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

/** The shell scripts of a workflow. */
function scriptsIn(text: string): string[] {
  const { jobs }: Workflow = parse(text);
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

for (const file of globSync('.github/workflows/*.yml', { cwd: root }).sort()) {
  for (const step of scriptsIn(readFileSync(join(root, file), 'utf8'))) {
    const shell = step.replace(/\$\{\{.*?\}\}/g, 'EXPRESSION');
    const { status, stderr } = spawnSync('bash', ['-n'], { input: shell, encoding: 'utf8' });
    check(status === 0, `${file}: ${stderr}`);
    const named = step.match(/(?<=nightly\/nightly\.ts ).*/g)?.flatMap((names) => names.split(' ')) ?? [];
    for (const name of named) check(name in parts, `${file}: there is no part ${name}`);
  }
}

if (spawnSync('go', ['version']).error === undefined) {
  const { status, stdout, stderr } = spawnSync('go', ['run', actionlint], { cwd: root, encoding: 'utf8' });
  check(status === 0, `actionlint: ${stdout}${stderr}`);
} else console.log('left out: actionlint, because there is no Go');

for (const failure of failures) console.log(failure);
console.log(`workflows: ${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
