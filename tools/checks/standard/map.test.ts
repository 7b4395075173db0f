import { expect, test } from 'vitest';
import { type Claim, claimsIn, type Notes, problemsOf } from './map.ts';

const at = (anchor: string) => `${'https://url.spec.whatwg.org/'}#${anchor}`;

const x = { anchor: 'concept-host-x', name: 'x (host)', section: 'Hosts' };
const term = { anchor: 'term', name: 'term', section: 'API' };

test.each([
  ['a function', `/** ${at('a')} */\nexport function f() {}`, ['a f']],
  ['a constant', `/** ${at('a')} */\nconst f = () => 1;`, ['a f']],
  ['a comment that goes on', `/**\n * ${at('a')}\n *\n * Does f.\n */\nfunction f() {}`, ['a f']],
  ['two algorithms in one function', `/**\n * ${at('a')}\n * ${at('b')}\n */\nfunction f() {}`, ['a f', 'b f']],
  ['a method', `class C {\n  /** ${at('a')} */\n  m(): void {}\n}`, ['a C.m']],
  ['a getter', `class C {\n  /** ${at('a')} */\n  get m() {}\n}`, ['a C.m']],
  ['a member of an interface', `interface I {\n  /** ${at('a')} */\n  m(): void;\n}`, ['a I.m']],
  ['nothing for a part', `/** Does f. Part of ${at('a')}. */\nfunction f() {}`, []],
  ['nothing for an anchor with text after it', `/** ${at('a')}, step 2 */\nfunction f() {}`, []],
  ['a type', `/** ${at('a')} */\ntype T = string;`, ['a T, a type']],
])('claims of %s', (_, source, claims) => {
  const found = claimsIn('f.ts', source);
  expect(found.map(({ anchor, symbol, isType }) => `${anchor} ${symbol}${isType ? ', a type' : ''}`)).toEqual(claims);
});

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
