import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { constantOf, importOf, methodOf, parentOf, propertyName, staticText, withoutChain } from '../syntax.js';
import { isURLObject } from '../url-values.js';

const fileModules = /^(?:node:)?(?:fs|fs\/promises|path|child_process)$|^(?:fs-extra|graceful-fs)$/;

function isImportMetaURL(node: ESTree.Node): boolean {
  return propertyName(node) === 'url' && node.type === 'MemberExpression' && node.object.type === 'MetaProperty';
}

/** Returns whether a URL is resolved against the URL of the module, which is a file. */
function isModuleFile(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const value = constantOf(context, node);
  if (value.type !== 'NewExpression') return false;
  return value.arguments.some((argument) => isImportMetaURL(withoutChain(argument)));
}

/** Returns whether a call is of a function of Node that has a path as its first argument. */
function hasPath(context: Rule.RuleContext, node: ESTree.Node | null): boolean {
  if (node?.type !== 'CallExpression') return false;
  let callee: ESTree.Node = withoutChain(node.callee);
  while (callee.type === 'MemberExpression') callee = withoutChain(callee.object);
  const source = callee.type === 'Identifier' ? importOf(context, callee) : null;
  return source !== null && fileModules.test(source.module);
}

export const noPathnameAsPath: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow the pathname of a URL as a file path, and file URLs from text', recommended: true },
    schema: [],
    messages: {
      pathname: 'A pathname is percent-encoded, and on Windows it starts with a slash. Use fileURLToPath.',
      slice: 'A file URL without "file://" is not a path: it is percent-encoded. Use fileURLToPath.',
      concatenation: 'A path after "file://" may contain "#", "?", "%" or a drive. Use pathToFileURL.',
    },
  },
  create: (context) => ({
    MemberExpression(node) {
      if (propertyName(node) !== 'pathname' || !isURLObject(context, node.object)) return;
      if (isModuleFile(context, node.object) || hasPath(context, parentOf(node)))
        context.report({ node, messageId: 'pathname' });
    },
    CallExpression(node) {
      const method = methodOf(node);
      if (method === null || !isImportMetaURL(method.object)) return;
      const [first] = node.arguments;
      const isCut = /^(?:slice|substring|substr)$/.test(method.name) && first?.type === 'Literal' && first.value !== 0;
      const isReplaced = method.name === 'replace' && /^file:/.test(staticText(first) ?? '');
      if (isCut || isReplaced) context.report({ node, messageId: 'slice' });
    },
    BinaryExpression(node) {
      if (node.operator !== '+' || staticText(node.right) !== null) return;
      if (/^file:\/\/\/?$/.test(staticText(node.left) ?? '')) context.report({ node, messageId: 'concatenation' });
    },
    TemplateLiteral(node) {
      const isFile = /^file:\/\/\/?$/.test(node.quasis[0]?.value.cooked ?? '');
      if (isFile && node.expressions.length > 0) context.report({ node, messageId: 'concatenation' });
    },
  }),
};
