import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { isCallOf } from '../syntax.js';

/** A text of a URL and the value after it. */
interface Piece {
  readonly before: string;
  readonly value: ESTree.Node;
}

const start = /^(?:https?:\/\/|\/(?!\/)|\?|\.{1,2}\/)[^\s<>"']*$/i;
const inQuery = /[?&][\w.[\]%-]+=$/;
const inPath = /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?$/i;

/** Values that cannot contain a delimiter, or are already encoded, by their form or their name. */
function isSafe(node: ESTree.Node): boolean {
  if (node.type === 'Literal' || isCallOf(node, 'encodeURIComponent') || isCallOf(node, 'Number')) return true;
  const name = node.type === 'Identifier' ? node.name : '';
  return (
    /^[A-Z][A-Z\d_]*$|encoded|escaped/i.test(name) && (/encoded|escaped/i.test(name) || name === name.toUpperCase())
  );
}

/** Returns the values of "+", with the text before each. */
function piecesOf(node: ESTree.BinaryExpression): Piece[] {
  const operands: ESTree.Node[] = [];
  let left: ESTree.Node = node;
  while (left.type === 'BinaryExpression' && left.operator === '+') {
    operands.unshift(left.right);
    left = left.left;
  }
  let before = '';
  return [left, ...operands].flatMap((value) => {
    if (value.type === 'Literal' && typeof value.value === 'string') {
      before += value.value;
      return [];
    }
    const piece = { before, value };
    before += 'x';
    return [piece];
  });
}

function piecesOfTemplate(node: ESTree.TemplateLiteral): Piece[] {
  let before = '';
  return node.expressions.map((value, index) => {
    before += node.quasis[index]?.value.cooked ?? '';
    const piece = { before, value };
    before += 'x';
    return piece;
  });
}

export const noURLConcatenation: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow values in URLs without encodeURIComponent', recommended: true },
    schema: [{ type: 'object', properties: { paths: { type: 'boolean' } }, additionalProperties: false }],
    defaultOptions: [{ paths: false }],
    messages: {
      raw: 'The value is not encoded: "&", "#" or "/" in it changes the URL. Use URLSearchParams, encodeURIComponent, or the tag url of @url/build.',
      wrong: '{{name}} does not encode a value of a URL: "&" or "+" stays. Use encodeURIComponent or URLSearchParams.',
    },
  },
  create(context) {
    const withPaths = context.options[0]?.paths === true;
    function check({ before, value }: Piece): void {
      if (!start.test(before)) return;
      const isQuery = inQuery.test(before);
      if (!isQuery && !(withPaths && inPath.test(before))) return;
      const name = ['encodeURI', 'escape'].find((each) => isCallOf(value, each));
      if (name !== undefined) context.report({ node: value, messageId: 'wrong', data: { name } });
      else if (!isSafe(value)) context.report({ node: value, messageId: 'raw' });
    }
    return {
      'BinaryExpression[operator="+"]'(node: ESTree.BinaryExpression & Rule.NodeParentExtension) {
        if (node.parent.type === 'BinaryExpression' && node.parent.operator === '+' && node.parent.left === node)
          return;
        piecesOf(node).forEach(check);
      },
      TemplateLiteral(node) {
        if (node.parent.type !== 'TaggedTemplateExpression') piecesOfTemplate(node).forEach(check);
      },
    };
  },
};
