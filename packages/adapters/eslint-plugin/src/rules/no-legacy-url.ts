import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { importOf, isCallOf, isGlobal, methodOf, type Origin, parentOf, staticText } from '../syntax.js';

const legacy: Readonly<Record<string, string>> = { parse: 'new URL', resolve: 'new URL with a base' };

/** Returns whether a call is a half of `unescape(encodeURIComponent(…))` or `decodeURIComponent(escape(…))`, which convert from and to UTF-8. */
function isOfUTF8(node: ESTree.SimpleCallExpression, name: string): boolean {
  const [argument] = node.arguments;
  const parent = parentOf(node);
  if (name === 'unescape') return argument !== undefined && isCallOf(argument, 'encodeURIComponent');
  return parent !== null && isCallOf(parent, 'decodeURIComponent');
}

/** Returns the module and the export that a name or a call of `require` means. */
function moduleOf(context: Rule.RuleContext, node: ESTree.Node): Origin | null {
  if (node.type === 'Identifier') return importOf(context, node);
  const module = isCallOf(node, 'require') ? staticText(node.arguments[0]) : null;
  return module === null ? null : { module, name: '*' };
}

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
    function checkName(node: ESTree.Node, callee: ESTree.Node, method: string | null): void {
      const source = moduleOf(context, callee);
      if (source === null || !/^(?:node:)?url$/.test(source.module)) return;
      const name = method ?? source.name;
      if ((method === null) === (source.name === '*') || !Object.keys(legacy).includes(name)) return;
      context.report({ node, messageId: 'url', data: { name, instead: legacy[name]! } });
    }
    // Looking names up takes time, so that it is done only in files that import the module.
    const hasModule = /['"`](?:node:)?url['"`]/.test(context.sourceCode.text);
    function checkImported(node: ESTree.SimpleCallExpression): void {
      const method = methodOf(node);
      if (method !== null && Object.keys(legacy).includes(method.name)) checkName(node, method.object, method.name);
      else if (node.callee.type === 'Identifier') checkName(node, node.callee, null);
    }
    return {
      ImportDeclaration: (node) => checkModule(node, node.source.value),
      CallExpression(node) {
        if (hasModule) checkImported(node);
        if (node.callee.type !== 'Identifier') return;
        const { name } = node.callee;
        const isEscape = name === 'escape' || name === 'unescape';
        if (!(isEscape || name === 'require') || !isGlobal(context, node.callee)) return;
        if (!isEscape) checkModule(node, staticText(node.arguments[0]));
        else if (!isOfUTF8(node, name)) context.report({ node, messageId: 'escape', data: { name } });
      },
    };
  },
};
