import {
  type Comparison,
  compare,
  compareFilterAndClient,
  type Difference,
  defaultReaders,
  type HostDescription,
  type Reader,
} from '@url/compare';
import { recordedInputs, recordedReaders } from '@url/compare/recordings';
import { hasNativeURL } from '../browser.ts';
import { code, h } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';
import { browser, findLiving, longestCompared, longName, shortName } from '../readers.ts';

const harms: { readonly [harm in Difference['harm']]: string } = {
  'other host': 'Different hosts',
  'name or address': 'A name for some, an address for others',
  'other name': 'Different names, which lead to the same host',
  'host or none': 'A host for some, none for others',
  refusal: 'Refused by some',
  scheme: 'Different schemes',
  credentials: 'Different credentials',
  port: 'Different ports',
  path: 'Different paths',
  query: 'Different queries',
  fragment: 'Different fragments',
  'no server': 'A host for some, though the scheme has no servers',
  result: 'Refused by some',
  specification: 'Only drafts differ',
  spelling: 'Different spelling, one meaning',
};

/** Every reader of any string, with the visitor's browser if it has `URL`. */
const allReaders: readonly Reader[] = hasNativeURL ? [...defaultReaders, browser] : defaultReaders;

/** How specifications, programs and the visitor's browser read the input: one answer a row, the worst difference first. */
export function createPane(container: HTMLElement): Pane {
  const result = h('div', { id: 'readings' });
  const pair = createPair(() => current);
  const recorded = chooseRecorded((input) => current?.setInput(input, ''));
  container.append(result, pair.element, recorded);
  let current: Page | null = null;
  return {
    update(page) {
      current = page;
      const { input } = page.analysis;
      pair.update();
      if (input.length > longestCompared) {
        const most = longestCompared.toLocaleString('en');
        result.replaceChildren(
          h('p', {}, `The page compares inputs of up to ${most} code units. Use the command for longer ones.`),
        );
        return;
      }
      result.replaceChildren(...renderComparison(page));
    },
  };
}

function renderComparison({ analysis }: Page): HTMLElement[] {
  const { input } = analysis;
  const base = analysis.base === '' ? null : analysis.base;
  // A recording adds versions of programs. It is of a string without a base.
  const recorded = base === null ? recordedReaders(input) : [];
  const compared = [...allReaders, ...recorded];
  const comparison = compare(input, { base, readers: compared });
  const nameOf = (id: string) => longName(compared.find((reader) => reader.id === id)!);
  if (comparison.differences.length === 0) return [renderAgreement(comparison)];
  return comparison.differences.map((difference, index) =>
    renderDifference(difference, comparison.differences.slice(0, index), nameOf),
  );
}

function renderAgreement({ readings }: Comparison): HTMLElement {
  const isRead = readings.some(({ reading }) => reading.ok);
  return h(
    'p',
    { class: 'good' },
    isRead ? `All ${readings.length} readers agree.` : `All ${readings.length} readers refuse it.`,
  );
}

/** A difference as a list of answers, each with the readers that give it. */
function renderDifference(
  { harm, subject, readings, rules }: Difference,
  earlier: readonly Difference[],
  nameOf: (id: string) => string,
): HTMLElement {
  const answers = readings.map(({ value, readers, host }) =>
    h(
      'li',
      { class: 'answer' },
      h(
        'div',
        { class: 'value' },
        subject === 'result' ? (value === 'success' ? 'accepted' : 'refused') : code(value),
        kindOf(host),
      ),
      h('div', { class: 'who' }, ...whoOf(readers, nameOf)),
    ),
  );
  const isSaid = earlier.some((other) => rules.every((rule) => other.rules.includes(rule)));
  const why = subject === 'result' ? reasonsOf(rules, nameOf) : isSaid ? [] : rules.map((rule) => h('p', {}, rule));
  // The other headings name their subject.
  const isUnnamed = harm === 'specification' || harm === 'spelling';
  const head = h('h2', {}, harms[harm], isUnnamed ? h('span', { class: 'muted' }, `: ${subject}`) : '');
  return h(
    'section',
    { class: 'difference', 'data-harm': harm },
    head,
    h('ul', { class: 'answers' }, ...answers),
    ...why,
  );
}

/** The names of the readers, each of them once. */
function namesOf(ids: readonly string[], nameOf: (id: string) => string): string {
  return [...new Set(ids.map(nameOf))].join(' · ');
}

/** Programs and the URL Standard first, then the RFCs. */
function whoOf(ids: readonly string[], nameOf: (id: string) => string): HTMLElement[] {
  const isSpecification = (id: string) => id !== 'whatwg' && findLiving(id)?.role === 'standard';
  const programs = [
    ...ids.filter((id) => id === 'whatwg'),
    ...ids.filter((id) => id !== 'whatwg' && !isSpecification(id)),
  ];
  const lists = [
    h('div', {}, namesOf(programs, nameOf)),
    h('div', { class: 'muted' }, namesOf(ids.filter(isSpecification), nameOf)),
  ];
  return lists.filter(({ textContent }) => textContent !== '');
}

/** The reasons of those that refuse; "id, id: reason" has the names of people. */
function reasonsOf(rules: readonly string[], nameOf: (id: string) => string): HTMLElement[] {
  const items = rules.map((rule) => {
    const [, ids, reason] = /^([^:]*): (.*)$/s.exec(rule) ?? ['', '', rule];
    return h(
      'li',
      {},
      h(
        'strong',
        {},
        namesOf(
          (ids ?? '').split(', ').filter((id) => id !== ''),
          nameOf,
        ),
      ),
      `: ${reason}`,
    );
  });
  return [h('details', {}, h('summary', {}, 'Why they refuse it'), h('ul', {}, ...items))];
}

function kindOf(host: HostDescription | undefined): string {
  if (host === undefined) return '';
  const kind = host.type.startsWith('IP') ? ` ${host.type}` : '';
  const address = host.type === 'name' && host.address !== null ? ` resolves to ${host.address}` : '';
  return `${kind}${address}${host.reach === null ? '' : `, ${host.reach}`}`;
}

/** Two pickers: a program that filters URLs, and one that connects to what the first lets pass. */
function createPair(current: () => Page | null): { readonly element: HTMLElement; update(): void } {
  const filter = choose('filter', defaultReaders, 'python-urllib');
  const client = choose('client', defaultReaders, 'whatwg');
  const allow = h('input', { id: 'allow', type: 'text', dir: 'ltr', spellcheck: 'false', placeholder: 'every host' });
  const answer = h('p', { id: 'pair', 'aria-live': 'polite' });
  const update = () => {
    const page = current();
    if (page === null || page.analysis.input.length > longestCompared) return;
    const { input, base } = page.analysis;
    const hosts = allow.value.split(/[\s,]+/).filter((host) => host !== '');
    const options = { filter: filter.value, client: client.value, base: base === '' ? null : base };
    const result = compareFilterAndClient(input, hosts.length === 0 ? options : { ...options, allow: hosts });
    const rename = (text: string) =>
      text
        .split(result.filter.id)
        .join(shortName(findLiving(result.filter.id)!))
        .split(result.client.id)
        .join(shortName(findLiving(result.client.id)!));
    answer.textContent = input === '' ? '' : rename(result.sentence);
    answer.className = result.harm === 'other host' ? 'bad' : '';
  };
  for (const field of [filter, client, allow]) field.addEventListener('input', update);
  const fields = h(
    'div',
    { class: 'fields' },
    labelled('filter', 'A program checks the URL', filter),
    labelled('allow', 'lets these hosts pass', allow),
    labelled('client', 'another program connects', client),
  );
  const element = h('section', { class: 'pair' }, h('h2', {}, 'Filter and client'), fields, answer);
  return { element, update };
}

const labelled = (id: string, text: string, field: HTMLElement) =>
  h('div', { class: 'field' }, h('label', { for: id }, text), field);

function choose(id: string, readers: readonly Reader[], chosen: string): HTMLSelectElement {
  const options = readers.map((reader) =>
    h('option', { value: reader.id, selected: reader.id === chosen }, shortName(reader)),
  );
  return h('select', { id }, ...options);
}

/** The strings that programs were asked, by what can go wrong with them. */
function chooseRecorded(pick: (input: string) => void): HTMLElement {
  const select = h('select', { id: 'recorded' }, h('option', { value: '' }, 'Choose a string …'));
  for (const [name, inputs] of Object.entries(recordedInputs())) {
    const options = inputs.map((input) => h('option', { value: input }, JSON.stringify(input).slice(0, 80)));
    select.append(h('optgroup', { label: name }, ...options));
  }
  select.addEventListener('change', () => pick(select.value));
  const summary = h('summary', {}, 'Strings that programs were asked, with their recorded answers');
  return h('details', { class: 'recorded' }, summary, labelled('recorded', 'A string', select));
}
