import type { Comparison, Difference, Harm } from '@url/compare';
import { canBeLookedUp, compareReadings, destinationKey } from '@url/compare/internal';
import type { ParsedInput } from './parsed-input.ts';
import { findLiving, longestCompared, shortName } from './readers.ts';
import { type Finding, guides, type Phrase } from './verdict.ts';

/**
 * @param parsed the parse of an input
 * @returns the worst difference between the readers that programs follow
 */
export function readerFindings({ input, base, url }: ParsedInput): Finding[] {
  if (input.length > longestCompared) {
    const text = `Readers are compared up to ${longestCompared.toLocaleString('en')} code units. The command compares longer inputs.`;
    return [{ tone: 'note', text: [text], pane: null, guide: guides.comparing }];
  }
  const comparison = compareReadings(input, { base: base === '' ? null : base });
  if (comparison.alarms[0] === 'host') return [hostFinding(comparison, url !== null)];
  const result = comparison.differences.find(({ subject }) => subject === 'result');
  return comparison.alarms[0] === 'refusal' && result !== undefined ? refusalFindings(result, url !== null) : [];
}

/** Where the clients among the readers connect; two names that lead to the same host are one. */
function targetsOf(connections: Comparison['connections']): ReadonlySet<string> {
  const known = connections.flatMap(({ to }) => (to === null || !canBeLookedUp(to) ? [] : [destinationKey(to)]));
  return new Set(known);
}

/** What programs do with different hosts: parsers read them, and clients connect to them. */
function headOf(harm: Harm, targets: ReadonlySet<string>): string {
  if (harm === 'other name') return 'Programs read different names, which lead to the same host: ';
  if (harm === 'host or none') return 'Some programs find a host here, and others do not: ';
  if (harm === 'name or address') return 'Some programs read an address, and others a name: ';
  return targets.size > 1 ? 'Programs connect to different hosts: ' : 'Programs read different hosts: ';
}

/**
 * If the input is not a URL and programs do not contradict each other, the host is only a guess. A host that nobody can look up is not
 * connected to.
 */
function hostFinding({ differences, connections }: Comparison, isURL: boolean): Finding {
  const { harm, readings } = differences.find(({ subject }) => subject === 'host')!;
  const answers = readings.filter(({ value }) => value);
  const targets = targetsOf(connections);
  const text: Phrase[] = [headOf(harm, targets)];
  for (const [index, { value, readers }] of answers.entries()) {
    if (index > 0) text.push(index === answers.length - 1 ? ' and ' : ', ');
    text.push({ code: value! }, ` (${namesOf(readers)})`);
  }
  const none = readings.filter(({ value }) => !value).flatMap(({ readers }) => readers);
  text.push(none.length === 0 ? '.' : `. No host: ${namesOf(none)}.`);
  if (harm === 'other name') text.push(' A filter that compares names misses one of them.');
  else if (targets.size === 1 && answers.length > 1) text.push(' Clients connect to ', { code: [...targets][0]! }, '.');
  const known = answers.filter(({ value }) => canBeLookedUp(value!)).length;
  const isDanger = isURL ? known > 0 : known > 1 && harm !== 'host or none';
  return { tone: isDanger ? 'danger' : 'warning', text, pane: 'readings', guide: guides.forgery };
}

/** Programs that refuse a URL, or that accept what is not one. */
function refusalFindings({ readings }: Difference, isURL: boolean): Finding[] {
  const { readers } = readings.find(({ value }) => value === (isURL ? 'failure' : 'success'))!;
  const programs = readers.filter((id) => findLiving(id)?.role !== 'standard');
  if (programs.length === 0) return [];
  const text = `Some programs ${isURL ? 'refuse' : 'accept'} it: ${namesOf(programs)}.`;
  return [{ tone: 'note', text: [text], pane: 'readings', guide: guides.comparing }];
}

const mostNames = 4;

/** The readers in words: those that most people run come first. */
function namesOf(ids: readonly string[]): string {
  const isSpecification = (id: string) => findLiving(id)?.role === 'standard' && id !== 'whatwg';
  const all = [...ids].sort(
    (a, b) =>
      Number(isSpecification(a)) - Number(isSpecification(b)) || Number(b === 'whatwg') - Number(a === 'whatwg'),
  );
  const shown = all
    .slice(0, mostNames)
    .map((id) => (id === 'whatwg' ? 'browsers, Node, Deno' : shortName(findLiving(id)!)));
  return all.length > mostNames ? `${shown.join(', ')} and ${all.length - mostNames} more` : shown.join(', ');
}
