import { AssertionError, assertions, formatValue, OptionalFeatureUnsupportedError } from './testharness-assertions.ts';

// A small testharness.js with the functions that WPT's url/*.any.js files call.

/** The result of one subtest. */
export interface Subtest {
  readonly name: string;
  readonly status: 'pass' | 'fail' | 'timeout' | 'precondition failed';
  readonly message: string | null;
}

/** The time limit of a subtest. */
const TIMEOUT_IN_MILLISECONDS = 10_000;

type Step = (this: TestObject, ...args: never[]) => unknown;

/** The argument of a test function, which ends asynchronous steps. */
export class TestObject {
  readonly name: string;
  private readonly finish: (failure: readonly [unknown] | null) => void;
  private readonly cleanups: (() => unknown)[] = [];
  private ended = false;

  constructor(name: string, finish: (failure: readonly [unknown] | null) => void) {
    this.name = name;
    this.finish = finish;
  }

  end(failure: readonly [unknown] | null): void {
    if (this.ended) return;
    this.ended = true;
    for (const cleanup of this.cleanups) cleanup();
    this.finish(failure);
  }

  step(run: Step, self: unknown = this, ...args: unknown[]): unknown {
    try {
      return Reflect.apply(run, self, args);
    } catch (error) {
      this.end([error]);
      return undefined;
    }
  }

  done = (): void => this.end(null);

  step_func(run: Step, self: unknown = this): (...args: unknown[]) => unknown {
    return (...args) => this.step(run, self, ...args);
  }

  step_func_done(run: Step = () => {}, self: unknown = this): (...args: unknown[]) => void {
    return (...args) => {
      this.step(run, self, ...args);
      this.done();
    };
  }

  unreached_func(message?: string): () => void {
    return () => this.end([new AssertionError(message ?? 'reached unreachable code')]);
  }

  step_timeout(run: Step, milliseconds: number, ...args: unknown[]): unknown {
    return setTimeout(() => this.step(run, this, ...args), milliseconds);
  }

  add_cleanup(cleanup: () => unknown): void {
    this.cleanups.push(cleanup);
  }
}

function subtestOf(name: string, failure: readonly [unknown] | null): Subtest {
  if (failure === null) return { name, status: 'pass', message: null };
  const [error] = failure;
  const message = error instanceof AssertionError ? error.message : formatValue(error);
  const status = error instanceof OptionalFeatureUnsupportedError ? 'precondition failed' : 'fail';
  return { name, status, message };
}

/** Collects the subtests of one file, and provides the functions that the file calls as globals. */
export class Testharness {
  readonly subtests: Subtest[] = [];
  private readonly pending: Promise<void>[] = [];
  private queue: Promise<void> = Promise.resolve();
  private readonly completions: ((subtests: readonly Subtest[]) => unknown)[] = [];
  private readonly title: string;

  constructor(title: string) {
    this.title = title;
  }

  /** The globals. */
  globals(): Record<string, unknown> {
    return {
      ...assertions,
      test: (run: Step, name?: string) => this.test(run, name),
      async_test: (run?: Step | string, name?: string) => this.asyncTest(run, name),
      promise_test: (run: Step, name?: string) => this.promiseTest(run, name),
      promise_setup: (run: () => unknown) => this.enqueue(async () => void (await run())),
      setup: (run?: unknown) => void (typeof run === 'function' && run()),
      done: () => {},
      step_timeout: (run: () => unknown, milliseconds: number) => setTimeout(run, milliseconds),
      add_completion_callback: (run: () => unknown) => void this.completions.push(run),
    };
  }

  /** Waits until every subtest has ended. */
  async complete(): Promise<readonly Subtest[]> {
    for (let seen = -1; seen !== this.pending.length; ) {
      seen = this.pending.length;
      await this.queue;
      await Promise.all(this.pending);
    }
    for (const run of this.completions) run(this.subtests);
    return this.subtests;
  }

  /** Records a failure of the file itself, outside of its subtests. */
  fail(error: unknown): void {
    this.subtests.push(subtestOf('(the file)', [error]));
  }

  private start(name: string | undefined): TestObject {
    const title = name ?? this.title;
    return new TestObject(title, (failure) => this.subtests.push(subtestOf(title, failure)));
  }

  private test(run: Step, name?: string): void {
    const object = this.start(name);
    object.step(run, object, object);
    object.done();
  }

  private asyncTest(run?: Step | string, name?: string): TestObject {
    const title = typeof run === 'string' ? run : (name ?? this.title);
    let ended: () => void = () => {};
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const object = new TestObject(title, (failure) => {
      this.subtests.push(subtestOf(title, failure));
      ended();
    });
    this.pending.push(this.limit(end, title));
    if (typeof run === 'function') object.step(run, object, object);
    return object;
  }

  private promiseTest(run: Step, name?: string): void {
    const title = name ?? this.title;
    this.enqueue(async () => {
      const object = this.start(title);
      const work = Promise.resolve().then(() => Reflect.apply(run, object, [object]));
      await this.limit(
        work.then(object.done, (error) => object.end([error])),
        title,
      );
    });
  }

  private enqueue(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch((error) => this.fail(error));
    this.pending.push(this.queue);
  }

  private limit(work: Promise<void>, name: string): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.subtests.push({ name, status: 'timeout', message: `not ended in ${TIMEOUT_IN_MILLISECONDS} ms` });
        resolve();
      }, TIMEOUT_IN_MILLISECONDS);
      void work.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
