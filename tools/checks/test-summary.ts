// The reporter of `npm test`: dots on a terminal, the failures, and at the end one line for each reason why tests were skipped. A test file
// states the reason by `console.warn('skipped: …')`.
import {
  type BaseReporter,
  DotReporter,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from 'vitest/node';

type ConsoleLog = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0];
type RunEnd = Parameters<NonNullable<Reporter['onTestRunEnd']>>;

/** A test file with skipped tests. */
export interface SkippedFile {
  /** Its path from the root. */
  readonly file: string;
  /** How many of its tests were skipped. */
  readonly tests: number;
  /** The reasons it states. */
  readonly reasons: readonly string[];
}

/**
 * @param skipped the files with skipped tests
 * @param total how many files there are
 * @param others reasons stated by a module that several files import
 * @returns a line for each reason, the most frequent first, and one for each file without a reason
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

/** Splits the output of a test file into reasons and the rest. */
export function reasonsIn(content: string): { readonly reasons: string[]; readonly rest: string } {
  const lines = content.split('\n');
  const reasons = lines.flatMap((line) => /^(?:.*: )?skipped: (.+)$/.exec(line)?.[1] ?? []);
  return { reasons, rest: lines.filter((line) => !/^(?:.*: )?skipped: ./.test(line)).join('\n') };
}

/** Milliseconds between two lines of progress, which replace dots if the output is not a terminal. */
const PROGRESS_INTERVAL = 15_000;

interface Progress {
  readonly files: number;
  readonly ended: number;
  readonly tests: number;
  readonly failed: number;
}

/** Returns a line such as "120 of 254 test files, 4300 tests, 0 failed". */
export function progressLine({ files, ended, tests, failed }: Progress): string {
  return `${ended} of ${files} test files, ${tests} tests, ${failed} failed`;
}

/** The base class of Vitest's reporters. Vitest exports only its type. */
const withoutDots: BaseReporter = Object.getPrototypeOf(DotReporter.prototype);

// biome-ignore lint/style/noDefaultExport: Vitest loads the default export of a reporter's file
export default class TestSummary extends DotReporter {
  private readonly reasonsByTask = new Map<string, string[]>();
  private readonly progress = { files: 0, ended: 0, tests: 0, failed: 0 };
  private timer: ReturnType<typeof setInterval> | undefined;

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.progress.files = specifications.length;
    if (!this.isTTY) this.timer = setInterval(() => this.log(progressLine(this.progress)), PROGRESS_INTERVAL);
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    this.progress.ended++;
  }

  override onTestCaseResult(test: TestCase): void {
    this.progress.tests++;
    if (test.result().state === 'failed') this.progress.failed++;
    // In a file each dot would be five colour codes.
    if (this.isTTY) super.onTestCaseResult(test);
    else withoutDots.onTestCaseResult.call(this, test);
  }

  override onUserConsoleLog(log: ConsoleLog): void {
    const { reasons, rest } = reasonsIn(log.content);
    const task = log.taskId ?? '';
    this.reasonsByTask.set(task, [...(this.reasonsByTask.get(task) ?? []), ...reasons]);
    if (rest.trim() !== '') super.onUserConsoleLog({ ...log, content: rest });
  }

  /** Hides Vitest's final advice on its options, which looks like an error. */
  override log(...messages: readonly unknown[]): void {
    if (!messages.some((message) => /\bIsolate\b|isolate: false/.test(String(message)))) super.log(...messages);
  }

  override onTestRunEnd(...end: RunEnd): void {
    clearInterval(this.timer);
    super.onTestRunEnd(...end);
    const [modules] = end;
    const skipped = modules.flatMap((module) => this.skippedFile(module));
    const others = [...this.reasonsByTask.values()].flat();
    const lines = skipLines(skipped, modules.length, others);
    if (lines.length > 0) this.log(['Not everything ran:', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  }

  /** Collects the output of a file. Tests excluded on the command line do not count as skipped. */
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
