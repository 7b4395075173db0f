import type { Form } from './forms.ts';
import type { Growth } from './growth.ts';
import type { Figures } from './measure.ts';
import type { Group } from './rows.ts';
import type { Startup } from './startup.ts';

/** One contender in one row. */
export interface Cell extends Figures {
  /** On how many inputs its answer is wrong; `null` if results are not compared. */
  readonly wrong: number | null;
}

export interface RowResult {
  readonly title: string;
  readonly group: Group;
  readonly target: number | null;
  readonly targetForm: Form | null;
  readonly noSlowerThan: string | null;
  readonly inputs: number;
  /** On how many inputs ours and native differ. */
  readonly disputed: number;
  readonly cells: Record<string, Cell>;
}

export interface Memory {
  readonly name: string;
  readonly bytes: number;
}

/** The result of one run in one runtime. */
export interface Results {
  readonly runtime: string;
  readonly machine: string;
  readonly clock: string;
  readonly versions: Record<string, string>;
  readonly rows: readonly RowResult[];
  readonly memory: readonly Memory[];
  readonly growth: readonly Growth[];
  readonly startup: readonly Startup[];
}
