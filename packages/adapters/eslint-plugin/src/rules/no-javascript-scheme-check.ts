import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { testedText, textComparison, wholeCondition } from '../conditions.js';
import { constantOf, methodOf, propertyName, staticText, usesOf, valuesOf, withoutChain } from '../syntax.js';

const scheme = /^\s*(?:javascript|vbscript):/i;
const pattern = /^\^(?:\\s\*)?\(?(?:\?:)?(?:\w+\|)*(?:javascript|vbscript)\b[\w|)]*:/i;
const dangerous = ['javascript', 'data', 'vbscript'];

/** Returns whether an expression is the protocol of a parsed URL. */
function isProtocol(context: Rule.RuleContext, node: ESTree.Node): boolean {
  return [withoutChain(node), constantOf(context, node)].some((each) => propertyName(each) === 'protocol');
}

/** Returns whether characters of a text were replaced before, which may have removed tabs and newlines. */
function isCleaned(context: Rule.RuleContext, node: ESTree.Node): boolean {
  return [node, ...valuesOf(context, node)].some((each) => context.sourceCode.getText(each).includes('.replace('));
}

/** Schemes and starts of links that lead to no document. A list with them sorts links, and protects from nothing. */
const otherLinks = /\b(?:mailto|tel|sms|magnet)(?=[:|)])|(["'`])#\1/;

/** Schemes of the browser's own pages. A condition with them asks for links that are not of the web; a list with them may deny. */
const ownPages = /\b(?:about|chrome)(?=[:|)])/;

function isWholeOrOther(text: string): boolean {
  return otherLinks.test(text) || dangerous.every((name) => text.includes(`${name}:`));
}

/** Returns whether the condition around a check also names links that lead to no document. */
function sortsLinks(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const condition = context.sourceCode.getText(wholeCondition(node));
  return otherLinks.test(condition) || ownPages.test(condition);
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
  create(context) {
    function checkList(node: ESTree.CallExpression, list: ESTree.Node): void {
      if (
        list.type !== 'ArrayExpression' ||
        !list.elements.some((each) => scheme.test(staticText(each ?? undefined) ?? ''))
      )
        return;
      if (!isWholeOrOther(context.sourceCode.getText(list))) context.report({ node, messageId: 'list' });
    }
    return {
      Literal(node) {
        if (!('regex' in node) || !node.regex || !pattern.test(node.regex.pattern)) return;
        if (otherLinks.test(node.regex.pattern)) return;
        const isTested = usesOf(context, node).some((each) => testedText(each) !== null);
        if (isTested) context.report({ node, messageId: 'text' });
      },
      CallExpression(node) {
        const method = methodOf(node);
        if (method === null || !/^(?:startsWith|includes|indexOf)$/.test(method.name)) return;
        const isScheme = scheme.test(staticText(node.arguments[0]) ?? '');
        const isOfText = isScheme && !isProtocol(context, method.object) && !isCleaned(context, method.object);
        if (isOfText && !sortsLinks(context, node)) context.report({ node, messageId: 'text' });
        const [argument] = node.arguments;
        if (method.name === 'includes' && argument && isProtocol(context, argument))
          checkList(node, constantOf(context, method.object));
      },
      BinaryExpression(node) {
        const { value, text = '' } = textComparison(node) ?? {};
        if (value === undefined || !scheme.test(text) || !text.endsWith(':') || !isProtocol(context, value)) return;
        if (sortsLinks(context, node)) return;
        if (!isWholeOrOther(context.sourceCode.getText(wholeCondition(node))))
          context.report({ node, messageId: 'list' });
      },
    };
  },
};
