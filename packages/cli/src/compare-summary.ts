import { type Comparison, type Harm, harms, type Subject } from '@url/dialects';
import { isRead, refusal } from './comparison.js';
import { printable } from './printable.js';

const mostExamples = 3;
const longestExample = 120;

/** The inputs on which the readers differ in one way. */
interface DifferenceClass {
  readonly subject: Subject | 'result';
  readonly harm: Harm;
  count: number;
  readonly examples: Example[];
}

interface Example {
  /** The line of the input: "line 3", "links.txt:3"; `null` for an argument. */
  readonly place: string | null;
  /** The input, shortened. */
  readonly input: string;
}

/** Counts how readers differ on many inputs, and keeps three examples of each way. Its size does not grow with the inputs. */
export class CompareSummary {
  private readonly classes = new Map<string, DifferenceClass>();
  private readonly unread: { count: number; readonly examples: Example[] } = { count: 0, examples: [] };
  /** Who refuses the unread inputs; all inputs are compared by the same readers. */
  private refusal = '';
  private inputs = 0;
  private alike = 0;

  /**
   * @param comparison the comparison of the input; `null` if all readers certainly agree
   * @param place the start of a message about the input, such as "line 3: "
   */
  add(input: string, comparison: Comparison | null, place: string): void {
    this.inputs++;
    const isReadAtAll = comparison === null || isRead(comparison);
    if (isReadAtAll && (comparison === null || comparison.differences.length === 0)) this.alike++;
    const example = { place: place.replace(/: $/, '') || null, input: input.slice(0, longestExample) };
    if (!isReadAtAll) {
      this.refusal = refusal(comparison);
      count(this.unread, example);
    }
    for (const { subject, harm } of comparison?.differences ?? []) count(this.classOf(subject, harm), example);
  }

  private classOf(subject: DifferenceClass['subject'], harm: Harm): DifferenceClass {
    const name = `${subject} ${harm}`;
    const found = this.classes.get(name) ?? { subject, harm, count: 0, examples: [] };
    this.classes.set(name, found);
    return found;
  }

  /** The classes, the worst first. */
  private ranked(): DifferenceClass[] {
    return [...this.classes.values()].sort(
      (a, b) => harms.indexOf(a.harm) - harms.indexOf(b.harm) || (a.subject < b.subject ? -1 : 1),
    );
  }

  /** The counts for a person: lines that end with a newline. */
  toString(): string {
    const lines = [`${this.inputs} ${this.inputs === 1 ? 'input' : 'inputs'}, ${this.alike} read alike`];
    for (const { subject, harm, count, examples } of this.ranked()) {
      lines.push(`${count} ${subject === harm ? subject : `${subject} (${harm})`}`, ...examples.map(exampleLine));
    }
    const { count, examples } = this.unread;
    if (count > 0) lines.push(`${count} that ${this.refusal}`, ...examples.map(exampleLine));
    return lines.map((line) => `${line}\n`).join('');
  }

  /** The counts for a program. */
  toJSON(): object {
    return { inputs: this.inputs, alike: this.alike, classes: this.ranked(), unread: this.unread };
  }
}

function count(counted: { count: number; readonly examples: Example[] }, example: Example): void {
  counted.count++;
  if (counted.examples.length < mostExamples) counted.examples.push(example);
}

function exampleLine({ place, input }: Example): string {
  return `  ${place === null ? '' : `${place}: `}${printable(input)}`;
}
