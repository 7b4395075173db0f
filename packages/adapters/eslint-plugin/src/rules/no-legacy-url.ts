import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { importOf, isGlobal, methodOf } from '../syntax.js';

const legacy: Readonly<Record<string, string>> = { parse: 'new URL', resolve: 'new URL with a base' };

export const noLegacyURL: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'disallow url.parse, url.resolve, querystring, escape and unescape', recommended: true },
    schema: [],
    messages: {
      url: 'url.{{name}} finds other hosts than browsers do. Use {{instead}}.',
      querystring: 'querystring is a legacy module. Use URLSearchParams.',
      escape: '{{name}} does not encode UTF-8. Use encodeURIComponent or decodeURIComponent.',
    },
  },
  create(context) {
    function checkModule(node: ESTree.Node, module: unknown): void {
      if (/^(?:node:)?querystring$/.test(String(module))) context.report({ node, messageId: 'querystring' });
    }
    function checkName(node: ESTree.Node, callee: ESTree.Identifier, method: string | null): void {
      const source = importOf(context, callee);
      if (source === null || !/^(?:node:)?url$/.test(source.module)) return;
      const name = method ?? source.name;
      if ((method === null) === (source.name === '*') || !Object.keys(legacy).includes(name)) return;
      context.report({ node, messageId: 'url', data: { name, instead: legacy[name]! } });
    }
    return {
      ImportDeclaration: (node) => checkModule(node, node.source.value),
      CallExpression(node) {
        const method = methodOf(node);
        if (method !== null && method.object.type === 'Identifier') checkName(node, method.object, method.name);
        if (node.callee.type !== 'Identifier') return;
        const { name } = node.callee;
        if (!isGlobal(context, node.callee)) checkName(node, node.callee, null);
        else if (name === 'require' && node.arguments[0]?.type === 'Literal')
          checkModule(node, node.arguments[0].value);
        else if (name === 'escape' || name === 'unescape')
          context.report({ node, messageId: 'escape', data: { name } });
      },
    };
  },
};
