import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { constantOf, methodOf, propertyName, staticText, wholeCondition, withoutChain } from '../syntax.js';

const scheme = /^\s*(?:javascript|vbscript):?/i;
const dangerous = ['javascript', 'data', 'vbscript'];

/** Returns whether an expression is the protocol of a parsed URL. */
function isProtocol(context: Rule.RuleContext, node: ESTree.Node): boolean {
  return [withoutChain(node), constantOf(context, node)].some((each) => propertyName(each) === 'protocol');
}

export const noJavascriptSchemeCheck: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow lists of denied schemes, and checks for schemes in text', recommended: true },
    schema: [],
    messages: {
      text: 'Browsers ignore case, tabs, newlines and leading spaces in "javascript:". Parse the URL, and compare its protocol with a list of allowed ones.',
      list: 'Other schemes also run or carry scripts, such as "data:". Compare the protocol with a list of allowed ones.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const method = methodOf(node);
      if (method === null) return;
      if (/^(?:startsWith|includes|indexOf)$/.test(method.name)) {
        const text = staticText(node.arguments[0]) ?? '';
        const isScheme = /^\s*(?:javascript|vbscript):/i.test(text);
        if (isScheme && !isProtocol(context, method.object)) context.report({ node, messageId: 'text' });
      }
      const value = constantOf(context, method.object);
      const pattern = method.name === 'test' && 'regex' in value ? (value.regex?.pattern ?? '') : '';
      if (/^\^(?:\\s\*)?\(?(?:\?:)?(?:\w+\|)*(?:javascript|vbscript)\b[\w|)]*:/i.test(pattern))
        context.report({ node, messageId: 'text' });
    },
    BinaryExpression(node) {
      if (!/^[!=]==?$/.test(node.operator)) return;
      const [value, text] =
        staticText(node.left) === null ? [node.left, staticText(node.right)] : [node.right, staticText(node.left)];
      if (text === null || !scheme.test(text) || !text.endsWith(':') || !isProtocol(context, value)) return;
      const condition = context.sourceCode.getText(wholeCondition(node));
      if (!dangerous.every((name) => condition.includes(`${name}:`))) context.report({ node, messageId: 'list' });
    },
  }),
};
