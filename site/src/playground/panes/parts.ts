import { isRelativeReference } from '../advice.ts';
import type { Analysis } from '../analysis.ts';
import { facts, sectionSign, standardLink, type ValuedComponent, valuedComponents } from '../components.ts';
import { changeOf } from '../details.ts';
import { code, h, link, table } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';
import { readValue, sourceOf } from '../record-values.ts';

/** The components beside what the input contains of them, and the validation errors. */
export function createPane(container: HTMLElement): Pane {
  return {
    update(page) {
      container.replaceChildren(renderParts(page), renderErrors(page.analysis));
    },
  };
}

function renderParts(page: Page): HTMLElement {
  const { analysis, site } = page;
  const { url } = analysis;
  const hasValue = (component: ValuedComponent) => url !== null && readValue(url, component) !== null;
  const parts = valuedComponents.filter((component) => sourceOf(analysis, component) !== null || hasValue(component));
  const absent = valuedComponents.filter((component) => !parts.includes(component));
  if (isRelativeReference(analysis))
    return h('p', {}, 'A relative reference has parts when it has a base URL. The pane Relative shows it without one.');
  if (parts.length === 0) return h('p', {}, 'The parser found no part before it failed.');
  const rows = parts.flatMap((component) => [
    { component, cells: url === null ? cellsBeforeFailure(analysis, component) : cellsOf(analysis, component) },
    ...(component === 'host' && site !== null ? [{ component, cells: ['site', code(site.domain)] }] : []),
  ]);
  const caption = url === null ? 'What the parser had read before it failed' : 'The parts of the URL';
  const isChanged = rows.some(({ cells }) => cells.length > 2);
  const columns = [
    'part',
    ...(url === null ? [] : ['in the URL']),
    ...(url === null || isChanged ? ['in the input'] : []),
  ];
  const element = table(
    caption,
    columns,
    rows.map(({ cells }) => cells),
  );
  element.id = 'parts';
  for (const [index, row] of [...element.querySelectorAll('tbody tr')].entries())
    row.setAttribute('data-component', rows[index]!.component);
  const rest = `No ${absent.map((component) => facts[component].title).join(', no ')}.`;
  return h('div', {}, element, url === null || absent.length === 0 ? '' : h('p', { class: 'muted absent' }, rest));
}

function nameOf(component: ValuedComponent): HTMLElement {
  const { title, state, stateName } = facts[component];
  return h(
    'span',
    { class: 'kept' },
    h('span', { class: `swatch ${component}` }, title),
    ' ',
    sectionSign(state, stateName),
  );
}

/** A value that the parser does not change has one cell. */
function cellsOf(analysis: Analysis, component: ValuedComponent): HTMLElement[] {
  const value = code(readValue(analysis.url!, component));
  const change = changeOf(analysis, component);
  if (change === 'unchanged') return [nameOf(component), value];
  const source = sourceOf(analysis, component);
  const note = h('span', { class: 'muted' }, change);
  return [nameOf(component), value, source === null ? note : h('span', {}, code(source), ' ', note)];
}

const cellsBeforeFailure = (analysis: Analysis, component: ValuedComponent) => [
  nameOf(component),
  code(sourceOf(analysis, component)),
];

/** The ids of the standard's validation errors are their names in lower case, except one. */
const anchorOf = (type: string) =>
  type === 'domain-to-ASCII' ? 'validation-error-domain-to-ascii' : type.toLowerCase();

/** The validation errors, each with its place, its meaning, and the standard's name for it. */
function renderErrors(analysis: Analysis): HTMLElement {
  const { errors, errorCount, url } = analysis;
  if (isRelativeReference(analysis)) return h('p', {}, '');
  if (errors.length === 0)
    return h(
      'p',
      { class: url === null ? 'bad' : 'good' },
      url === null ? 'The base is not a URL.' : 'No validation errors.',
    );
  const rows = errors.map(({ start, end, consequence, problem, type }) => {
    const place = start === end ? `at ${start}` : `${start} to ${end}`;
    // Nothing comes of an error in what is not a URL.
    const text = consequence === null || url === null ? problem : `${problem}; ${consequence}`;
    return [place, text, link(standardLink(anchorOf(type)), type)];
  });
  const count =
    errorCount > errors.length ? `${errorCount.toLocaleString('en')}, the first ${errors.length} here` : errorCount;
  const element = table(`Validation errors: ${count}`, ['code units', 'what is wrong', 'name'], rows);
  for (const [index, row] of [...element.querySelectorAll('tbody tr')].entries())
    row.setAttribute('data-error', String(index));
  return element;
}
