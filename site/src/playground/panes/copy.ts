import { readWithBrowser } from '../browser.ts';
import { toBugReport, toCommand, toJSON, toTestRow, toTypeScript } from '../copy-as.ts';
import { h } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';

const forms: readonly { readonly id: string; readonly title: string; write(page: Page): string }[] = [
  { id: 'link', title: 'Link to this page and pane', write: (page) => page.address() },
  {
    id: 'embed',
    title: 'Verdict for an article',
    write: ({ embedAddress }) =>
      `<iframe src="${embedAddress()}" title="Verdict on a URL" width="100%" height="260"></iframe>`,
  },
  { id: 'typescript', title: 'TypeScript', write: ({ analysis }) => toTypeScript(analysis) },
  { id: 'command', title: 'Command', write: ({ analysis }) => toCommand(analysis) },
  { id: 'json', title: 'JSON', write: ({ analysis }) => toJSON(analysis) },
  { id: 'test-row', title: 'Row for urltestdata.json', write: ({ analysis }) => toTestRow(analysis) },
  {
    id: 'bug-report',
    title: 'Bug report',
    write: (page) =>
      toBugReport(page.analysis, readWithBrowser(page.analysis.input, page.analysis.base), page.address()),
  },
];

/** The rows of the fields that need few. */
const shortForms: { readonly [id: string]: string } = { link: '2', embed: '3', command: '2' };

/** Seven forms of the same input, each in a field that can be copied by a button or by hand. */
export function createPane(container: HTMLElement): Pane {
  const fields = forms.map(({ id, title, write }) => {
    const field = h('textarea', {
      id: `copy-${id}`,
      readonly: true,
      rows: shortForms[id] ?? '8',
    });
    const button = h('button', { type: 'button', class: 'copy button', 'aria-label': `Copy: ${title}` }, 'Copy');
    const label = h('label', { for: `copy-${id}` }, title);
    container.append(label, field, button);
    return { id, title, label, field, button, write };
  });
  let current: Page | null = null;
  for (const { title, field, button } of fields) {
    button.addEventListener('click', async () => {
      field.select();
      await navigator.clipboard?.writeText(field.value).catch(() => undefined);
      current?.announce(`Copied: ${title}.`);
    });
  }
  return {
    update(page) {
      current = page;
      for (const { id, label, field, write } of fields) {
        field.value = write(page);
        if (id === 'link') label.textContent = `Link to this page and its pane “${page.shownTitle}”`;
      }
    },
  };
}
