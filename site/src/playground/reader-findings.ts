import type { Difference } from '@url/compare';
import { compareReadings } from '@url/compare/internal';
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
  const { alarms, differences } = compareReadings(input, { base: base === '' ? null : base });
  if (alarms[0] === 'host') return [hostFinding(differences.find(({ subject }) => subject === 'host')!, url !== null)];
  const result = differences.find(({ subject }) => subject === 'result');
  return alarms[0] === 'refusal' && result !== undefined ? refusalFindings(result, url !== null) : [];
}

const heads: { readonly [harm: string]: string } = {
  'other host': 'Programs connect to different hosts: ',
  'name or address': 'Some programs connect to an address, others look up a name: ',
  'other name': 'Programs read different names, which lead to the same host: ',
  'host or none': 'Some programs find a host here, and others do not: ',
};

/** If the input is not a URL and programs do not contradict each other, the host is only a guess. */
function hostFinding({ harm, readings }: Difference, isURL: boolean): Finding {
  const answers = readings.filter(({ value }) => value);
  const text: Phrase[] = [heads[harm] ?? heads['other host']!];
  for (const [index, { value, readers }] of answers.entries()) {
    if (index > 0) text.push(index === answers.length - 1 ? ' and ' : ', ');
    text.push({ code: value! }, ` (${namesOf(readers)})`);
  }
  const none = readings.filter(({ value }) => !value).flatMap(({ readers }) => readers);
  text.push(none.length === 0 ? '.' : `. No host: ${namesOf(none)}.`);
  const tone = harm === 'host or none' && !isURL ? 'warning' : 'danger';
  return { tone, text, pane: 'readings', guide: guides.forgery };
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
