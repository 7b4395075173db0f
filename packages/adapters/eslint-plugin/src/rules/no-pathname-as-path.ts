import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import {
  constantOf,
  importOf,
  methodOf,
  parentOf,
  propertyName,
  staticText,
  valuesOf,
  withoutChain,
} from '../syntax.js';
import { isURLObject } from '../url-values.js';

const fileModules = /^(?:node:)?(?:fs|fs\/promises|path|child_process)$|^(?:fs-extra|graceful-fs)$/;

/** Functions of `path` that are right for the path of a URL. */
const ofAnyPath = /^(?:basename|extname|posix)$/;

/** A file that Node reads: it imports a module of Node, or is the configuration of a tool. A browser resolves a module against an http: URL. */
const nodeModule = /['"](?:node:\w+|fs|path|child_process|os|module|process|url)(?:\/promises)?['"]/;
const configFile = /\.config\.\w+$/;

/** Names of values that are percent-encoded, or parts of a URL. */
const encodedName = /encode|escape|url|uri|href|pathname/i;

/** Calls that encode a whole text, or its delimiters one by one. */
const encodingCall = /encode|escape|%2[35]/i;

function isOfNode({ filename, sourceCode }: Rule.RuleContext): boolean {
  return configFile.test(filename) || nodeModule.test(sourceCode.text);
}

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
  const names: string[] = [];
  while (callee.type === 'MemberExpression') {
    names.push(propertyName(callee) ?? '');
    callee = withoutChain(callee.object);
  }
  const source = callee.type === 'Identifier' ? importOf(context, callee) : null;
  return (
    source !== null && fileModules.test(source.module) && ![source.name, ...names].some((each) => ofAnyPath.test(each))
  );
}

/** Returns the whole of a concatenation with "+" that contains a node. */
function wholeText(node: ESTree.Node): ESTree.Node {
  const parent = parentOf(node);
  return parent?.type === 'BinaryExpression' && parent.operator === '+' ? wholeText(parent) : node;
}

/** Returns whether the result of a call becomes the pathname of a URL again. */
function isPathnameAgain(call: ESTree.Node | null): boolean {
  const parent = call && parentOf(call);
  return parent?.type === 'AssignmentExpression' && propertyName(parent.left) === 'pathname';
}

/** Returns whether code says that a value is percent-encoded or already a part of a URL, or is a constant that needs no encoding. */
function isEncoded(context: Rule.RuleContext, node: ESTree.Node): boolean {
  if (encodedName.test(context.sourceCode.getText(node))) return true;
  const constant = staticText(constantOf(context, node));
  if (constant !== null && !/[#?%\s\\]/.test(constant)) return true;
  return valuesOf(context, node).some((each) => encodingCall.test(context.sourceCode.getText(each)));
}

/** Returns whether a part of a concatenation after its first text is encoded. */
function isEncodedText(context: Rule.RuleContext, node: ESTree.BinaryExpression): boolean {
  const text = context.sourceCode.getText(wholeText(node));
  const first = context.sourceCode.getText(node.left);
  return encodedName.test(text.slice(text.indexOf(first) + first.length)) || isEncoded(context, node.right);
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
      const isOfModule = isModuleFile(context, node.object) && isOfNode(context);
      const parent = parentOf(node);
      if (isOfModule || (hasPath(context, parent) && !isPathnameAgain(parent)))
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
      if (/^file:\/\/\/?$/.test(staticText(node.left) ?? '') && !isEncodedText(context, node))
        context.report({ node, messageId: 'concatenation' });
    },
    TemplateLiteral(node) {
      const isFile = /^file:\/\/\/?$/.test(node.quasis[0]?.value.cooked ?? '') && node.expressions.length > 0;
      if (isFile && !node.expressions.some((each) => isEncoded(context, each)))
        context.report({ node, messageId: 'concatenation' });
    },
  }),
};
