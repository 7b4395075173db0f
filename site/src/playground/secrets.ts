import { redact } from '@url/redact';

/**
 * @param href a URL
 * @returns the names of its parameters whose values are secrets by their names, each once
 */
export function secretNamesIn(href: string): string[] {
  const parameters = href.match(/[?&;#][^?&;#]*/g) ?? [];
  const secrets = parameters.map((text) => text.slice(1)).filter((text) => redact(`?${text}`) !== `?${text}`);
  return [...new Set(secrets.map((text) => text.replace(/=.*/, '')))];
}
