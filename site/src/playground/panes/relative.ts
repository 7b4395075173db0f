import { parseReference, print, relativize, URLReference } from '@url/reference';
import { code, h, table } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';

/** What the operations of the algebraic model make of the input and the base. */
export function createPane(container: HTMLElement): Pane {
  const note = h('p', {}, 'Each operation uses the input and, if there is one, the base URL.');
  const result = h('div');
  container.append(note, result);
  return {
    update(page) {
      result.replaceChildren(table('Operations on references', ['operation', 'result', 'meaning'], rowsOf(page)));
    },
  };
}

function rowsOf({ analysis }: Page): (Node | string)[][] {
  const { input, base, href } = analysis;
  const from = base === '' ? null : base;
  return [
    ['resolve', attempt(() => new URLReference(input).resolve(from).href), 'The result of the standard’s parser.'],
    [
      'rebase',
      attempt(() => (from === null ? null : new URLReference(input).rebase(from).href)),
      'Where the reference leads from the base, which may itself be relative.',
    ],
    [
      'normalize',
      attempt(() => new URLReference(input).normalize().href),
      'The reference in its normal form, still relative if it was.',
    ],
    [
      'relativize',
      attempt(() => (from === null || href === null ? null : relativeTo(href, from))),
      'The shortest reference that leads from the base to the result.',
    ],
  ];
}

function relativeTo(href: string, from: string): string | null {
  const target = parseReference(href);
  const base = parseReference(from);
  const shortest = target && base && relativize(target, base);
  return shortest && print(shortest);
}

/** A result, or the sentence of the error. */
function attempt(operation: () => string | null): Node {
  try {
    const result = operation();
    return result === null ? h('span', { class: 'none' }, 'needs a base URL') : code(result);
  } catch (error) {
    return h('span', { class: 'bad' }, error instanceof Error ? error.message : String(error));
  }
}
