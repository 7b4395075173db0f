import { describe, expect, test } from 'vitest';
import { isUsable } from '../src/behaviors.js';
import { URL, URLSearchParams } from '../src/index.js';
import { installWhereNeeded } from '../src/install-where-needed.js';
import { loadClasses } from '../src/load-classes.js';

const native = { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams };

function readOnlyURL(): unknown {
  const members = Object.getOwnPropertyDescriptors(native.URL.prototype);
  class ReadOnlyURL extends native.URL {}
  for (const [name, { get }] of Object.entries(members)) {
    if (get) Object.defineProperty(ReadOnlyURL.prototype, name, { get, set() {} });
  }
  return ReadOnlyURL;
}

function acceptingURL(): unknown {
  return class extends native.URL {
    constructor(url: string, base = 'about:blank/') {
      super(url, base === 'about:blank/' && url.startsWith('/') ? 'http://localhost/' : base);
    }
  };
}

describe('isUsable', () => {
  test('this runtime is, and so are we', () => {
    expect(isUsable(native as never)).toBe(true);
    expect(isUsable({ URL, URLSearchParams } as never)).toBe(true);
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['presence alone', { URL: function URL() {}, URLSearchParams: native.URLSearchParams }],
    [
      'a class that throws',
      {
        URL: class {
          constructor() {
            throw new Error('not here');
          }
        },
        URLSearchParams: native.URLSearchParams,
      },
    ],
    [
      'a class that keeps what it gets',
      {
        URL: class {
          constructor(readonly href: string) {}
        },
        URLSearchParams: native.URLSearchParams,
      },
    ],
    [
      'a class that joins a reference to its base and resolves nothing, as React Native has it,',
      {
        URL: class {
          readonly href: string;
          constructor(url: string, base?: string) {
            if (base === undefined && !/^[a-z]+:/i.test(url)) throw new TypeError(`Invalid URL: ${url}`);
            this.href = (base ?? '').replace(/\/?$/, '/') + url;
          }
          toString() {
            return this.href;
          }
        },
        URLSearchParams: native.URLSearchParams,
      },
    ],
    [
      'a class whose members throw',
      {
        URL: class {
          get href(): string {
            throw new Error('URL.href is not implemented');
          }
        },
        URLSearchParams: class {},
      },
    ],
    ['a class without forms', { URL: native.URL }],
    ['a class whose setters do nothing', { ...native, URL: readOnlyURL() }],
    ['a class that takes relative references for absolute ones', { ...native, URL: acceptingURL() }],
    [
      'a class that takes no record',
      {
        ...native,
        URLSearchParams: class extends native.URLSearchParams {
          constructor(init: unknown) {
            super(`${init}`);
          }
        },
      },
    ],
  ])('%s is not', (_, classes) => {
    const realm: { [name: string]: unknown; URL?: unknown; URLSearchParams?: unknown } = { ...classes };
    expect(isUsable(realm as never)).toBe(false);
    installWhereNeeded(realm, loadClasses);
    expect([realm.URL, realm.URLSearchParams]).toEqual([URL, URLSearchParams]);
  });
});
