import { serializeHost } from '@url/host';
import type { URLRecord } from '@url/record';
import { type Analysis, type ValuedComponent, valuedComponents } from './analysis.ts';
import { facts, standardLink } from './components.ts';
import { code, h, link, table } from './dom.ts';

/** @returns a component of a record as the URL contains it; `null` if it has none */
export function readValue(url: URLRecord, component: ValuedComponent): string | null {
  if (component === 'host') return url.host === null ? null : serializeHost(url.host);
  if (component === 'port') return url.port === null ? null : String(url.port);
  return url[component];
}

/** @returns what the input contains of a component; `null` if nothing */
export function sourceOf({ input, spans }: Analysis, component: ValuedComponent): string | null {
  const own = spans.filter((span) => span.component === component);
  return own.length === 0 ? null : own.map(({ start, end }) => input.slice(start, end)).join('');
}

/** What became of a component on its way into the URL, as a sentence. */
function changeOf(source: string | null, value: string | null, isFromBase: boolean): string {
  const isMissing = value === null || value === '';
  if (source === null && isMissing) return 'None.';
  if (source === null) return isFromBase ? 'From the base.' : 'Added by the parser.';
  if (source === value) return 'Unchanged.';
  if (isMissing) return 'Dropped.';
  if (source.toLowerCase() === value) return 'Lowercased.';
  if (decodesTo(value, source)) return 'Percent-encoded.';
  return 'Normalized.';
}

function decodesTo(encoded: string, source: string): boolean {
  try {
    return decodeURIComponent(encoded) === decodeURIComponent(source);
  } catch {
    return false;
  }
}

/** What hovering or focusing a part shows: its value, how it is encoded, and the standard's section. */
export function renderDetail(analysis: Analysis, component: ValuedComponent): Node[] {
  const { title, definition, state, stateName, encoding } = facts[component];
  const source = sourceOf(analysis, component);
  const nodes: Node[] = [h('h3', {}, title), h('p', {}, 'In the input: ', code(source))];
  if (analysis.url !== null) {
    const value = readValue(analysis.url, component);
    nodes.push(h('p', {}, 'In the URL: ', code(value), ` ${changeOf(source, value, analysis.baseURL !== null)}`));
  }
  nodes.push(
    h(
      'p',
      {},
      `${encoding} `,
      link(standardLink(definition), `The ${title}`),
      ' and ',
      link(standardLink(state), `the ${stateName}`),
      ' in the standard.',
    ),
  );
  return nodes;
}

/** The record's components beside what the input contains of them. */
export function renderParts(analysis: Analysis): HTMLElement {
  const { url, baseURL } = analysis;
  const rows = valuedComponents.map((component) => {
    const source = sourceOf(analysis, component);
    const value = url && readValue(url, component);
    const name = h('span', { class: `swatch ${component}` }, facts[component].title);
    return [
      name,
      code(source),
      code(value),
      url === null ? '' : changeOf(source, value, baseURL !== null),
      link(standardLink(facts[component].state), facts[component].stateName),
    ];
  });
  return table('The parts of the URL', ['part', 'in the input', 'in the URL', 'what happened', 'standard'], rows);
}

/** The ids of the standard's validation errors are their names in lower case, but for one. */
const anchorOf = (type: string) =>
  type === 'domain-to-ASCII' ? 'validation-error-domain-to-ascii' : type.toLowerCase();

/** The validation errors, each with its place, its meaning, and the standard's name for it. */
export function renderErrors(analysis: Analysis): HTMLElement {
  if (analysis.errors.length === 0) {
    return h(
      'p',
      { class: 'good' },
      analysis.url === null ? 'There is no base that can be used.' : 'No validation errors.',
    );
  }
  const shown = analysis.errors.slice(0, 100).map((error) => {
    const place = error.start === error.end ? `at ${error.start}` : `${error.start} to ${error.end}`;
    const sentence = error.consequence === null ? error.problem : `${error.problem}; ${error.consequence}`;
    return [place, sentence, link(standardLink(anchorOf(error.type)), error.type)];
  });
  const caption = `Validation errors: ${analysis.errors.length}${analysis.errors.length > 100 ? ', of which the first 100' : ''}`;
  return table(caption, ['code units', 'what is wrong', 'name'], shown);
}
