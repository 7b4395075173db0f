import { expect, test } from 'vitest';
import { contentsOf } from './source.ts';

test.each([
  ['<h3 id="hosts-(domains)">x</h3>', ['hosts-(domains)']],
  ['<dfn oldids=a,b>c d</dfn>', ['a', 'b', 'c-d']],
  ['<dfn export>C0 control percent-encode set</dfn>', ['c0-control-percent-encode-set']],
  ['<dfn>To <var>x</var>\n  y</dfn>', ['to-x-y']],
  ["<dfn>a url's username/password</dfn>", ['a-urls-username-password']],
  ['<dfn export for="code point">UTF-8 encode</dfn>', ['code-point-utf-8-encode']],
  ['<dfn lt="include credentials|includes credentials">includes credentials</dfn>', ['include-credentials']],
  ['<dfn attribute for=URL><code>href</code></dfn>', ['dom-url-href']],
  ['<dfn method for=URL><code>parse(<var>url</var>, <var>base</var>)</code></dfn>', ['dom-url-parse']],
  ['<dfn constructor for=URL lt="URL(url, base)"><code>new URL(<var>url</var>)</code></dfn>', ['dom-url-url']],
  ['<pre class=idl>\n[Exposed=*]\ninterface URLSearchParams {\n};\n</pre>', ['urlsearchparams']],
  [
    '<xmp class="idl">\ntypedef (A or B) C;\ninterface D {\n};\ndictionary E {\n};\n</xmp>',
    ['d', 'dictdef-e', 'typedefdef-c'],
  ],
  ['<dfn>generate a [=/pattern string=]</dfn>', ['generate-a-pattern-string']],
  ['<!-- <p id=x> -->', []],
  ['<a href="https://example.org/?id=x">', []],
])('the anchors of %j', (source, anchors) => {
  expect(contentsOf(source).anchors).toEqual(anchors);
});

const standard = `
<h3 id=hosts>Hosts</h3>
<div algorithm>The <dfn export for=host id=concept-host-x>x</dfn> of <var>y</var> is <dfn><var>z</var></dfn>.</div>
<h3>API</h3>
<div algorithm=outer>
 <div algorithm>The <dfn attribute for=URL><code>href</code></dfn> getter</div>
 <dfn>no scheme state</dfn>
</div>
<!-- <div algorithm><dfn>gone</dfn></div> -->
<p>A <dfn>term</dfn> is not an algorithm, and the <dfn for=term>field</dfn> of it is not either.
<table><tr><td><dfn>some-error</dfn></table>`;

test('algorithms are the definitions in <div algorithm>', () => {
  expect(contentsOf(standard).algorithms).toEqual([
    { anchor: 'concept-host-x', name: 'x (host)', section: 'Hosts' },
    { anchor: 'dom-url-href', name: 'href (URL)', section: 'API' },
    { anchor: 'no-scheme-state', name: 'no scheme state', section: 'API' },
  ]);
});

test.each([
  [true, ['term', 'field (term)']],
  [false, ['term']],
])('other definitions are outside of it, without names of validation errors; members: %j', (listsMembers, names) => {
  expect(contentsOf(standard, listsMembers).definitions.map(({ name }) => name)).toEqual(names);
});
