import { isSpecial } from '@url/record';
import type { Analysis } from './analysis.ts';
import { facts, standardLink, type ValuedComponent, valuedComponents } from './components.ts';
import { code, h, link } from './dom.ts';
import { explainChange } from './explanations.ts';
import { readValue, sourceOf } from './record-values.ts';
import { longestDisplay } from './spans.ts';

/** @returns what became of a component on its way into the URL, in a few words; empty if there is nothing to say */
export function changeOf(analysis: Analysis, component: ValuedComponent): string {
  const source = sourceOf(analysis, component);
  const value = readValue(analysis.url!, component);
  const isMissing = value === null || value === '';
  if (source === null)
    return isMissing ? '' : isFromBase(analysis, component) ? 'from the base' : 'added by the parser';
  if (isCut(analysis, component)) return 'too long to show';
  if (source === value) return 'unchanged';
  if (isMissing) return 'dropped';
  if (source.toLowerCase() === value) return 'lowercased';
  return percentChange(value, source) ?? 'normalized';
}

/** Whether a component that the input lacks is the base's: a URL with its own authority inherits only the scheme. */
function isFromBase(analysis: Analysis, component: ValuedComponent): boolean {
  const { baseURL, input } = analysis;
  const url = analysis.url!;
  if (baseURL === null || baseURL.scheme !== url.scheme) return false;
  if (component === 'scheme') return true;
  const authority = isSpecial(url) ? /^[\0- ]*(?:[^/\\?#]*:)?\s*[/\\]\s*[/\\]/ : /^[\0- ]*(?:[^/?#]*:)?\s*\/\s*\//;
  return !authority.test(input) && sourceOf(analysis, 'host') === null;
}

/** Whether the display ends in the component. */
const isCut = ({ input, spans }: Analysis, component: ValuedComponent) =>
  input.length > longestDisplay && spans[spans.length - 2]?.component === component;

/** `null` if more than percent-encoding differs. */
function percentChange(value: string, source: string): string | null {
  try {
    if (decodeURIComponent(value) !== decodeURIComponent(source)) return null;
  } catch {
    return null;
  }
  const difference = value.split('%').length - source.split('%').length;
  return difference === 0 ? null : difference > 0 ? 'percent-encoded' : 'percent-decoded';
}

/** @returns the component to explain first: the first of the input that the parser changes; `null` if it changes none */
export function firstChanged(analysis: Analysis): ValuedComponent | null {
  if (analysis.url === null) return null;
  const isChanged = (component: ValuedComponent) =>
    sourceOf(analysis, component) !== null && changeOf(analysis, component) !== 'unchanged';
  return valuedComponents.find(isChanged) ?? null;
}

/**
 * What hovering or focusing a part shows: its value, the standard's sections, and, if the parser changes it, how it is encoded. A part that is
 * neither in the input nor in the URL has nothing to show.
 */
export function renderDetail(analysis: Analysis, component: ValuedComponent): Node[] {
  const { title, definition, state, stateName } = facts[component];
  const source = sourceOf(analysis, component);
  const { url } = analysis;
  const value = url && readValue(url, component);
  if (source === null && value === null) return [];
  const change = url === null ? 'unchanged' : changeOf(analysis, component);
  const line = h('p', {}, h('strong', { class: `swatch ${component}` }, title), ' ', code(source));
  if (change !== 'unchanged') line.append(' → ', code(value), ` ${change}`);
  const standard = [link(standardLink(definition), 'definition'), ' · ', link(standardLink(state), stateName)];
  const isOfParser = !['unchanged', 'from the base', 'too long to show'].includes(change);
  const explanation = url !== null && isOfParser ? explainChange(component, source ?? '', value ?? '', url) : '';
  return [line, h('p', { class: 'muted' }, explanation === '' ? '' : `${explanation} `, ...standard)];
}
