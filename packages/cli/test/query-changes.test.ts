import { parseURL } from '@url/parser';
import { editQuery, type QueryEditor } from '@url/query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryChange } from '../src/query-changes.js';

type Edit = (editor: QueryEditor, name: string) => QueryEditor;

const edits: Readonly<Record<string, Edit>> = {
  append: (editor, name) => editor.append(name, 'x'),
  set: (editor, name) => editor.set(name, 'x'),
  replace: (editor, name) => (editor.has(name) ? editor.set(name, 'x') : editor),
  delete: (editor, name) => editor.delete(name, 'x'),
  sort: (editor) => editor.sort(),
  'sort-ignore-case': (editor) =>
    editor.sort(([a], [b]) => +(a.toLowerCase() > b.toLowerCase()) - +(a.toLowerCase() < b.toLowerCase())),
  dedupe: (editor) => {
    const seen: string[] = [];
    return editor.filter((pair) => !seen.includes(`${pair}`) && seen.push(`${pair}`) > 0);
  },
};

const atoms = ['a', 'b', 'B', 'x', 'é', '=', '=', '=x', '&', '&', ';', ';', '+', '%20', '%61', '%', '\ud800'];
const texts = fc.array(fc.constantFrom(...atoms), { maxLength: 12 }).map((list) => list.join(''));
const names = fc.constantFrom('', 'a', 'b', 'a ', 'é', ' ', 'ab', 'a;', '&');

test.each(Object.keys(edits))('%s changes each query as the editor does', (option) => {
  const written = (value: string) => ({ name: option, value, written: `--${option}` });
  fc.assert(
    fc.property(texts, names, fc.constantFrom('&', ';'), (text, name, separator) => {
      const { query } = parseURL(`http://h/?${text}`)!;
      const format = separator === '&' ? null : { separator, space: '%20' as const };
      const change = queryChange(written(`${name}=x`), { format, separator, isStandard: false })!;
      expect(change(query)).toBe(edits[option]!(editQuery({ query }, format), name).query);
    }),
    { numRuns: 1000 },
  );
});
