import type { Form } from './forms.ts';
import type { Row } from './rows.ts';

interface Figure {
  readonly nanoseconds: number;
  /** To the baseline. */
  readonly ratio: number;
}

/** One contender in one row: the geometric means over the forms, and each form. */
export interface Figures extends Figure {
  readonly forms: Record<Form, Figure>;
}

export interface Cell extends Figures {
  /** For how many inputs its answer is wrong; `null` if results are not compared. */
  readonly wrong: number | null;
}

export interface RowResult extends Row {
  /** The number of inputs. */
  readonly count: number;
  /** For how many inputs ours and the baseline differ. */
  readonly disputed: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** The result of one process. */
export interface Results {
  readonly runtime: string;
  readonly machine: string;
  readonly clock: string;
  /** The seed of the generator of inputs. */
  readonly seed: number;
  readonly versions: Readonly<Record<string, string>>;
  readonly rows: readonly RowResult[];
  /** By contender, the bytes of an object. */
  readonly memory: Readonly<Record<string, number>>;
  /** By contender, the milliseconds to the first parsed URL, beyond a process that runs an empty script. */
  readonly startup: Readonly<Record<string, number>>;
  /** By script, the nanoseconds for each code unit of a host of a million code units. Native rejects it. */
  readonly longHosts: Readonly<Record<string, number>>;
}
