import type { BrowserReading } from './copy-as.ts';

/** The result of a browser's class, if it has one. */
export interface NativeReading extends BrowserReading {
  readonly url: URL | null;
}

/** The browser's class when the page was loaded; `undefined` if there is none. */
const NativeURL = globalThis.URL as typeof URL | undefined;

/** @returns the browser's name and version in a few words, from what it says of itself */
export function browserName(): string {
  const agent = navigator.userAgent;
  const match = /(Firefox|Edg|OPR|Chrome|Version)\/(\d+)/.exec(agent);
  if (match === null) return 'this browser';
  const names: { readonly [token: string]: string } = { Edg: 'Edge', OPR: 'Opera', Version: 'Safari or WebKit' };
  return `${names[match[1]!] ?? match[1]} ${match[2]}`;
}

/** @returns the result of the browser's own `URL`; its name says so if the browser has none */
export function readWithBrowser(input: string, base: string): NativeReading {
  if (typeof NativeURL !== 'function') return { name: `${browserName()} (without URL)`, href: null, url: null };
  try {
    const url = new NativeURL(input, base === '' ? undefined : base);
    return { name: browserName(), href: url.href, url };
  } catch {
    return { name: browserName(), href: null, url: null };
  }
}

/** Whether the browser has a `URL` to compare with. */
export const hasNativeURL = typeof NativeURL === 'function';
