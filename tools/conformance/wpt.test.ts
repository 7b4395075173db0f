import { execFileSync } from 'node:child_process';
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
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string): void {
  const target = join(folder, path);
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, '[]');
}

describe('openWPT', () => {
  test('opens a checkout, its url folder, and the folder of the JSON files', () => {
    write('wpt/url/resources/urltestdata.json');
    write('wpt/url/url-origin.any.js');
    const wpt = { resources: join(folder, 'wpt/url/resources'), tests: join(folder, 'wpt/url') };
    expect(openWPT(join(folder, 'wpt'))).toEqual(wpt);
    expect(openWPT(wpt.tests)).toEqual(wpt);
    expect(openWPT(wpt.resources)).toEqual(wpt);
  });
});

describe('findWPT', () => {
  test('names an empty WPT_DIR, and does not look elsewhere', () => {
    vi.stubEnv('WPT_DIR', folder);
    const search = findWPT();
    expect(search).toMatchObject({ wpt: null, reason: expect.stringContaining(folder) });
  });
});

describe('downloadWPT', () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();

  test('checks out only the tests of URLs at the commit', () => {
    write('url/resources/urltestdata.json');
    write('url/url-origin.any.js');
    write('dom/other.any.js');
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=a');
    git('config', 'uploadpack.allowFilter', 'true');
    const cache = join(folder, 'cache', 'wpt');
    expect(downloadWPT(git('rev-parse', 'HEAD'), cache, `file://${folder}`)).toBeNull();
    expect(openWPT(cache)).toEqual({ resources: join(cache, 'url/resources'), tests: join(cache, 'url') });
    expect(existsSync(join(cache, 'dom'))).toBe(false);
  });
});
