import type { Analysis } from '../analysis.ts';
import { facts, standardLink, type ValuedComponent, valuedComponents } from '../components.ts';
import { changeOf } from '../details.ts';
import { code, h, link, table } from '../dom.ts';
import type { Pane } from '../pane.ts';
import { readValue, sourceOf } from '../record-values.ts';

/** The components beside what the input contains of them, and the validation errors. */
export function createPane(container: HTMLElement): Pane {
  return {
    update({ analysis }) {
      container.replaceChildren(renderParts(analysis), renderErrors(analysis));
    },
  };
}

function renderParts(analysis: Analysis): HTMLElement {
  const { url } = analysis;
  const parts = valuedComponents.filter((component) => url !== null || sourceOf(analysis, component) !== null);
  if (parts.length === 0) return h('p', {}, 'The parser found no part before it failed.');
  const element = url === null ? beforeFailure(analysis, parts) : ofRecord(analysis, parts);
  element.id = 'parts';
  for (const [index, row] of [...element.querySelectorAll('tbody tr')].entries()) {
    row.setAttribute('data-component', parts[index]!);
  }
  return element;
}

const nameOf = (component: ValuedComponent) => h('span', { class: `swatch ${component}` }, facts[component].title);

const stateOf = (component: ValuedComponent) => link(standardLink(facts[component].state), facts[component].stateName);

function ofRecord(analysis: Analysis, parts: readonly ValuedComponent[]): HTMLElement {
  const rows = parts.map((component) => {
    const source = sourceOf(analysis, component);
    const value = readValue(analysis.url!, component);
    return [nameOf(component), code(value), code(source), changeOf(analysis, component), stateOf(component)];
  });
  return table('The parts of the URL', ['part', 'in the URL', 'in the input', 'what happened', 'standard'], rows);
}

function beforeFailure(analysis: Analysis, parts: readonly ValuedComponent[]): HTMLElement {
  const rows = parts.map((component) => [nameOf(component), code(sourceOf(analysis, component)), stateOf(component)]);
  return table('What the parser had read before it failed', ['part', 'in the input', 'standard'], rows);
}

/** The ids of the standard's validation errors are their names in lower case, except one. */
const anchorOf = (type: string) =>
  type === 'domain-to-ASCII' ? 'validation-error-domain-to-ascii' : type.toLowerCase();

/** The validation errors, each with its place, its meaning, and the standard's name for it. */
function renderErrors({ errors, errorCount, url }: Analysis): HTMLElement {
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
