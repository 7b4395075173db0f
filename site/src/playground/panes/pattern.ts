import { URLPattern } from '@url/pattern';
import { type GroupPlace, type GroupPlaces, locateGroups } from '@url/pattern/tools';
import { code, h, table, visible } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';

/** Matches every URL with a host. */
const firstPattern = ':protocol\\://*/:first?/*';

/** A URL pattern beside the URL, with its groups marked in both. */
export function createPane(container: HTMLElement): Pane {
  const field = h('input', { id: 'pattern', type: 'text', dir: 'ltr', spellcheck: 'false', autocapitalize: 'off' });
  const result = h('div', { id: 'pattern-result', 'aria-live': 'polite' });
  const help = h('a', { href: './api/url/pattern/' }, 'URLPattern');
  const label = h('label', { for: 'pattern' }, 'Pattern');
  container.append(
    h(
      'div',
      { class: 'field' },
      label,
      field,
      h('p', { class: 'muted' }, 'A string for ', help, '. Groups are “:name”, “*” and “(expression)”.'),
    ),
    result,
  );
  let current: Page | null = null;
  const show = () => {
    if (current !== null) result.replaceChildren(...renderMatch(field.value, current));
  };
  field.addEventListener('input', () => {
    current?.setPattern(field.value);
    show();
  });
  return {
    update(page) {
      if (current === null) field.value = page.pattern || firstPattern;
      current = page;
      show();
    },
  };
}

function renderMatch(text: string, { analysis: { href, base, baseURL } }: Page): HTMLElement[] {
  try {
    const pattern = base !== '' && baseURL !== null ? new URLPattern(text, base) : new URLPattern(text);
    if (href === null) return [h('p', {}, 'The pattern is valid. The input is not a URL, so it cannot match.')];
    const places = locateGroups(pattern, href);
    return places === null ? [noMatch(pattern, href)] : renderPlaces(text, places);
  } catch (error) {
    return [h('p', { class: 'bad' }, error instanceof Error ? error.message : String(error))];
  }
}

const components = ['protocol', 'username', 'password', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;

/** Which components do not match, each tried alone. */
function noMatch(pattern: URLPattern, href: string): HTMLElement {
  const whole = new URLPattern().exec(href)!;
  const different = components.filter(
    (name) => !new URLPattern({ [name]: pattern[name] }).test({ [name]: whole[name].input }),
  );
  const items = different.map((name) =>
    h('li', {}, h('strong', {}, name), ' ', code(whole[name].input), ' does not match ', code(pattern[name])),
  );
  return h('div', {}, h('p', { class: 'bad' }, 'No match.'), h('ul', {}, ...items));
}

function renderPlaces(text: string, { href, groups }: GroupPlaces): HTMLElement[] {
  const shown = groups.filter(({ patternStart }) => patternStart !== null);
  const rows = shown.map(({ component, name, value }) => [
    code(name),
    component,
    value === undefined ? 'left out' : code(value),
  ]);
  const inPattern = (group: GroupPlace) => [group.patternStart, group.patternEnd] as const;
  const inURL = (group: GroupPlace) => [group.start, group.end] as const;
  const lines = [
    h('p', { class: 'good' }, 'Match.'),
    h('p', { class: 'display', dir: 'ltr' }, ...markGroups(text, shown, inPattern)),
    h('p', { class: 'display', dir: 'ltr' }, ...markGroups(href, shown, inURL)),
  ];
  if (rows.length === 0) return lines;
  const element = table('Groups', ['group', 'component', 'value'], rows);
  for (const [index, row] of [...element.querySelectorAll('tbody tr')].entries())
    row.setAttribute('data-group', String(index));
  return [...lines, element];
}

/** A text in which each group is marked, by its number and a color. */
function markGroups(
  text: string,
  groups: readonly GroupPlace[],
  placeOf: (group: GroupPlace) => readonly [start: number | null, end: number | null],
): Node[] {
  const places = groups
    .map((group, index) => ({ index, name: group.name, start: placeOf(group)[0], end: placeOf(group)[1] }))
    .filter(
      (place): place is { index: number; name: string; start: number; end: number } =>
        place.start !== null && place.end !== null,
    )
    .sort((a, b) => a.start - b.start);
  const nodes: Node[] = [];
  let from = 0;
  for (const { index, name, start, end } of places) {
    if (start < from) continue;
    nodes.push(...visible(text.slice(from, start)));
    const attributes = { class: `group group-${index % 6}`, title: name, tabindex: '0', 'data-group': String(index) };
    nodes.push(h('mark', attributes, ...visible(text.slice(start, end))));
    from = end;
  }
  return [...nodes, ...visible(text.slice(from))];
}
