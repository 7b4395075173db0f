import type { Rule } from 'eslint';
import { methodOf, staticText } from '../syntax.js';
import { isAddressText } from '../url-values.js';

const prefix = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|0)\.(?:[\d.]*)$|^(?:::1|::ffff:|f[cde]\w*:)/i;
const pattern = /^\^?\(?(?:\?:)?\^?(?:10|127|192\\\.168|169\\\.254)\\\./;

export const noAddressTextCheck: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow checks for private and local addresses in text', recommended: true },
    schema: [],
    messages: {
      address:
        'Another spelling such as 0x7f.1, 2130706433 or [::ffff:7f00:1] bypasses this check. Parse the address: classifyAddress or createHostPolicy of @url/address.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const method = methodOf(node);
      if (method === null) return;
      const { object, name } = method;
      const text = staticText(node.arguments[0]) ?? '';
      if (name === 'startsWith' && prefix.test(text) && isAddressText(context, object))
        context.report({ node, messageId: 'address' });
      const [argument] = node.arguments;
      if (name !== 'test' || !('regex' in object) || !argument || !isAddressText(context, argument)) return;
      if (pattern.test(object.regex?.pattern ?? '')) context.report({ node, messageId: 'address' });
    },
    BinaryExpression(node) {
      if (!/^[!=]==?$/.test(node.operator)) return;
      const [value, text] =
        staticText(node.left) === null ? [node.left, staticText(node.right)] : [node.right, staticText(node.left)];
      if (!/^(?:127\.0\.0\.1|169\.254\.169\.254|0\.0\.0\.0|\[?::1\]?)$/.test(text ?? '')) return;
      if (value.type !== 'PrivateIdentifier' && isAddressText(context, value))
        context.report({ node, messageId: 'address' });
    },
  }),
};
