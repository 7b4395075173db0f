// The panes that do not need the places of errors, in a program of its own: light-panes.test.ts bundles it with the condition `engine-url` and without it.
import { parseURL } from '@url/parser';
import { serializeURL } from '@url/serializer';
import type { Page } from '../src/playground/pane.ts';
import { createPane as createHostPane } from '../src/playground/panes/host.ts';
import { createPane as createPatternPane } from '../src/playground/panes/pattern.ts';
import { createPane as createQueryPane } from '../src/playground/panes/query.ts';

/** Returns the HTML that the panes show for an input. */
export function show(input: string, pattern: string): string[] {
  const url = parseURL(input);
  const analysis = { input, url, href: serializeURL(url), base: '', baseURL: null, spans: [] };
  return [createHostPane, createPatternPane, createQueryPane].map((createPane) => {
    const container = document.createElement('div');
    createPane(container).update({ analysis, pattern } as unknown as Page);
    return container.innerHTML;
  });
}
