import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from 'parse5';

/** The attributes that contain an address. `<url-view href>` is an input to show, and stays. */
const attributes = ['href', 'src', 'playground', 'action'];
const isAddress = (element: string, attribute: string) => element !== 'url-view' || attribute === 'playground';

/** Calls the function that loads the search when the pointer or the focus reaches the search, in place of every page's first idle time. */
const whenReached = `(run=>{let isLoaded=false;const load=()=>{if(isLoaded)return;isLoaded=true;run().then(()=>this.querySelector("dialog[open] input")?.focus())};
this.addEventListener("pointerover",load);this.addEventListener("focusin",load)})(`;

/** Where the search of the documentation's theme loads its index from, what its results are relative to, and when it loads. */
const searchAddresses: readonly [pattern: RegExp, replacement: string][] = [
  [/(["'`])\/pagefind\/\1/g, 'new URL("../pagefind/",import.meta.url).pathname'],
  [/\bbaseUrl:(["'`])\/\1/g, 'baseUrl:new URL("../",import.meta.url).pathname'],
  [/\(window\.requestIdleCallback\|\|\(\w+=>setTimeout\(\w+,1\)\)\)\(/g, whenReached],
];

type Element = DefaultTreeAdapterMap['element'];

/** Every element of a tree, in the order of the document. */
export function* elementsIn(node: DefaultTreeAdapterMap['node']): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if (node.nodeName === 'template') yield* elementsIn((node as DefaultTreeAdapterMap['template']).content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

/** Whether an attribute is the address of a picture that other sites show with a link. They do not resolve relative addresses. */
const isPicture = (element: Element, attribute: string) =>
  attribute === 'content' && element.attrs.some(({ name, value }) => name === 'property' && value === 'og:image');

/** @returns an address that starts at the root of the site as an attribute of a page has it; `null` for another attribute */
function addressIn(element: Element, { name, value }: Element['attrs'][number], up: string, site: string | null) {
  if (!/^\/(?!\/)/.test(value)) return null;
  if (isPicture(element, name)) return site === null ? up + value : site + value.slice(1);
  return attributes.includes(name) && isAddress(element.tagName, name) ? up + value : null;
}

/**
 * @param html a page whose addresses start at the root of the site
 * @param file the page's place in the site, with "/" between folders
 * @param site the address of the site with "/" at its end; `null` if it is not known
 * @returns the page with addresses relative to itself, so that the site works under any path; pictures for other sites have whole addresses
 */
export function makeRelative(html: string, file: string, site: string | null): string {
  const document = parse(html);
  const up = posix.relative(dirname(file), '.') || '.';
  for (const element of elementsIn(document)) {
    // Code and tables that are wider than the page scroll, so the keyboard has to reach them.
    if (element.tagName === 'pre' || element.tagName === 'table') element.attrs.push({ name: 'tabindex', value: '0' });
    for (const attribute of element.attrs) attribute.value = addressIn(element, attribute, up, site) ?? attribute.value;
  }
  return serialize(document);
}

/**
 * Takes the list of scripts to preload from a dynamic import: the loader of that list needs `URL`, which the page must not rely on.
 * A list with styles stays.
 */
function withoutPreloads(script: string): string {
  return /"[^"]*\.css"/.test(script) ? script : script.replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
}

/** @returns a script in which the search finds its index from the script's own place; adds to `found` what it replaced */
function makeSearchRelative(script: string, found: Set<RegExp>): string {
  return searchAddresses.reduce((text, [pattern, replacement]) => {
    const changed = text.replace(pattern, replacement);
    if (changed !== text) found.add(pattern);
    return changed;
  }, script);
}

/**
 * @param site the address at which the site is published, with "/" at its end; `null` if it is not known
 * @returns an integration that makes every address of the built site relative
 */
export function relativeLinks(site: string | null): AstroIntegration {
  if (site !== null && !/^https?:\/\/.*\/$/.test(site))
    throw new Error(`SITE_ADDRESS has to be an http(s) URL that ends with "/", not ${site}`);
  return {
    name: 'relative-links',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const found = new Set<RegExp>();
        for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
          const file = name.split('\\').join('/');
          const isPage = file.endsWith('.html');
          if (!isPage && !/^assets\/.*\.js$/.test(file)) continue;
          const text = readFileSync(`${root}/${file}`, 'utf8');
          const changed = isPage ? makeRelative(text, file, site) : makeSearchRelative(withoutPreloads(text), found);
          if (changed !== text) writeFileSync(`${root}/${file}`, changed);
        }
        if (found.size < searchAddresses.length)
          throw new Error('The search of the theme has changed: see searchAddresses.');
        logger.info('All addresses are relative.');
      },
    },
  };
}
