// Runs the tests under the export condition `engine-url`. The tests that engine-url-differences.json names have to fail there, and nothing else.
import { relative, sep } from 'node:path';
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { readJSON, root } from '../../config/workspace.ts';

/** For each file the reasons, by the full name of a test. */
type Differences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const differences = readJSON<Differences>('tools/conformance/engine-url-differences.json');

function differencesIn(path: string): Readonly<Record<string, string>> {
  return differences[relative(root, path).split(sep).join('/')] ?? {};
}

/** The names of the suites and of the test. */
function fullNameOf(test: RunnerTestCase): string {
  let name = test.name;
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) name = `${suite.name} > ${name}`;
  return name;
}

function testsIn(tasks: readonly RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));
}

// biome-ignore lint/style/noDefaultExport: Vitest loads the default export of a runner's file
export default class EngineURLRunner extends TestRunner {
  override onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (fullNameOf(test) in differencesIn(test.file.filepath)) test.fails = true;
    return super.onBeforeRunTask(test);
  }

  onCollected(files: RunnerTestFile[]): void {
    for (const { filepath, tasks } of files) {
      const names = testsIn(tasks).map(fullNameOf);
      const missing = Object.keys(differencesIn(filepath)).filter((name) => !names.includes(name));
      if (missing.length > 0) throw new Error(`engine-url-differences.json names tests that do not exist: ${missing}`);
    }
  }
}
