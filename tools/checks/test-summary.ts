// The reporter of `npm test`: Vitest's dots, progress for output that is not a terminal, the failures, and at the end what was skipped, and why.
// A test file states the reason by `console.warn('skipped: …')`, or in the name of a skipped test.
import { DotReporter, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';

type ConsoleLog = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0];
type RunEnd = Parameters<NonNullable<Reporter['onTestRunEnd']>>;

/** Milliseconds between two lines of progress. */
const PROGRESS_INTERVAL = 15_000;

/** Splits the output of a test file into the reasons for skipped tests, and the rest. */
export function reasonsIn(content: string): { readonly reasons: string[]; readonly rest: string } {
  const lines = content.split('\n');
  const reasons = lines.flatMap((line) => /^(?:.*: )?skipped: (.+)$/.exec(line)?.[1] ?? []);
  return { reasons, rest: lines.filter((line) => !/^(?:.*: )?skipped: ./.test(line)).join('\n') };
}

// biome-ignore lint/style/noDefaultExport: Vitest loads the default export of a reporter's file
export default class TestSummary extends DotReporter {
  private readonly reasons = new Set<string>();
  private ended = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    const progress = () => this.log(`\n${this.ended} of ${specifications.length} test files`);
    if (!this.isTTY) this.timer = setInterval(progress, PROGRESS_INTERVAL);
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    this.ended++;
  }

  override onUserConsoleLog(log: ConsoleLog): void {
    const { reasons, rest } = reasonsIn(log.content);
    for (const reason of reasons) this.reasons.add(reason);
    if (rest.trim() !== '') super.onUserConsoleLog({ ...log, content: rest });
  }

  override onTestRunEnd(...end: RunEnd): void {
    clearInterval(this.timer);
    super.onTestRunEnd(...end);
    const [modules] = end;
    const files = modules.flatMap((module) => this.describeSkipped(module));
    if (this.reasons.size === 0 && files.length === 0) return;
    this.log(['Not everything ran:', ...this.reasons, ...files].join('\n  '));
  }

  /** Tests that the command line excludes do not count as skipped. */
  private describeSkipped(module: TestModule): string[] {
    const isFiltered = this.ctx.config.testNamePattern !== undefined;
    const skipped = isFiltered ? [] : [...module.children.allTests('skipped')];
    for (const reason of skipped.flatMap(({ name }) => reasonsIn(name).reasons)) this.reasons.add(reason);
    return skipped.length === 0 ? [] : [`${this.relative(module.moduleId)}: ${skipped.length} skipped`];
  }
}
