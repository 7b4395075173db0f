import type { URLSearchParams } from '@url/search-params';
import type { URLConstructor } from './url.js';

/** The two classes of a global object. */
export interface NativeClasses {
  readonly URL: URLConstructor;
  readonly URLSearchParams: new (init?: unknown) => URLSearchParams;
}

type Behavior = (native: NativeClasses) => boolean;

/**
 * Calls that every program makes. None of them is a rare case: a platform's own functions accept only its own classes, so to replace a class
 * that works costs more than a wrong result in a rare case. None of them uses a member that `addMissingMembers` adds.
 *
 * There are few calls that each do much, because the first call of a native function is the slow one. All domains are Latin: the first domain
 * in another script takes milliseconds in some engines.
 */
const behaviors: readonly Behavior[] = [
  resolvesAndSerializes,
  throwsForRelative,
  changesComponents,
  sharesQuery,
  readsAndWritesForms,
];

function resolvesAndSerializes({ URL }: NativeClasses): boolean {
  const url = new URL('../c d?q=é#f', 'HTTP://u:p@EXAMPLE.com:80/a/./b/');
  const { origin, host, pathname, search, hash } = url;
  return (
    url.href === 'http://u:p@example.com/a/c%20d?q=%C3%A9#f' &&
    `${origin} ${host} ${pathname} ${search} ${hash}` === 'http://example.com example.com /a/c%20d ?q=%C3%A9 #f' &&
    `${new URL('mailto:a@b')} ${new URL('https://h')}` === 'mailto:a@b https://h/'
  );
}

function throwsForRelative({ URL }: NativeClasses): boolean {
  try {
    return `${new URL('/a')}` === '';
  } catch {
    return true;
  }
}

function changesComponents({ URL }: NativeClasses): boolean {
  const url = new URL('http://h/');
  Object.assign(url, { protocol: 'https', host: 'g:81', pathname: 'a b', search: 'q', hash: 'f' });
  return url.href === 'https://g:81/a%20b?q#f';
}

function sharesQuery({ URL, URLSearchParams }: NativeClasses): boolean {
  const url = new URL('http://h/?a');
  const { searchParams } = url;
  searchParams.append('b', 'ü +');
  return searchParams instanceof URLSearchParams && url.href === 'http://h/?a=&b=%C3%BC+%2B';
}

function readsAndWritesForms({ URLSearchParams }: NativeClasses): boolean {
  const params = new URLSearchParams('?a=1&b=x+y%20%C3%BC&c=2&a=3');
  const found = [params.get('b'), params.get('z'), params.getAll('a').join('|'), params.has('a'), params.has('z')];
  params.set('a', '&');
  params.delete('c');
  return (
    `${found}` === 'x y ü,,1|3,true,false' &&
    `${params}` === 'a=%26&b=x+y+%C3%BC' &&
    `${new URLSearchParams([['a', 'b']])}&${new URLSearchParams({ c: 'd' })}` === 'a=b&c=d'
  );
}

/** Whether both classes exist, and pass all behaviors. */
export function isUsable(native: Partial<NativeClasses>): native is NativeClasses {
  if (typeof native.URL !== 'function' || typeof native.URLSearchParams !== 'function') return false;
  try {
    return behaviors.every((holds) => holds(native as NativeClasses));
  } catch {
    return false;
  }
}
