import { type Comparison, type Harm, harms, type Subject } from '@url/compare';
import { isRead, refusal } from './comparison.js';
import { hidePassword, visible } from './printable.js';

const mostExamples = 3;
const longestExample = 120;

/** How often something is found, with the first three examples: a line of the input ("line 3", "links.txt:3"), and the input, shortened. */
type Counted = { count: number; readonly examples: { readonly place: string | null; readonly input: string }[] };

type DifferenceClass = Counted & { readonly subject: Subject | 'result'; readonly harm: Harm };

/** Counts how readers differ on many inputs, and keeps three examples of each way. Its size does not grow with the inputs. */
export class CompareSummary {
  private readonly classes = new Map<string, DifferenceClass>();
  private readonly unread: Counted = { count: 0, examples: [] };
  /** Who refuses the unread inputs; all inputs are compared by the same readers. */
  private refusal = '';
  private inputs = 0;
  private alike = 0;

  /**
   * @param comparison the comparison of the input; `null` if all readers certainly agree
   * @param place the start of a message about the input, such as "line 3: "; empty for an argument
   */
  add(input: string, comparison: Comparison | null, place: string): void {
    const count = (counted: Counted): void => {
      if (counted.count++ >= mostExamples) return;
      const shown = hidePassword(input)
        .slice(0, longestExample)
        .replace(/[\ud800-\udbff]$/, '');
      counted.examples.push({ place: place.replace(/: $/, '') || null, input: shown });
    };
    const differences = comparison?.differences ?? [];
    this.inputs++;
    if (comparison !== null && !isRead(comparison)) {
      this.refusal = refusal(comparison);
      count(this.unread);
    } else if (differences.length === 0) this.alike++;
    for (const { subject, harm } of differences) {
      const name = `${subject} ${harm}`;
      const found = this.classes.get(name) ?? { subject, harm, count: 0, examples: [] };
      this.classes.set(name, found);
      count(found);
    }
  }

  /** The counts for a person: lines that end with a newline. */
  toString(): string {
    const { inputs, alike, classes, unread } = this.toJSON();
    const ways = classes.map(
      (way) => [way.subject === way.harm ? way.subject : `${way.subject} (${way.harm})`, way] as const,
    );
    const all = unread.count > 0 ? [...ways, [`that ${this.refusal}`, unread] as const] : ways;
    const lines = all.flatMap(([name, { count, examples }]) => [
      `${count} ${name}`,
      ...examples.map(({ place, input }) => `  ${place === null ? '' : `${place}: `}${visible(input)}`),
    ]);
    return `${[`${inputs} ${inputs === 1 ? 'input' : 'inputs'}, ${alike} read alike`, ...lines].join('\n')}\n`;
  }

  /** The counts for a program, the worst class first. */
  toJSON() {
    const classes = [...this.classes.values()].sort(
      (a, b) => harms.indexOf(a.harm) - harms.indexOf(b.harm) || (a.subject < b.subject ? -1 : 1),
    );
    return { inputs: this.inputs, alike: this.alike, classes, unread: this.unread };
  }
}
