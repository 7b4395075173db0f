// How pages in jsdom use URLs: links, location, history, documents, requests of data: URLs, and classes in two windows.
import { once } from 'node:events';
import { componentNames } from '../components.ts';
import { words } from '../words.ts';
import { answers, print, requireFromProject, setters, urls } from './answers.ts';

// biome-ignore lint/suspicious/noExplicitAny: the project does not include types of the DOM.
type Page = any;

const { JSDOM, VirtualConsole } = requireFromProject('jsdom');
const open = (html: string | Uint8Array, options: object = {}): Page =>
  new JSDOM(html, { url: 'https://example.org/a/b?c#d', virtualConsole: new VirtualConsole(), ...options });

const partsOf = (object: object): unknown[] =>
  answers([...componentNames, 'origin'], (name) => Reflect.get(object, name));

function links(): unknown[] {
  const { document } = open('<base><a>').window;
  const [base, link] = [document.querySelector('base')!, document.querySelector('a')];
  return answers(urls, (row) => {
    base.setAttribute('href', row.base ?? 'about:blank');
    link.setAttribute('href', row.input);
    return [document.baseURI, ...partsOf(link)];
  });
}

function linkSetters(name: 'a' | 'area'): unknown[] {
  const { document } = open('').window;
  return answers(setters, ({ setter, href, value }) => {
    const link = document.createElement(name);
    link.href = href;
    Reflect.set(link, setter, value);
    return partsOf(link);
  });
}

function locations(): unknown[] {
  const dom = open('');
  return answers(urls, ({ input }) => {
    dom.reconfigure({ url: input });
    const { location, document } = dom.window;
    return [document.URL, document.baseURI, document.referrer, ...partsOf(location)];
  });
}

function locationSetters(): unknown[] {
  const dom = open('');
  return answers(setters, ({ setter, href, value }) => {
    dom.reconfigure({ url: href });
    if (setter !== 'username' && setter !== 'password') Reflect.set(dom.window.location, setter, value);
    return partsOf(dom.window.location);
  });
}

function history(): unknown[] {
  const dom = open('');
  return answers(urls, ({ input }) => {
    dom.reconfigure({ url: 'https://example.org/a/b?c#d' });
    dom.window.history.pushState(null, '', input);
    dom.window.history.replaceState(null, '', `${dom.window.location.pathname}?é#é`);
    return dom.window.location.href;
  });
}

function classes(): unknown[] {
  const { window } = open('');
  const parsed = answers(urls, ({ input, base }) => {
    const url = base === null ? new window.URL(input) : new window.URL(input, base);
    url.searchParams.append('a', 'é');
    return partsOf(url);
  });
  const set = answers(setters, ({ setter, href, value }) => {
    const url = new window.URL(href);
    Reflect.set(url, setter, value);
    return partsOf(url);
  });
  return [...parsed, ...set];
}

/** Returns what a request has when it has loaded or failed. */
function requests(): Promise<unknown[]> {
  const { window } = open('');
  const dataURLs = [
    ...words(`
    data:,a%20b data:text/html,<p>é</p>#f data:;base64,4pyT data: data:x http://h:99999/ data:,a?b data:;base64,a
    DATA:TEXT/HTML;Charset="Shift_JIS",%82%A0 data:;charset=windows-1252,%E9 data:image/png;base64,iVBORw0KGgo=
    data:text/xml,<a>%C3%A9</a> data://h/a,b`),
    ...['data: ;base64 ,YQ', 'data:;a=b;base64, Y Q%3D%3D'],
  ];
  const requested = dataURLs.map(async (url) => {
    const xhr = new window.XMLHttpRequest();
    const done = new Promise((resolve) => {
      xhr.onloadend = resolve;
    });
    try {
      xhr.open('GET', url);
      xhr.send();
    } catch (error) {
      return `throws ${(error as Error).name}`;
    }
    await done;
    return [xhr.status, xhr.responseURL, xhr.getAllResponseHeaders(), xhr.responseText];
  });
  return Promise.all(requested);
}

/** Returns what scripts from data: URLs define. */
function scripts(): Promise<unknown[]> {
  const sources = words(`
    data:,x=1 data:text/javascript;base64,eD0x data:text/plain;charset=utf-8,x=%22%C3%A9%22 data:;base64,!`);
  const loaded = sources.map(async (source) => {
    const html = `<script src="${source.replace(/"/g, '&quot;')}"></script>`;
    const { window } = open(html, { resources: 'usable', runScripts: 'dangerously' });
    await once(window, 'load');
    return window.eval('typeof x === "undefined" ? null : x');
  });
  return Promise.all(loaded);
}

/** The query of a link in a document with a legacy encoding. */
function encodings(): unknown[] {
  return answers(['windows-1252', 'Shift_JIS', 'gb18030', 'utf-8', 'utf-16le'], (charset) => {
    const html = new TextEncoder().encode('<meta charset=x><a>');
    const { document } = open(html, { contentType: `text/html; charset=${charset}` }).window;
    const link = document.createElement('a');
    link.href = '?é€あ#é';
    return [document.characterSet, ...answers([link], ({ href }) => href)];
  });
}

const [one, other] = [open('').window, open('').window];
const inWindow = (code: string): unknown[] => answers([one, other], (window) => window.eval(code));

/** Whether an expression throws an error of the window in which it runs. */
const throwsOwn = (code: string): string =>
  `(() => { try { ${code} } catch (error) { return error instanceof TypeError; } })()`;

print({
  links: links(),
  'setters of <a>': linkSetters('a'),
  'setters of <area>': linkSetters('area'),
  locations: locations(),
  'setters of location': locationSetters(),
  history: history(),
  classes: classes(),
  'requests of data: URLs': await requests(),
  'scripts from data: URLs': await scripts(),
  'encodings of documents': encodings(),
  'two windows': [
    one.URL === other.URL,
    one.URLSearchParams === other.URLSearchParams,
    new one.URL('http://h') instanceof one.URL,
    new one.URL('http://h') instanceof other.URL,
    ...[
      'webkitURL === URL',
      'new URL("http://h/?a").searchParams instanceof URLSearchParams',
      'Object.getPrototypeOf(URL.prototype) === Object.prototype',
      '[new URLSearchParams([["a", "b"]]), new URLSearchParams({ c: "d" }), new URLSearchParams("?e")].join()',
      'JSON.stringify([...new URLSearchParams("a=1&b=2")])',
      ...['new URL()', 'new URLSearchParams([1])', 'URL.prototype.href'].map(throwsOwn),
    ].flatMap(inWindow),
  ],
  'only with our classes: errors and iterators of the window': [
    ...['new URL("x")', 'new URL("x", "y")', 'new URL("a:b").href = "x"', 'new URLSearchParams([["a"]])']
      .map(throwsOwn)
      .flatMap(inWindow),
    ...inWindow(
      `const proto = (object) => Object.getPrototypeOf(object);
       proto(proto(new URLSearchParams("a").keys())) === proto(proto([].values()))`,
    ),
  ],
});
