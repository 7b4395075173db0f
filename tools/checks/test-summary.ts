// What `npm test` tells a person: dots on a terminal, and nothing for what passes elsewhere; the failures; and at the end one line
// for each reason why tests did not run. A test file gives the reason by `console.warn('skipped: …')`.
import { type BaseReporter, DotReporter, type Reporter, type TestCase, type TestModule } from 'vitest/node';

type ConsoleLog = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0];
type RunEnd = Parameters<NonNullable<Reporter['onTestRunEnd']>>;

/** A test file of which not every test ran. */
export interface SkippedFile {
  /** Its path from the root. */
  readonly file: string;
  /** How many of its tests did not run. */
  readonly tests: number;
  /** What it said of them. */
  readonly reasons: readonly string[];
}

/**
 * @param skipped the files of which not every test ran
 * @param total how many files there are
 * @param others reasons that belong to no file, since a module that several files import gave them
 * @returns a line for each reason, the one with the most files first, and one for each file without a reason of its own
 */
export function skipLines(skipped: readonly SkippedFile[], total: number, others: readonly string[] = []): string[] {
  const filesByReason = new Map<string, number>();
  for (const { reasons } of skipped) {
    for (const reason of new Set(reasons)) filesByReason.set(reason, (filesByReason.get(reason) ?? 0) + 1);
  }
  const counted = [...filesByReason]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, files]) => `${reason}: ${files} of ${total} test files did not run in whole`);
  const silent = skipped.filter(({ reasons }) => reasons.length === 0);
  return [...counted, ...new Set(others), ...silent.map(({ file, tests }) => `${file}: ${tests} skipped`)];
}

/** The reasons in what a test file printed, and the rest of it. */
export function reasonsIn(content: string): { readonly reasons: string[]; readonly rest: string } {
  const lines = content.split('\n');
  const reasons = lines.flatMap((line) => /^(?:.*: )?skipped: (.+)$/.exec(line)?.[1] ?? []);
  return { reasons, rest: lines.filter((line) => !/^(?:.*: )?skipped: ./.test(line)).join('\n') };
}

/** What all reporters of Vitest have in common, of which it exports the type alone. */
const withoutDots: BaseReporter = Object.getPrototypeOf(DotReporter.prototype);

// biome-ignore lint/style/noDefaultExport: Vitest loads the default export of a reporter's file
export default class TestSummary extends DotReporter {
  private readonly reasonsByTask = new Map<string, string[]>();

  override onTestCaseResult(test: TestCase): void {
    // A dot in a file is five colour codes, and tells nothing.
    if (this.isTTY) super.onTestCaseResult(test);
    else withoutDots.onTestCaseResult.call(this, test);
  }

  override onUserConsoleLog(log: ConsoleLog): void {
    const { reasons, rest } = reasonsIn(log.content);
    const task = log.taskId ?? '';
    this.reasonsByTask.set(task, [...(this.reasonsByTask.get(task) ?? []), ...reasons]);
    if (rest.trim() !== '') super.onUserConsoleLog({ ...log, content: rest });
  }

  override onTestRunEnd(...end: RunEnd): void {
    super.onTestRunEnd(...end);
    const [modules] = end;
    const skipped = modules.flatMap((module) => this.skippedFile(module));
    const others = [...this.reasonsByTask.values()].flat();
    const lines = skipLines(skipped, modules.length, others);
    if (lines.length > 0) this.log(['Not everything ran:', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  }

  /** Takes what the file said; the tests that a pattern on the command line left out do not count. */
  private skippedFile(module: TestModule): SkippedFile[] {
    const file = this.relative(module.moduleId);
    const tests = [...module.children.allTests('skipped')];
    const ids = new Set([module.id, ...[...module.children.allTests()].map(({ id }) => id)]);
    const reasons = tests.flatMap(({ name }) => reasonsIn(name).reasons);
    for (const [task, given] of this.reasonsByTask) {
      // What is said while a file is read has its place for a task: `packages/x/test/y.test.ts:12:3`.
      if (!ids.has(task) && !task.startsWith(`${file}:`)) continue;
      reasons.push(...given);
      this.reasonsByTask.delete(task);
    }
    const isFiltered = this.ctx.config.testNamePattern !== undefined;
    return reasons.length > 0 || (tests.length > 0 && !isFiltered) ? [{ file, tests: tests.length, reasons }] : [];
  }
}
