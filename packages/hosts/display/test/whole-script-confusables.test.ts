import { expect, test } from 'vitest';
import { ANY_SCRIPT, classOf } from '../src/identifier-table.js';
import { CONFUSABLE_SCRIPTS } from '../src/whole-script-confusables.js';

test.each(CONFUSABLE_SCRIPTS)(
  'the characters of $characters are of one script, each listed once',
  ({ script, characters }) => {
    const list = [...characters];
    expect(new Set(list).size).toBe(list.length);
    const others = list.filter((character) => {
      const scripts = classOf(character.codePointAt(0)!) & ANY_SCRIPT;
      return scripts !== 0 && scripts !== script;
    });
    expect(others).toEqual([]);
  },
);
