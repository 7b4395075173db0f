import { words } from '../../../../tools/conformance/words.ts';

type Example = readonly [reference: string, target: string];

/** Each example is a reference and its target, with an arrow between them. */
function examples(text: string): Example[] {
  return words(text).map((example) => example.split('→') as [string, string]);
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-5.4 */
export const exampleBase = 'http://a/b/c/d;p?q';

/** https://www.rfc-editor.org/rfc/rfc3986#section-5.4.1 */
export const normalExamples: readonly Example[] = examples(`
  g:h→g:h g→http://a/b/c/g ./g→http://a/b/c/g g/→http://a/b/c/g/ /g→http://a/g //g→http://g ?y→http://a/b/c/d;p?y
  g?y→http://a/b/c/g?y #s→http://a/b/c/d;p?q#s g#s→http://a/b/c/g#s g?y#s→http://a/b/c/g?y#s ;x→http://a/b/c/;x
  g;x→http://a/b/c/g;x g;x?y#s→http://a/b/c/g;x?y#s →http://a/b/c/d;p?q .→http://a/b/c/ ./→http://a/b/c/
  ..→http://a/b/ ../→http://a/b/ ../g→http://a/b/g ../..→http://a/ ../../→http://a/ ../../g→http://a/g`);

/** https://www.rfc-editor.org/rfc/rfc3986#section-5.4.2, except "http:g", which strict and other parsers resolve differently. */
export const abnormalExamples: readonly Example[] = examples(`
  ../../../g→http://a/g ../../../../g→http://a/g /./g→http://a/g /../g→http://a/g g.→http://a/b/c/g.
  .g→http://a/b/c/.g g..→http://a/b/c/g.. ..g→http://a/b/c/..g ./../g→http://a/b/g ./g/.→http://a/b/c/g/
  g/./h→http://a/b/c/g/h g/../h→http://a/b/c/h g;x=1/./y→http://a/b/c/g;x=1/y g;x=1/../y→http://a/b/c/y
  g?y/./x→http://a/b/c/g?y/./x g?y/../x→http://a/b/c/g?y/../x g#s/./x→http://a/b/c/g#s/./x
  g#s/../x→http://a/b/c/g#s/../x`);
