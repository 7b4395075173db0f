import { type Comparison, compare, type Dialect, type Difference, dialects, type Reading } from '@url/dialects/compare';
import { recordedInputs, recordedPrograms, recordedReaders } from '@url/dialects/recordings';
import { hasNativeURL, readWithBrowser } from '../browser.ts';
import { code, h } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';

/** The visitor's own browser, as one more reader. */
const browser: Dialect = {
  id: 'this browser',
  title: 'The browser that shows this page',
  year: new Date().getFullYear(),
  source: '',
  read(input, base): Reading {
    const { url } = readWithBrowser(input, base ?? '');
    if (url === null) {
      return { ok: false, error: { type: 'failure', message: 'The browser throws a TypeError.' }, notes: [] };
    }
    const components = {
      scheme: url.protocol.slice(0, -1),
      username: url.username === '' ? null : url.username,
      password: url.password === '' ? null : url.password,
      host: url.hostname,
      port: url.port === '' ? null : url.port,
      path: url.pathname,
      query: url.search === '' ? null : url.search.slice(1),
      fragment: url.hash === '' ? null : url.hash.slice(1),
    };
    return { ok: true, href: url.href, components, notes: [] };
  },
};

const specifications: readonly Dialect[] = hasNativeURL ? [...dialects, browser] : dialects;

const harms: { readonly [harm in Difference['harm']]: string } = {
  'other host': 'Two readers would connect to different hosts',
  'name or address': 'A name for one reader is an address for another',
  'host or none': 'One reader finds a host, another finds none',
  refusal: 'One reader refuses what another would connect to',
  scheme: 'The schemes differ',
  credentials: 'The credentials differ',
  port: 'The ports differ',
  path: 'The paths differ',
  query: 'The queries differ',
  fragment: 'The fragments differ',
  result: 'One reader refuses what another reads',
  spelling: 'The spelling differs, and not what it means',
};

/** How specifications, programs and the visitor's browser read the input: what differs first, ranked by what it lets happen. */
export function createPane(container: HTMLElement): Pane {
  const choice = chooseRecorded((input) => current?.setInput(input, ''));
  const result = h('div');
  container.append(choice, result);
  let current: Page | null = null;
  return {
    update(page) {
      current = page;
      const { input, base } = page.analysis;
      // Programs were asked for strings alone, and not for all of them.
      const programs = base === '' ? recordedReaders(input) : [];
      const readers = [...specifications, ...programs];
      const comparison = compare(input, { base: base === '' ? null : base, dialects: readers });
      const note = programs.length > 0 ? '' : `No program was asked this ${base === '' ? 'string' : 'base'}.`;
      result.replaceChildren(
        renderDifferences(comparison),
        renderTable(comparison),
        renderReaders(readers),
        h('p', {}, note),
      );
    },
  };
}

/** The strings that programs were asked, by what can go wrong with them. */
function chooseRecorded(choose: (input: string) => void): HTMLElement {
  const select = h('select', { id: 'recorded' }, h('option', { value: '' }, 'Choose a string …'));
  for (const [name, inputs] of Object.entries(recordedInputs())) {
    const options = inputs.map((input) => h('option', { value: input }, JSON.stringify(input)));
    select.append(h('optgroup', { label: name }, ...options));
  }
  select.addEventListener('change', () => choose(select.value));
  const label = h('label', { for: 'recorded' }, `Strings that ${recordedPrograms.length} programs were asked`);
  return h('div', { class: 'field' }, label, select);
}

function renderDifferences({ differences }: Comparison): HTMLElement {
  if (differences.length === 0) return h('p', { class: 'good' }, 'All readers agree.');
  const items = differences.map(({ harm, subject, readings, rules }) => {
    const values = readings.map(({ value, dialects: ids }) => h('li', {}, code(value), ` ${ids.join(', ')}`));
    const sentences = rules.map((rule) => h('p', {}, rule));
    return h('li', {}, h('strong', {}, `${harms[harm]} (${subject}).`), ...sentences, h('ul', {}, ...values));
  });
  return h('ol', { id: 'differences' }, ...items);
}

/** A row for each component, those that differ first; a column for each reader. */
function renderTable({ table, readings, differences }: Comparison): HTMLElement {
  const ranks = new Map(differences.map(({ subject }, index) => [subject as string, index]));
  const rank = (component: string) => ranks.get(component) ?? differences.length;
  const rows = [...table].sort((a, b) => rank(a.component) - rank(b.component));
  const head = h(
    'tr',
    {},
    h('th', { scope: 'col' }, 'part'),
    ...readings.map(({ id }) => h('th', { scope: 'col' }, id)),
  );
  const body = rows.map(({ component, values, agrees }) => {
    const cells = readings.map(({ id, reading }) => {
      const value = values.find((one) => one.id === id);
      return h('td', {}, value === undefined ? refusal(reading) : code(value.value));
    });
    return h('tr', { class: agrees ? null : 'differs' }, h('th', { scope: 'row' }, component), ...cells);
  });
  const caption = 'What each reader finds';
  const element = h(
    'table',
    { id: 'readings' },
    h('caption', {}, caption),
    h('thead', {}, head),
    h('tbody', {}, ...body),
  );
  return h('div', { class: 'scrolls', tabindex: '0', role: 'region', 'aria-label': caption }, element);
}

const refusal = (reading: Reading): HTMLElement =>
  h('span', { class: 'bad', title: reading.ok ? null : reading.error.message }, 'refused');

function renderReaders(readers: readonly Dialect[]): HTMLElement {
  const items = readers.map(({ id, title, year, source }) =>
    h('li', {}, h('strong', {}, id), `: ${source === '' ? title : `${title}, ${year}`}`),
  );
  return h('details', {}, h('summary', {}, 'The readers'), h('ul', {}, ...items));
}
