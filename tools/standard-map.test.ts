import { expect, test } from 'vitest';
import { algorithmsOf } from './standard-algorithms.ts';
import { claimsIn, problemsOf, renderMap } from './standard-map.ts';

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
<p>A <dfn>term</dfn> is no algorithm.`;

const x = { anchor: 'concept-host-x', name: 'x (host)', section: 'Hosts' };
const href = { anchor: 'dom-url-href', name: 'href (URL)', section: 'API' };
const state = { anchor: 'no-scheme-state', name: 'no scheme state', section: 'API' };

test('the algorithms of the standard are the definitions in its <div algorithm> blocks', () => {
  expect(algorithmsOf(standard)).toEqual([x, href, state]);
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
  ['nothing for a type', `/** ${at('a')} */\ntype T = string;`, []],
])('claims of %s', (_, source, claims) => {
  expect(claimsIn('f.ts', source).map(({ anchor, symbol }) => `${anchor} ${symbol}`)).toEqual(claims);
});

const claim = (anchor: string, symbol: string) => ({ anchor, symbol, file: 'packages/p/src/f.ts', line: 2 });

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
])('problems of %s', (_, claims, leftOut, problems) => {
  expect(problemsOf([x], claims, leftOut as { [anchor: string]: string })).toEqual(problems);
});

test('the map has a table for each section, with a link or a reason for each algorithm', () => {
  const map = renderMap([x, href], [claim(x.anchor, 'f')], { [href.anchor]: 'needs a browser' });
  expect(map).toContain(`## Hosts

| algorithm | function |
| --- | --- |
| [x (host)](${at(x.anchor)}) | \`f\` in [p/src/f.ts](../packages/p/src/f.ts) |

## API

| algorithm | function |
| --- | --- |
| [href (URL)](${at(href.anchor)}) | needs a browser |
`);
});
