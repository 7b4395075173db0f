import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { isOfRequest } from '../requests.js';
import { constantOf, isCallOf, isGlobal, methodOf, parentOf, propertyName, withoutChain } from '../syntax.js';

/** Returns whether an expression is a `URLSearchParams` object. */
function isParams(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const value = constantOf(context, node);
  if (value.type === 'NewExpression')
    return value.callee.type === 'Identifier' && value.callee.name === 'URLSearchParams';
  return propertyName(value) === 'searchParams';
}

/** Returns whether an expression is a value that `URLSearchParams` or a router has decoded. */
function isParam(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const value = constantOf(context, node);
  if (isOfRequest(value)) return true;
  const method = value.type === 'CallExpression' ? methodOf(value) : null;
  return method?.name === 'get' && isParams(context, method.object);
}

/** Returns whether a decoded path is split. */
function isSplitPath(node: ESTree.Node, path: ESTree.Node): boolean {
  const member = parentOf(node);
  const inner = withoutChain(path);
  const name = inner.type === 'Identifier' ? inner.name : propertyName(inner);
  return member?.type === 'MemberExpression' && propertyName(member) === 'split' && /^path[nN]ame$/.test(name ?? '');
}

/** Returns whether a call is the argument of a decoder of base64, whose alphabet has no "%". */
function isOfBase64(node: ESTree.Node): boolean {
  const call = parentOf(node);
  if (call?.type !== 'CallExpression') return false;
  const callee = withoutChain(call.callee);
  return /base64|^atob$/i.test((callee.type === 'Identifier' ? callee.name : propertyName(callee)) ?? '');
}

export const noDoubleDecode: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow decoding twice, and decoding before a split', recommended: true },
    hasSuggestions: true,
    schema: [],
    messages: {
      params: 'The value is already decoded. Decoding it again changes "%25", and throws for "%".',
      twice: 'The value is decoded twice: "%252F" becomes "/".',
      split: 'A decoded "%2F" becomes a separator. Split the path first, then decode the segments.',
      remove: 'Remove the decoding.',
    },
  },
  create(context) {
    function check(node: ESTree.SimpleCallExpression, argument: ESTree.Node): void {
      const inner = constantOf(context, argument);
      const isTwice = isCallOf(inner, 'decodeURIComponent') || isCallOf(inner, 'decodeURI');
      if (isTwice ? isOfBase64(node) : !isParam(context, argument)) return;
      const text = context.sourceCode.getText(argument);
      const fix = (fixer: Rule.RuleFixer) => fixer.replaceText(node, text);
      context.report({ node, messageId: isTwice ? 'twice' : 'params', suggest: [{ messageId: 'remove', fix }] });
    }
    return {
      CallExpression(node) {
        if (!isCallOf(node, 'decodeURIComponent') || node.callee.type !== 'Identifier') return;
        const [argument] = node.arguments;
        if (!isGlobal(context, node.callee) || argument === undefined) return;
        check(node, argument);
        if (isSplitPath(node, argument)) context.report({ node, messageId: 'split' });
      },
    };
  },
};
