import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { isFreeText, isSafeValue } from '../safe-values.js';
import { isCallOf } from '../syntax.js';
import { isHostText, isURLText } from '../url-values.js';

/** A text of a URL and the value after it. */
interface Piece {
  readonly before: string;
  readonly value: ESTree.Node;
}

/** Stands for a value that is the text of a URL or a host. */
const urlMark = '\u0001';
const start = new RegExp(`^(?:${urlMark}|https?:\\/\\/|\\/(?!\\/)|\\?|\\.{1,2}\\/)[^\\s<>"']*$`, 'i');
const inQuery = /[?&][\w.[\]%-]+=$/;
const inPath = /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?$/i;

function markOf(context: Rule.RuleContext, value: ESTree.Node): string {
  return isURLText(context, value) || isHostText(context, value) ? urlMark : 'x';
}

/** Returns what an assignment with "+=" continues. */
function continued(context: Rule.RuleContext, node: ESTree.Node & Rule.NodeParentExtension): string {
  const { parent } = node;
  const isAppended = parent.type === 'AssignmentExpression' && parent.operator === '+=' && parent.right === node;
  return isAppended && isURLText(context, parent.left) ? urlMark : '';
}

/** Returns whether one of the texts may end before a value of a URL. Everything else takes time, and is done only then. */
function mayHaveValue(texts: readonly string[], withPaths: boolean): boolean {
  return texts.some((text) => inQuery.test(text) || (withPaths && text.includes('/')));
}

/** Returns the operands of "+". */
function operandsOf(node: ESTree.BinaryExpression): ESTree.Node[] {
  const operands: ESTree.Node[] = [];
  let left: ESTree.Node = node;
  while (left.type === 'BinaryExpression' && left.operator === '+') {
    operands.unshift(left.right);
    left = left.left;
  }
  return [left, ...operands];
}

function textsOf(operands: readonly ESTree.Node[]): string[] {
  return operands.flatMap((each) => (each.type === 'Literal' && typeof each.value === 'string' ? [each.value] : []));
}

/** Returns the values of "+", with the text before each. */
function piecesOf(
  context: Rule.RuleContext,
  node: ESTree.BinaryExpression & Rule.NodeParentExtension,
  operands: readonly ESTree.Node[],
): Piece[] {
  let before = continued(context, node);
  return operands.flatMap((value) => {
    if (value.type === 'Literal' && typeof value.value === 'string') {
      before += value.value;
      return [];
    }
    const piece = { before, value };
    before += before === '' ? markOf(context, value) : 'x';
    return [piece];
  });
}

function piecesOfTemplate(context: Rule.RuleContext, node: ESTree.TemplateLiteral & Rule.NodeParentExtension): Piece[] {
  let before = continued(context, node);
  return node.expressions.map((value, index) => {
    before += node.quasis[index]?.value.cooked ?? '';
    const piece = { before, value };
    before += before === '' ? markOf(context, value) : 'x';
    return piece;
  });
}

export const noURLConcatenation: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow values in URLs without encodeURIComponent', recommended: true },
    schema: [
      {
        type: 'object',
        properties: { paths: { type: 'boolean' }, everyValue: { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ paths: false, everyValue: false }],
    messages: {
      raw: 'The value is not encoded: "&", "#" or "/" in it changes the URL. Use URLSearchParams, encodeURIComponent, or the tag url of @url/build.',
      wrong: '{{name}} does not encode a value of a URL: "&" or "+" stays. Use encodeURIComponent or URLSearchParams.',
    },
  },
  create(context) {
    const withPaths = context.options[0]?.paths === true;
    const withEveryValue = context.options[0]?.everyValue === true;
    function check({ before, value }: Piece): void {
      if (!start.test(before)) return;
      const isQuery = inQuery.test(before);
      if (!isQuery && !(withPaths && inPath.test(before))) return;
      const name = ['encodeURI', 'escape'].find((each) => isCallOf(value, each));
      if (name !== undefined) context.report({ node: value, messageId: 'wrong', data: { name } });
      else if ((withEveryValue || isFreeText(context, value)) && !isSafeValue(context, value))
        context.report({ node: value, messageId: 'raw' });
    }
    return {
      'BinaryExpression[operator="+"]'(node: ESTree.BinaryExpression & Rule.NodeParentExtension) {
        if (node.parent.type === 'BinaryExpression' && node.parent.operator === '+' && node.parent.left === node)
          return;
        const operands = operandsOf(node);
        if (mayHaveValue(textsOf(operands), withPaths)) piecesOf(context, node, operands).forEach(check);
      },
      TemplateLiteral(node) {
        if (node.parent.type === 'TaggedTemplateExpression' || node.expressions.length === 0) return;
        const texts = node.quasis.map(({ value }) => value.cooked ?? '');
        if (mayHaveValue(texts, withPaths)) piecesOfTemplate(context, node).forEach(check);
      },
    };
  },
};
