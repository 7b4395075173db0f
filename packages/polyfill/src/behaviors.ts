import type { URLSearchParams } from '@url/search-params';
import type { URL, URLConstructor } from './url.js';

/** What a global object may have under the two names. */
export interface NativeClasses {
  readonly URL: URLConstructor;
  readonly URLSearchParams: new (init?: unknown) => URLSearchParams;
}

type Behavior = (native: NativeClasses) => boolean;

function href({ URL }: NativeClasses, url: string, base?: string): string {
  return (base === undefined ? new URL(url) : new URL(url, base)).href;
}

function fails(native: NativeClasses, url: string): boolean {
  try {
    return href(native, url) === '';
  } catch (error) {
    return (error as Error).name === 'TypeError';
  }
}

/** Changes a URL, and gives its href. */
function changed({ URL }: NativeClasses, url: string, change: (url: URL) => void): string {
  const object = new URL(url);
  change(object);
  return object.href;
}

/** What older and partial implementations get wrong, a line each: where one does not hold, both classes are replaced. */
const behaviors: readonly Behavior[] = [
  (native) =>
    href(native, 'HTTP://u:p@EXAMPLE.com:80/a/./b/../c%7e?q=é#f') === 'http://u:p@example.com/a/c%7e?q=%C3%A9#f',
  (native) => href(native, '..\\b', 'https://h/a/c/') === 'https://h/a/b',
  (native) => href(native, 'https://faß.example') === 'https://xn--fa-hia.example/',
  (native) => href(native, 'http://0x7f.1') === 'http://127.0.0.1/',
  (native) => href(native, 'http://[0:0::1]') === 'http://[::1]/',
  (native) => href(native, 'file:///C|/a/../..') === 'file:///C:/',
  (native) => href(native, 'foo://A/../b') === 'foo://A/b',
  (native) => href(native, ' mailto:a\tb ') === 'mailto:ab',
  (native) =>
    fails(native, '//h') &&
    fails(native, 'http://a b') &&
    fails(native, 'http://h:65536') &&
    fails(native, 'http://a%'),
  (native) => fails(native, 'https://1.2.3.256') && fails(native, 'https://[::1') && fails(native, 'https://\ufffd'),
  (native) =>
    changed(native, 'http://h/', (url) => Object.assign(url, { host: 'g:8080', hash: 'f', search: 'q' })) ===
    'http://g:8080/?q#f',
  (native) =>
    changed(native, 'http://h/', (url) => Object.assign(url, { protocol: 'mailto', port: '80', pathname: 'a b' })) ===
    'http://h/a%20b',
  (native) =>
    changed(native, 'http://h/?a', (url) => url.searchParams.append('b', 'ü ~')) === 'http://h/?a=&b=%C3%BC+%7E',
  ({ URL }) => new URL('blob:https://h:443/x').origin === 'https://h' && new URL('file:///').origin === 'null',
  ({ URL }) => JSON.stringify(new URL('http://h')) === '"http://h/"' && `${new URL('http://h')}` === 'http://h/',
  ({ URLSearchParams }) => `${new URLSearchParams('?a=1&a=+%zz')}` === 'a=1&a=+%25zz',
  ({ URLSearchParams }) => `${new URLSearchParams([['a', 'b']])}${new URLSearchParams({ c: 'd' })}` === 'a=bc=d',
  ({ URLSearchParams }) => new URLSearchParams('a=1&b=2&a=3').getAll('a').join() === '1,3',
  ({ URLSearchParams }) =>
    sorted(new URLSearchParams('z=1&\ufffd=2&🌈=3&z=0')) === 'z=1&z=0&%F0%9F%8C%88=3&%EF%BF%BD=2',
];

function sorted(params: URLSearchParams): string {
  params.sort();
  return `${params}`;
}

/** Whether both classes are there, and do what the standard says as far as that can be filled up. */
export function conforms(native: Partial<NativeClasses>): native is NativeClasses {
  if (typeof native.URL !== 'function' || typeof native.URLSearchParams !== 'function') return false;
  try {
    return behaviors.every((holds) => holds(native as NativeClasses));
  } catch {
    return false;
  }
}
