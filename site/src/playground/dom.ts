import { makeVisible } from './characters.ts';

type Attributes = { readonly [name: string]: string | boolean | null };

/**
 * @param tag the name of an element
 * @param attributes its attributes; `true` is the empty value, `null` and `false` leave the attribute out
 * @param children strings, which become text, and nodes
 * @returns the element
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/** @returns a string's text, left to right whatever it contains, with a symbol for each character that cannot be seen */
export function visible(text: string): Node[] {
  return makeVisible(text).flatMap((piece) =>
    piece.isSymbol ? [h('span', { class: 'symbol' }, piece.text)] : breakable(piece.text),
  );
}

/** A long text breaks between the pieces of a URL, not in the middle of a word. */
function breakable(text: string): Node[] {
  const pieces = text.match(/[\s\S]{8,}?[/&;,](?![/&;,])|[\s\S]+/g) ?? [];
  return pieces.flatMap((piece, index) => {
    const node = document.createTextNode(piece);
    return index === 0 ? [node] : [h('wbr'), node];
  });
}

/** More of a value than a person can look at. */
const longestValue = 2_000;

/**
 * @param text a value; `null` if it is absent
 * @returns the text in a monospaced font, isolated from the direction of the text around it; "none" for an absent value, "empty" for an
 *   empty one
 */
export function code(text: string | null): HTMLElement {
  if (text === null || text === '') return h('span', { class: 'none' }, text === null ? 'none' : 'empty');
  const element = h('bdi', { class: 'code', dir: 'ltr' }, ...visible(text.slice(0, longestValue)));
  if (text.length > longestValue)
    element.append(h('span', { class: 'none' }, ` … and ${(text.length - longestValue).toLocaleString('en')} more`));
  return element;
}

/** A table with a caption, column headers, and rows whose first cell is the row's header. The last cell of a shorter row spans the columns that are left. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly (Node | string)[])[],
): HTMLElement {
  const head = h('tr', {}, ...columns.map((column) => h('th', { scope: 'col' }, column)));
  const body = rows.map(([first, ...others]) => {
    const cells = others.map((cell, index) => {
      const isLast = index === others.length - 1;
      const span = isLast && others.length < columns.length - 1 ? String(columns.length - others.length) : null;
      // On a narrow screen a cell has its label beside it; the only value of a row needs none.
      const label = span === null && columns.length > 2 ? (columns[index + 1] ?? '') : null;
      return h('td', { 'data-label': label, colspan: span }, cell);
    });
    return h('tr', {}, h('th', { scope: 'row' }, first ?? ''), ...cells);
  });
  const element = h(
    'table',
    { class: 'grid' },
    h('caption', {}, caption),
    h('thead', {}, head),
    h('tbody', {}, ...body),
  );
  return element;
}

/** @returns a link to a section of the URL Standard */
export const link = (href: string, text: string): HTMLElement => h('a', { href, rel: 'noreferrer' }, text);

/** @returns the element of an id, which the page has to contain */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element with the id ${id}.`);
  return element as T;
}
