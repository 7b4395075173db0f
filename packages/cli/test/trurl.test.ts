import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from './streams.js';
import { differences, spellings, translate } from './trurl.js';

/** Cases of trurl's own suite, which are not part of this project. */
const file = process.env.TRURL_TESTS ?? fileURLToPath(new URL('../../../../shared/trurl/tests.json', import.meta.url));

interface Case {
  readonly input: { readonly arguments: readonly string[] };
  readonly expected: { readonly stdout: string | readonly { readonly url: string }[] };
}

/** Where a case stands in the table, and the sentence that says why. */
interface Place {
  readonly class: 'same' | 'other command' | 'differs by the standard' | 'not wanted' | 'unexplained';
  readonly sentence: string;
}

async function placeOf({ input, expected }: Case): Promise<Place> {
  const translation = translate(input.arguments);
  if ('unwanted' in translation) return { class: 'not wanted', sentence: translation.unwanted };
  const missingFile = translation.args.find((argument) => argument.startsWith('testfiles/') && !existsSync(argument));
  if (missingFile !== undefined)
    return { class: 'other command', sentence: `url --file ${missingFile}, a file that is not at hand` };
  const { stdout } = await urlWithInput((await url(translation.args)).stdout, ...translation.afterwards);
  const isJSON = typeof expected.stdout !== 'string';
  const theirs = isJSON
    ? (expected.stdout as readonly { url: string }[]).map((answer) => `${answer.url}\n`).join('')
    : (expected.stdout as string);
  const ours = isJSON ? stdout.replace(/^.*$/gm, (line) => (line === '' ? '' : JSON.parse(line).href)) : stdout;
  if (ours === theirs)
    return { class: isJSON ? 'other command' : 'same', sentence: isJSON ? 'the shape of JSON is another one' : '' };
  const [spelling, difference] = [spellings, differences].map((list) =>
    list.find(({ holds }) => holds(ours, theirs, input.arguments)),
  );
  if (spelling !== undefined) return { class: 'same', sentence: spelling.sentence };
  if (difference !== undefined) return { class: 'differs by the standard', sentence: difference.sentence };
  return {
    class: 'unexplained',
    sentence: `url ${translation.args.join(' ')} | url ${translation.afterwards.join(' ')} gives ${JSON.stringify(ours)}, and trurl ${JSON.stringify(theirs)}`,
  };
}

describe('the cases of trurl', () => {
  test('are the same, by another command, differ by the standard, or are not wanted', async () => {
    if (!existsSync(file)) {
      console.warn(`skipped: no cases of trurl at ${file} (TRURL_TESTS names a file)`);
      return;
    }
    const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[];
    const places = await Promise.all(cases.map(placeOf));
    const counts = new Map<string, number>();
    for (const place of places) counts.set(place.class, (counts.get(place.class) ?? 0) + 1);
    console.log(`trurl: ${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}`);
    if (process.env.TRURL_TABLE) {
      places.forEach((place, index) => {
        console.log(`${index}\t${place.class}\t${cases[index]!.input.arguments.join(' ')}\t${place.sentence}`);
      });
    }
    const unexplained = places.filter((place) => place.class === 'unexplained');
    const wanted = places.filter((place) => place.class !== 'not wanted');
    if (process.env.TRURL_TESTS === undefined) expect(unexplained.map(({ sentence }) => sentence)).toEqual([]);
    expect(unexplained.length).toBeLessThanOrEqual(0.05 * wanted.length);
  });

  test.each([
    [['-s', 'port=99', 'h'], ['--port=99']],
    [
      ['--set', 'port?=99', 'h'],
      ['--if-unset', 'port=99'],
    ],
    [
      ['-ahost=x', '--append', 'query=a=b', 'h'],
      ['--append', 'a=b'],
    ],
    [
      ['--trim', 'query=utm_*', 'h'],
      ['--delete-pattern', 'utm_*'],
    ],
    [
      ['--iterate', 'host=a b,c', 'h'],
      ['--iterate', 'host=a,b\\,c'],
    ],
    [
      ['-g', '[host]:[port]', 'h'],
      ['--format', '{host}:{port}'],
    ],
    [
      ['-g', '{host', 'h'],
      ['--format', '\\{host'],
    ],
    [['-s', 'scheme=ftp', '-s', 'host=h'], ['build']],
  ])('%j are translated by rule', (args, expected) => {
    const translation = translate(args);
    const words = 'args' in translation ? [...translation.args, ...translation.afterwards] : [];
    expect(words.join(' ')).toContain(expected.join(' '));
  });
});
