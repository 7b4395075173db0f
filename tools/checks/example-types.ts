// Type-checks the examples of the documentation as a reader would paste them: one module each, against the published types.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnCommand } from '../../config/spawn-command.mjs';
import { root } from '../../config/workspace.ts';
import type { Example } from './doc-examples.ts';

/** The options of a new project: `strict`, the browser's types, and checked declarations of dependencies. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
};

/**
 * @param folder a folder from which `@url/*` resolves to the built packages
 * @returns the problems of each example as `line: why`, with the line of the file that contains the example; under `null` the problems of
 *   the declarations
 */
export function typeProblems(examples: readonly Example[], folder: string): Map<Example | null, string[]> {
  const files = examples.map((_, index) => `${index}.ts`);
  examples.forEach(({ code }, index) => {
    writeFileSync(join(folder, files[index]!), `${code}\nexport {};\n`);
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = join(root, 'node_modules', '.bin', 'tsc');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnCommand(compiler, ['--pretty', 'false', '-p', folder], options);
  const problems = new Map<Example | null, string[]>();
  const add = (example: Example | null, problem: string) =>
    problems.set(example, [...(problems.get(example) ?? []), problem]);
  for (const text of stdout.split('\n').filter((line) => /^\S.*error TS/.test(line))) {
    const [, index, line, why] = /^(\d+)\.ts\((\d+),\d+\): error (.*)$/.exec(text) ?? [];
    const example = index === undefined ? null : examples[Number(index)]!;
    add(example, example === null ? `1: ${text}` : `${example.line + Number(line) - 1}: example: ${why}`);
  }
  if (status !== 0 && problems.size === 0) add(null, `1: tsc: ${stderr || stdout || 'did not run'}`);
  return problems;
}
