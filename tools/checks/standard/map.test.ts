import { expect, test } from 'vitest';
import { type Claim, type Notes, problemsOf } from './map.ts';

const x = { anchor: 'concept-host-x', name: 'x (host)', section: 'Hosts' };
const term = { anchor: 'term', name: 'term', section: 'API' };

const claim = (anchor: string, symbol: string, isType = false): Claim => {
  return { anchor, symbol, isType, file: 'packages/p/src/f.ts', line: 2 };
};

const f = 'f (packages/p/src/f.ts:2)';

test.each([
  ['an algorithm that one function claims', [claim(x.anchor, 'f')], {}, []],
  ['an algorithm without a claim', [], {}, ['#concept-host-x: neither a doc comment nor a note covers "x (host)"']],
  [
    'an algorithm that two functions claim',
    [claim(x.anchor, 'f'), claim(x.anchor, 'g')],
    {},
    [`#concept-host-x: claimed 2 times: ${f}, g (packages/p/src/f.ts:2)`],
  ],
  ['an algorithm with a note', [], { [x.anchor]: 'needs a list' }, []],
  [
    'an algorithm with a claim and a note',
    [claim(x.anchor, 'f')],
    { [x.anchor]: 'needs a list' },
    [`#concept-host-x: has a note, and is claimed by ${f}`],
  ],
  [
    'an algorithm that only a type claims',
    [claim(x.anchor, 'T', true)],
    {},
    ['#concept-host-x: neither a doc comment nor a note covers "x (host)"'],
  ],
  [
    'a note for something that the standard does not define',
    [claim(x.anchor, 'f')],
    { y: 'old' },
    ['#y: has a note, but the standard does not define it'],
  ],
  ['a claim of something that is not in the lists', [claim(x.anchor, 'f'), claim('concept-host', 'g')], {}, []],
] as [string, Claim[], Notes, string[]][])('problems of %s', (_, claims, notes, problems) => {
  expect(problemsOf({ anchors: [], algorithms: [x], definitions: [] }, claims, notes)).toEqual(problems);
});

test.each([
  ['the claim of a type', [claim('term', 'T', true)], {}, []],
  ['two claims', [claim('term', 'T', true), claim('term', 'f')], {}, []],
  ['a note', [], { term: 'a string' }, []],
  ['neither', [], {}, ['#term: neither a doc comment nor a note covers "term"']],
  ['both', [claim('term', 'f')], { term: 'a string' }, [`#term: has a note, and is claimed by ${f}`]],
] as [string, Claim[], Notes, string[]][])('problems of a definition with %s', (_, claims, notes, problems) => {
  expect(problemsOf({ anchors: [], algorithms: [], definitions: [term] }, claims, notes)).toEqual(problems);
});
