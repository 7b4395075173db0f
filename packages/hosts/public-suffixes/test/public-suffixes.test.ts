import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicSuffixes } from '@url/public-suffixes';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);

test('the day and the version are those that spec.json pins', () => {
  const { publicSuffixList } = JSON.parse(readFileSync(fileURLToPath(new URL('spec.json', root)), 'utf8'));
  expect(publicSuffixes.date).toBe(publicSuffixList.date);
  expect(publicSuffixes.version).toBe(publicSuffixList.blob);
});

test('the package has the licence of the list', () => {
  const folder = new URL('packages/hosts/public-suffixes/', root);
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('package.json', folder)), 'utf8'));
  expect(manifest.license).toBe('MPL-2.0');
  expect(readFileSync(fileURLToPath(new URL('LICENSE', folder)), 'utf8')).toMatch(
    /^Mozilla Public License Version 2\.0/,
  );
});
