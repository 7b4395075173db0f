import { editQuery, type QueryPiece } from '@url/query';
import { code, h } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';

/** The pieces of the input's query. An edit changes only the bytes of its piece. */
export function createPane(container: HTMLElement): Pane {
  const list = h('div', { class: 'pieces' });
  const add = h('button', { type: 'button', class: 'button' }, 'Add a pair');
  container.append(list, add);
  let current: Page | null = null;
  add.addEventListener('click', () => {
    if (current === null) return;
    current.setInput(editQuery(current.analysis.input, { kind: 'url' }).append('name', 'value').toString());
    current.announce('Added a pair.');
  });
  return {
    update(page) {
      current = page;
      const focused = document.activeElement?.id;
      const pieces = editQuery(page.analysis.input, { kind: 'url' }).pieces();
      const note = h('p', {}, 'The input has no query.');
      list.replaceChildren(...(pieces.length === 0 ? [note] : [renderTable(page, pieces)]));
      if (focused !== undefined && /^query-/.test(focused)) document.getElementById(focused)?.focus();
    },
  };
}

function renderTable(page: Page, pieces: readonly QueryPiece[]): HTMLElement {
  const rows = pieces.slice(0, mostPieces).map((piece, index) => {
    const name = field(`query-name-${index}`, `Name of piece ${index + 1}`, piece.name);
    const value = field(`query-value-${index}`, `Value of piece ${index + 1}`, piece.value);
    const remove = h(
      'button',
      { type: 'button', class: 'button', 'aria-label': `Remove piece ${index + 1}` },
      'Remove',
    );
    const input = page.analysis.input;
    const replace = (raw: string) => page.setInput(input.slice(0, piece.start) + raw + input.slice(piece.end));
    name.addEventListener('change', () => replace(pairOf(name.value, piece.hasEquals ? piece.rawValue : null)));
    value.addEventListener('change', () => replace(pairOf(null, null, piece.rawName, value.value)));
    remove.addEventListener('click', () => {
      page.setInput(withoutPiece(input, pieces, index));
      page.announce(`Removed piece ${index + 1}.`);
    });
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, code(piece.raw)),
      h('td', {}, name),
      h('td', {}, value),
      h('td', {}, remove),
    );
  });
  const columns = ['raw', 'name', 'value', 'edit'].map((title) => h('th', { scope: 'col' }, title));
  const body = [
    h(
      'caption',
      {},
      pieces.length > mostPieces
        ? `Pieces of the query: the first ${mostPieces} of ${pieces.length}`
        : 'Pieces of the query',
    ),
    h('thead', {}, h('tr', {}, ...columns)),
    h('tbody', {}, ...rows),
  ];
  return h('table', { class: 'grid' }, ...body);
}

/** More pieces than anybody edits. */
const mostPieces = 200;

const field = (id: string, label: string, value: string) => {
  const element = h('input', { id, type: 'text', 'aria-label': label, dir: 'auto', spellcheck: 'false' });
  element.value = value;
  return element;
};

/** One pair as `@url/query` writes it: a new name before bytes that stay, or a new value after them. */
function pairOf(name: string | null, rawValue: string | null, rawName = '', value = ''): string {
  if (name === null) return `${rawName}=${editQuery('').append('', value).toString().slice(1)}`;
  const encoded = editQuery('').append(name, null).toString();
  return rawValue === null ? encoded : `${encoded}=${rawValue}`;
}

/** Removes a piece and the separator before it, or after the first piece. Removing the only piece also removes "?". */
function withoutPiece(input: string, pieces: readonly QueryPiece[], index: number): string {
  const { start, end } = pieces[index]!;
  const isFirst = index === 0;
  const isOnly = pieces.length === 1;
  return input.slice(0, isFirst && !isOnly ? start : start - 1) + input.slice(isFirst && !isOnly ? end + 1 : end);
}
