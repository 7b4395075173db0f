import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parse, serialize } from 'parse5';
import { elementsIn } from './relative-links.ts';

type Element = DefaultTreeAdapterMap['element'];

const stylesheet = 'assets/attributes.css';

/** A class for each style attribute of the pages. A policy allows style attributes only together with every inline style. */
type Classes = Map<string, string>;

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const attributeOf = (element: Element, name: string) => element.attrs.find((one) => one.name === name);

/** @returns whether the element had a style attribute */
function moveStyle(element: Element, classes: Classes): boolean {
  const style = attributeOf(element, 'style');
  if (style === undefined) return false;
  const name = classes.get(style.value) ?? `style-${classes.size}`;
  classes.set(style.value, name);
  element.attrs = element.attrs.filter((one) => one !== style);
  const own = attributeOf(element, 'class');
  if (own === undefined) element.attrs.push({ name: 'class', value: name });
  else own.value += ` ${name}`;
  return true;
}

/** Scripts that are not programs, such as JSON, need no hash. */
const isInline = (element: Element, tag: string) =>
  element.tagName === tag && attributeOf(element, 'src') === undefined && textOf(element) !== '';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(elements: readonly Element[]): string {
  const hashes = (tag: string) => [
    ...new Set(elements.filter((one) => isInline(one, tag)).map((one) => hashOf(textOf(one)))),
  ];
  return [
    "default-src 'none'",
    // The search of the documentation runs WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes('script')].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * @param text a page
 * @param file the page's place in the site, with "/" between folders
 * @param classes the classes of the pages so far, to which those of the page are added
 * @returns the page without style attributes, and with a policy that allows its own inline scripts and styles alone
 * @throws Error for an attribute that runs code, because no policy without 'unsafe-inline' allows it
 */
export function withPolicy(text: string, file: string, classes: Classes): string {
  const document = parse(text);
  const elements = [...elementsIn(document)];
  let hasStyles = false;
  for (const element of elements) {
    const handler = element.attrs.find(({ name }) => name.startsWith('on'));
    if (handler !== undefined)
      throw new Error(`${file}: <${element.tagName} ${handler.name}> runs code in an attribute`);
    if (moveStyle(element, classes)) hasStyles = true;
  }
  const head = elements.find(({ tagName }) => tagName === 'head')!;
  const up = posix.relative(dirname(file), '.');
  const href = posix.join(up === '' ? '.' : up, stylesheet);
  const add = (tag: string, attrs: Element['attrs'], isFirst: boolean) => {
    const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
    if (isFirst) defaultTreeAdapter.insertBefore(head, element, head.childNodes[0]!);
    else defaultTreeAdapter.appendChild(head, element);
  };
  if (hasStyles)
    add(
      'link',
      [
        { name: 'rel', value: 'stylesheet' },
        { name: 'href', value: href },
      ],
      false,
    );
  add(
    'meta',
    [
      { name: 'http-equiv', value: 'Content-Security-Policy' },
      { name: 'content', value: policyOf(elements) },
    ],
    true,
  );
  return serialize(document);
}

/** @returns an integration that gives each page of the built site a Content-Security-Policy. It runs after all that changes a page. */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const classes: Classes = new Map();
        const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
        for (const name of pages) {
          const file = name.split('\\').join('/');
          writeFileSync(`${root}/${file}`, withPolicy(readFileSync(`${root}/${file}`, 'utf8'), file, classes));
        }
        const rules = [...classes].map(([style, name]) => `.${name}{${style}}`);
        writeFileSync(`${root}/${stylesheet}`, `${rules.join('\n')}\n`);
      },
    },
  };
}
