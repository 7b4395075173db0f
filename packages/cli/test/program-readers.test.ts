import { recordedPrograms } from '@url/compare/recordings';
import { expect, test } from 'vitest';
import { askPrograms } from '../src/program-readers.js';

const answer = { scheme: 'x', userinfo: null, host: null, port: null, path: 'a', query: null, fragment: null };

test('programs that are installed are asked once for each input, and the recording stands for the others', async () => {
  const asked: (readonly string[])[] = [];
  const recorded = 'http://evil.example\\@good.example/';
  const { readersOf, description } = await askPrograms(['x:a', recorded, 'x:a'], null, async (inputs) => {
    asked.push(inputs);
    return [{ id: 'curl', name: 'curl', version: '9', answers: [answer, { error: 'no' }] }];
  });
  expect(asked).toEqual([['x:a', recorded]]);
  expect(readersOf('x:a').map(({ id, read }) => [id, read('x:a').ok])).toEqual([['curl', true]]);
  expect(readersOf(recorded).map(({ id }) => id)).toEqual([
    'curl',
    ...recordedPrograms.map(({ id }) => id).filter((id) => id !== 'curl'),
  ]);
  expect(readersOf(recorded)[0]!.read(recorded)).toMatchObject({ ok: false, error: { message: 'curl 9: no' } });
  expect(description).toMatch(/^Programs asked here: curl 9\. Recorded answers of: curl 8/);
});

test('with no program there is a line that says so', async () => {
  expect((await askPrograms(['not-recorded:'], null, async () => [])).description).toBe(
    'No program is installed here.',
  );
});
