// Joins, built URLs, edits and parsed queries, beside url-join, qs, the engine's URL, and our parser of forms.
import { pathToFileURL } from 'node:url';
import { packageFolder } from '../../config/package-folders.mjs';
import { at, load, requireFrom } from './built-packages.ts';
import type { Operation } from './rounds.ts';

type Compare = (title: string, operations: Readonly<Record<string, Operation>>) => void;

const many = (text: string) => Array.from({ length: 64 }, (_, index) => text.replace('#', `${index}`));
const bases = many('https://example.com/api/v#');
const paths = many('/api/v#');
const names = many('a/b#');
const texts = many('x&y #');
const tenPairs = many('q=hello+world&page=#&sort=desc&lang=en&source=news%20letter&n=1&size=20&a=b&c=d&e=%C3%A9');
const nested = many('user[name]=Ann&user[tags][]=a&user[tags][]=#&page[size]=10&page[number]=#&sort=name');

async function compareJoins(compare: Compare): Promise<void> {
  const { buildURL, changeURL, joinURL, url } = await load<typeof import('@url/build')>('build');
  const file = pathToFileURL(requireFrom(packageFolder('build')).resolve('url-join')).href;
  const { default: urlJoin } = (await import(file)) as { default(...parts: string[]): string };
  for (const [title, list] of [
    ['join a URL and three segments', bases],
    ['join a path and three segments', paths],
  ] as const) {
    compare(title, {
      joinURL: (i) => joinURL(at(list, i), 'users', '42', 'posts'),
      'url-join': (i) => urlJoin(at(list, i), 'users', '42', 'posts'),
    });
  }
  const native: Operation = (i) => {
    const built = new URL(`https://api.example.com/repos/${encodeURIComponent(at(names, i))}`);
    built.searchParams.set('q', at(texts, i));
    built.searchParams.set('page', '2');
    return built.href;
  };
  const concatenated: Operation = (i) =>
    new URL(
      `https://api.example.com/repos/${encodeURIComponent(at(names, i))}?q=${encodeURIComponent(at(texts, i))}&page=2`,
    ).href;
  const others = { 'URL and searchParams.set': native, 'URL of a template': concatenated };
  compare('build a URL with two values in the query', {
    buildURL: (i) =>
      buildURL({
        scheme: 'https',
        host: 'api.example.com',
        path: ['repos', at(names, i)],
        query: { q: at(texts, i), page: '2' },
      }),
    ...others,
  });
  compare('fill the same template', {
    'tag url': (i) => url`https://api.example.com/repos/${at(names, i)}?q=${at(texts, i)}&page=${2}`.href,
    ...others,
  });
  compare('change host and port', {
    changeURL: (i) => changeURL(at(bases, i), { host: 'x.example', port: null }),
    'setters of URL': (i) => {
      const changed = new URL(at(bases, i));
      changed.hostname = 'x.example';
      changed.port = '';
      return changed.href;
    },
  });
}

async function compareQueries(compare: Compare): Promise<void> {
  const { editQuery, parseQuery, stringifyQuery } = await load<typeof import('@url/query')>('query');
  const { parseNestedQuery } = await load<typeof import('@url/query/nested')>('query', 'nested');
  const forms = await load<typeof import('@url/form-urlencoded')>('form-urlencoded');
  const qs = requireFrom(packageFolder('query'))('qs') as { parse(query: string): object };
  for (const [title, list] of [
    ['10 pairs', tenPairs],
    ['2 pairs', many('n=#&sort=asc')],
  ] as const) {
    const urls = list.map((query) => `https://example.com/search?${query}`);
    compare(`set one of ${title} of a URL`, {
      editQuery: (i) => editQuery(at(urls, i)).set('n', `${i}`).toString(),
      'URL and searchParams.set': (i) => {
        const url = new URL(at(urls, i));
        url.searchParams.set('n', `${i}`);
        return url.href;
      },
    });
  }
  compare('parse 10 pairs', {
    parseQuery: (i) => parseQuery(at(tenPairs, i)),
    parseFormURLEncodedString: (i) => forms.parseFormURLEncodedString(at(tenPairs, i)),
  });
  compare('stringify 3 pairs', {
    stringifyQuery: (i) => stringifyQuery({ q: at(texts, i), page: '2', lang: 'en' }),
    URLSearchParams: (i) => new URLSearchParams({ q: at(texts, i), page: '2', lang: 'en' }).toString(),
  });
  compare('read 6 pairs with nested names', {
    parseNestedQuery: (i) => parseNestedQuery(at(nested, i)),
    'qs 6.17': (i) => qs.parse(at(nested, i)),
  });
}

export async function compareEdits(compare: Compare): Promise<void> {
  await compareJoins(compare);
  await compareQueries(compare);
}
