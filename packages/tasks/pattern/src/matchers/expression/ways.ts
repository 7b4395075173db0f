import type { Expression } from './syntax.js';

/** How many ways to match an engine may try for an expression. */
export interface Ways {
  /** How many parts of the expression can end at many offsets. Each of them multiplies the ways by the length of the input. */
  readonly openParts: number;
  /** What alternatives multiply the ways by. `Infinity`: a repetition is in a repetition, or an alternative is. */
  readonly factor: number;
}

const one: Ways = { openParts: 0, factor: 1 };

/**
 * Finds how many ways to match an engine may try.
 *
 *     \d+            1 open part
 *     en|de          2 ways
 *     \w+-\w+        2 open parts
 *     (?:ab)+        1 open part
 *     (?:a+)+        no limit
 */
export function waysOf(expression: Expression): Ways {
  switch (expression.kind) {
    case 'code-unit':
    case 'edge':
      return one;
    case 'sequence':
      return expression.nodes.map(waysOf).reduce(both, one);
    case 'alternatives':
      return expression.nodes.map(waysOf).reduce(both, { openParts: 0, factor: expression.nodes.length });
    case 'look-around':
      return both(waysOf(expression.node), { openParts: 1, factor: 1 });
    default:
      return waysOfRepetition(expression);
  }
}

function waysOfRepetition({ node, least, most }: Expression & { kind: 'repetition' }): Ways {
  const inner = waysOf(node);
  const isOpen = inner.openParts > 0 || inner.factor > 1;
  if (most > 1 && isOpen) return { openParts: 1, factor: Infinity };
  return both(inner, { openParts: least === most ? 0 : 1, factor: 1 });
}

function both(a: Ways, b: Ways): Ways {
  return { openParts: a.openParts + b.openParts, factor: a.factor * b.factor };
}
