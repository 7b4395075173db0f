import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictured, verdictPicture } from '../build/verdict-picture.ts';

test('the picture of the README shows the verdict of today', () => {
  const file = join(import.meta.dirname, '../../docs/verdict.svg');
  expect(readFileSync(file, 'utf8')).toBe(verdictPicture(pictured));
});

test('the picture contains the text of any input as text', () => {
  expect(verdictPicture('http://<b>&"@h/')).toContain('http://&lt;b>&amp;&quot;@h/');
});
