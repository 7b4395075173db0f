import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findWPT, openWPT } from './wpt.ts';
import { downloadWPT } from './wpt-download.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'url-wpt-'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string): void {
  const target = join(folder, path);
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, '[]');
}

describe('openWPT', () => {
  test('takes a checkout, its url folder, and the folder of the JSON files', () => {
    write('wpt/url/resources/urltestdata.json');
    write('wpt/url/url-origin.any.js');
    const wpt = { resources: join(folder, 'wpt/url/resources'), tests: join(folder, 'wpt/url') };
    expect(openWPT(join(folder, 'wpt'))).toEqual(wpt);
    expect(openWPT(wpt.tests)).toEqual(wpt);
    expect(openWPT(wpt.resources)).toEqual(wpt);
  });

  test('says where there are no any.js files', () => {
    write('urltestdata.json');
    expect(openWPT(folder)).toEqual({ resources: folder, tests: null });
  });

  test('refuses any other folder', () => {
    expect(openWPT(folder)).toBeNull();
    expect(openWPT(join(folder, 'missing'))).toBeNull();
  });
});

describe('findWPT', () => {
  test('names a WPT_DIR that holds nothing, and looks nowhere else', async () => {
    vi.stubEnv('WPT_DIR', folder);
    const search = await findWPT();
    expect(search).toMatchObject({ wpt: null, reason: expect.stringContaining(folder) });
  });
});

describe('downloadWPT', () => {
  const missing = new Response(null, { status: 404 });

  test('gets the files at the commit, and passes over tests that the commit lacks', async () => {
    const urls: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(url);
      return url.endsWith('.any.js') ? missing : new Response('[]');
    });
    const cache = join(folder, 'cache');
    expect(await downloadWPT('c0ffee', cache)).toBeNull();
    expect(urls).toContain(
      'https://raw.githubusercontent.com/web-platform-tests/wpt/c0ffee/url/resources/setters_tests.json',
    );
    expect(openWPT(cache)).toEqual({ resources: join(cache, 'url/resources'), tests: null });
  });

  test('fails in words where a data file is missing, and leaves no part behind', async () => {
    vi.stubGlobal('fetch', async (url: string) => (url.endsWith('/toascii.json') ? missing : new Response('[]')));
    const cache = join(folder, 'cache');
    expect(await downloadWPT('c0ffee', cache)).toBe(
      'the download of commit c0ffee failed (the commit lacks url/resources/toascii.json)',
    );
    expect(existsSync(cache)).toBe(false);
  });

  test('without a network says so, and is not tried again at once', async () => {
    const request = vi.fn(async () => {
      throw Object.assign(new TypeError('fetch failed'), { cause: new Error('getaddrinfo ENOTFOUND') });
    });
    vi.stubGlobal('fetch', request);
    const message = await downloadWPT('c0ffee', join(folder, 'cache'));
    expect(message).toBe('the download of commit c0ffee failed (fetch failed: getaddrinfo ENOTFOUND)');
    const requests = request.mock.calls.length;
    expect(await downloadWPT('c0ffee', join(folder, 'cache'))).toBe(message);
    expect(request).toHaveBeenCalledTimes(requests);
  });
});
