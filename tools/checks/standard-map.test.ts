import { expect, test } from 'vitest';
import { algorithmsOf, definitionsOf } from './standard-algorithms.ts';
import { claimsIn, problemsOf, problemsOfDefinitions, renderMap } from './standard-map.ts';

const at = (anchor: string) => `${'https://url.spec.whatwg.org/'}#${anchor}`;

const standard = `
<h3 id=hosts>Hosts</h3>
<div algorithm>The <dfn export for=host id=concept-host-x>x</dfn> of <var>y</var> is <dfn><var>z</var></dfn>.</div>
<h3>API</h3>
<div algorithm=outer>
 <div algorithm>The <dfn attribute for=URL><code>href</code></dfn> getter</div>
 <dfn>no scheme state</dfn>
</div>
<!-- <div algorithm><dfn>gone</dfn></div> -->
<p>A <dfn>term</dfn> is no algorithm.
<table><tr><td><dfn>some-error</dfn></table>`;

const x = { anchor: 'concept-host-x', name: 'x (host)', section: 'Hosts' };
const href = { anchor: 'dom-url-href', name: 'href (URL)', section: 'API' };
const term = { anchor: 'term', name: 'term', section: 'API' };
const state = { anchor: 'no-scheme-state', name: 'no scheme state', section: 'API' };

test('the algorithms of the standard are the definitions in its <div algorithm> blocks', () => {
  expect(algorithmsOf(standard)).toEqual([x, href, state]);
});

test('the other definitions are those outside of the blocks, but for names of validation errors', () => {
  expect(definitionsOf(standard)).toEqual([term]);
});

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

const claim = (anchor: string, symbol: string, isType = false) => {
  return { anchor, symbol, isType, file: 'packages/p/src/f.ts', line: 2 };
};

test.each([
  ['an algorithm that one function claims', [claim(x.anchor, 'f')], {}, []],
  [
    'an algorithm that no function claims',
    [],
    {},
    ['#concept-host-x: no doc comment starts with the anchor of "x (host)"'],
  ],
  [
    'an algorithm that two functions claim',
    [claim(x.anchor, 'f'), claim(x.anchor, 'g')],
    {},
    ['#concept-host-x: claimed 2 times: f (packages/p/src/f.ts:2), g (packages/p/src/f.ts:2)'],
  ],
  ['an algorithm that is left out', [], { [x.anchor]: 'needs a list' }, []],
  [
    'an algorithm that is left out and claimed',
    [claim(x.anchor, 'f')],
    { [x.anchor]: 'needs a list' },
    ['#concept-host-x: left out, and claimed by f (packages/p/src/f.ts:2)'],
  ],
  [
    'a reason for what is no algorithm',
    [claim(x.anchor, 'f')],
    { y: 'old' },
    ['#y: left out, and no algorithm of the standard'],
  ],
  ['a claim of a term', [claim(x.anchor, 'f'), claim('concept-host', 'g')], {}, []],
  [
    'an algorithm that only a type claims',
    [claim(x.anchor, 'T', true)],
    {},
    ['#concept-host-x: no doc comment starts with the anchor of "x (host)"'],
  ],
])('problems of %s', (_, claims, leftOut, problems) => {
  expect(problemsOf([x], claims, leftOut as { [anchor: string]: string })).toEqual(problems);
});

test.each([
  ['a claim', [claim('term', 'T', true)], {}, []],
  ['a note', [], { term: 'a string' }, []],
  ['neither', [], {}, ['#term: neither a doc comment nor a note covers "term"']],
  ['both', [claim('term', 'f')], { term: 'a string' }, ['#term: the note is not needed']],
  ['a note for another term', [claim('term', 'f')], { other: 'a string' }, ['#other: the note is not needed']],
])('problems of a definition with %s', (_, claims, notes, problems) => {
  expect(problemsOfDefinitions([term], claims, notes as { [anchor: string]: string })).toEqual(problems);
});

test('the map has a table for each section, with a link or a reason for each algorithm', () => {
  const claims = [claim(x.anchor, 'f'), claim('term', 'T', true), claim('term', 'g')];
  const map = renderMap(
    { title: 'Some Standard', address: 'https://url.spec.whatwg.org/' },
    [x, href],
    [term],
    claims,
    { [href.anchor]: 'needs a browser' },
  );
  expect(map).toContain(`## Some Standard: algorithms

### Hosts

| algorithm | function |
| --- | --- |
| [x (host)](${at(x.anchor)}) | \`f\` in [p/src/f.ts](../packages/p/src/f.ts) |

### API

| algorithm | function |
| --- | --- |
| [href (URL)](${at(href.anchor)}) | needs a browser |

## Some Standard: other definitions

### API

| definition | here |
| --- | --- |
| [term](${at('term')}) | \`T\` in [p/src/f.ts](../packages/p/src/f.ts), \`g\` in [p/src/f.ts](../packages/p/src/f.ts) |
`);
});
