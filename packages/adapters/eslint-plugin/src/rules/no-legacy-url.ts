import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import {
  constantOf,
  importOf,
  isCallOf,
  isGlobal,
  methodOf,
  type Origin,
  parentOf,
  propertyName,
  readsOf,
  staticText,
  usesOf,
} from '../syntax.js';

const legacy: Readonly<Record<string, string>> = { parse: 'new URL', resolve: 'new URL with a base' };

function isCallOfAny(node: ESTree.Node, names: readonly string[]): boolean {
  return names.some((name) => isCallOf(node, name));
}

/** Returns the places that read the result of a call: its parent, or the reads of the variable that it is assigned to. */
function readersOf(context: Rule.RuleContext, node: ESTree.Node): (ESTree.Node | null)[] {
  const parent = parentOf(node);
  const isAssigned = parent?.type === 'AssignmentExpression' && parent.left.type === 'Identifier';
  const reads = isAssigned ? readsOf(context, parent.left as ESTree.Identifier) : usesOf(context, node);
  return reads.map(parentOf);
}

/** Returns whether a call is a half of `unescape(encodeURIComponent(…))` or `decodeURIComponent(escape(…))`, which convert from and to UTF-8. */
function isOfUTF8(context: Rule.RuleContext, node: ESTree.SimpleCallExpression, name: string): boolean {
  const [argument] = node.arguments;
  if (name === 'unescape')
    return argument !== undefined && isCallOfAny(constantOf(context, argument), ['encodeURIComponent', 'encodeURI']);
  return readersOf(context, node).some((each) => each && isCallOfAny(each, ['decodeURIComponent', 'decodeURI']));
}

/** Returns whether the code after a call of `escape` replaces "%u20AC", so that its author knows the result. */
function isReplaced(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const member = parentOf(node);
  const call = member && parentOf(member);
  if (!call || member === null || propertyName(member) !== 'replace') return false;
  return context.sourceCode.getText(call).includes('%u');
}

/** Names of functions whose argument has one code unit for each byte. */
const takesBytes = /buffer|bytes|binary|^btoa$|^from$|^charCodeAt$/i;

/** Returns whether a function of bytes has a text as its argument, or is a method of the text. */
function isOfBytes(text: ESTree.Node): boolean {
  const parent = parentOf(text);
  if (parent?.type === 'MemberExpression') return parent.object === text && takesBytes.test(propertyName(parent) ?? '');
  if (parent?.type !== 'CallExpression') return false;
  const { callee } = parent;
  return takesBytes.test((callee.type === 'Identifier' ? callee.name : propertyName(callee)) ?? '');
}

/** Returns whether nothing reads an import, or a list of modules for another program hands it on. */
function isHandedOn(context: Rule.RuleContext, node: ESTree.ImportDeclaration): boolean {
  const [specifier] = node.specifiers;
  if (specifier === undefined) return false;
  const reads = node.specifiers.flatMap(({ local }) => readsOf(context, local));
  if (specifier.type === 'ImportSpecifier') return reads.length === 0;
  return reads.every((each) => parentOf(each)?.type === 'Property');
}

/** Returns whether nothing reads the result of `require`, or it is the whole of a module, as in the code that a bundler writes. */
function isUnread(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const parent = parentOf(node);
  if (parent?.type === 'VariableDeclarator') return usesOf(context, node).length === 0;
  return parent?.type === 'AssignmentExpression' && propertyName(parent.left) === 'exports';
}

/** Returns whether code uses `escape` or `unescape` for what only they do. */
function isRightUse(context: Rule.RuleContext, node: ESTree.SimpleCallExpression, name: string): boolean {
  if (name === 'unescape' && usesOf(context, node).some(isOfBytes)) return true;
  return isOfUTF8(context, node, name) || isReplaced(context, node);
}

/** Returns the other way that a node is a fallback for: the `try` of its `catch`, or the condition and the first branch of its `else`. */
function preferredTo(node: ESTree.Node, parent: ESTree.Node): readonly ESTree.Node[] {
  if (parent.type === 'TryStatement' && parent.handler === node) return [parent.block];
  const isBranch = parent.type === 'IfStatement' || parent.type === 'ConditionalExpression';
  return isBranch && parent.alternate === node ? [parent.test, parent.consequent] : [];
}

/** Returns whether code runs only if `new URL` failed or does not exist. */
function isFallback(context: Rule.RuleContext, node: ESTree.Node): boolean {
  for (let inner = node, parent = parentOf(node); parent !== null; inner = parent, parent = parentOf(parent))
    if (preferredTo(inner, parent).some((each) => /\bnew (?:\w+\.)*URL\(/.test(context.sourceCode.getText(each))))
      return true;
  return false;
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
      if (!isFallback(context, node))
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
      ImportDeclaration(node) {
        if (!isHandedOn(context, node)) checkModule(node, node.source.value);
      },
      CallExpression(node) {
        if (hasModule) checkImported(node);
        if (node.callee.type !== 'Identifier') return;
        const { name } = node.callee;
        const isEscape = name === 'escape' || name === 'unescape';
        if (!(isEscape || name === 'require') || !isGlobal(context, node.callee)) return;
        if (!isEscape && !isUnread(context, node)) checkModule(node, staticText(node.arguments[0]));
        if (isEscape && !isRightUse(context, node, name)) context.report({ node, messageId: 'escape', data: { name } });
      },
    };
  },
};
