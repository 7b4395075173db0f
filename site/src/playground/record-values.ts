import { serializeParsedHost } from '@url/host/internal';
import type { URLRecord } from '@url/record';
import type { Analysis } from './analysis.ts';
import type { ValuedComponent } from './components.ts';

/** @returns a component of a record as the URL contains it; `null` if it has none */
export function readValue(url: URLRecord, component: ValuedComponent): string | null {
  if (component === 'host') return url.host === null ? null : serializeParsedHost(url.host);
  if (component === 'port') return url.port === null ? null : String(url.port);
  if (component === 'username' || component === 'password') return url[component] === '' ? null : url[component];
  return url[component];
}

/** @returns what the input contains of a component; `null` if nothing */
export function sourceOf(
  { input, spans }: Pick<Analysis, 'input' | 'spans'>,
  component: ValuedComponent,
): string | null {
  const own = spans.filter((span) => span.component === component);
  return own.length === 0 ? null : own.map(({ start, end }) => input.slice(start, end)).join('');
}
