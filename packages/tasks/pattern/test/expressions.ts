import fc from 'fast-check';

const atom = fc.constantFrom(
  ...['a', 'b', '\\.', '-', '\\/', '.', '\\w', '\\W', '\\d', '[ab]', '[^\\/]', '[^a]', '[\\w--a]', '[[ab]&&[b]]'],
  ...['\\x61', '\\u0062', '\\u{2d}', '\\p{L}', '\\P{Lu}', '[\\p{Lu}\\-]', 'A', '[^A]', '\\uD83D\\uDE00', '\\cJ', '\\0'],
);
const edge = fc.constantFrom('^', '$', '\\b', '\\B');
const quantifier = fc.constantFrom(
  ...['', '', '', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,}', '{0,2}', '{1,3}?', '{0}', '{2,}?'],
);

/** Sources of regular expressions that an automaton supports. */
export const { expression } = fc.letrec<{ expression: string; term: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.array(tie('term'), { maxLength: 3 }).map((terms) => terms.join('')),
    fc.tuple(tie('expression'), tie('expression')).map((both) => both.join('|')),
  ),
  term: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(atom, quantifier).map((both) => both.join('')),
    edge,
    fc.tuple(tie('expression'), quantifier).map(([inner, times]) => `(?:${inner})${times}`),
    fc.tuple(fc.constantFrom('=', '!', '<=', '<!'), tie('expression')).map(([look, inner]) => `(?${look}${inner})`),
  ),
}));

/** A part of a pattern with a regular expression. The tokenizer does not accept an empty one, and none that starts with "?". */
export const expressionPiece = fc
  .tuple(
    fc.constantFrom('', '', 'a', '/', '-'),
    fc.constantFrom('', ':x', ':y', ':z'),
    expression,
    fc.constantFrom('', '', 'a', '/', '-'),
    fc.constantFrom('', '', '?', '*', '+'),
  )
  .filter(([, , source]) => source !== '')
  .map(([prefix, name, source, suffix, modifier]) => `{${prefix}${name}(${source})${suffix}}${modifier}`);
