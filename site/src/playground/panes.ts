import type { PaneModule } from './pane.ts';
import { paneTitles } from './pane-titles.ts';

type Loaders = { readonly [id in keyof typeof paneTitles]: () => Promise<PaneModule> };

/** How each pane is loaded. A bundler makes a file of each. */
const loaders: Loaders = {
  parts: () => import('./panes/parts.ts'),
  readings: () => import('./panes/readings.ts'),
  host: () => import('./panes/host.ts'),
  query: () => import('./panes/query.ts'),
  steps: () => import('./panes/steps.ts'),
  pattern: () => import('./panes/pattern.ts'),
  relative: () => import('./panes/relative.ts'),
  copy: () => import('./panes/copy.ts'),
};

/** The panes in the order of the tabs. */
export const panes: { readonly [id: string]: { readonly title: string; load(): Promise<PaneModule> } } =
  Object.fromEntries(
    Object.entries(loaders).map(([id, load]) => [id, { title: paneTitles[id as keyof Loaders], load }]),
  );

export const firstPane = 'parts';
