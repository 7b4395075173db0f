import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { isPrefixCheck, patternCall, textComparison, wholeCondition } from '../conditions.js';
import { enclosingFunction, methodOf, parentOf, staticText, usesOf } from '../syntax.js';
import { isAddressText, isHostText } from '../url-values.js';

const prefix = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|0)\.(?:[\d.]*)$|^(?:::1$|f[cd]\w*:|fe80:)/i;
const pattern = /^\^?(?:\((?:\?:)?)?\^?\(?(?:\?:)?(?:10|127|192\\\.168|169\\\.254|172\\\.)(?:\\\.|[|)(])/;
const metadata = '169.254.169.254';
const single = /^(?:127\.0\.0\.1|\[?::1\]?)$/;

/** Returns whether a statement refuses: it throws, or returns false or nothing. */
function refuses(statement: ESTree.Statement): boolean {
  const first = statement.type === 'BlockStatement' ? statement.body[statement.body.length - 1] : statement;
  if (first?.type === 'ThrowStatement') return true;
  if (first?.type !== 'ReturnStatement') return false;
  const { argument } = first;
  return argument?.type === 'Literal' && (argument.value === false || argument.value === null);
}

/** Returns whether a comparison is in the condition of an `if` that refuses. */
function isRefusal(node: ESTree.Node): boolean {
  const condition = wholeCondition(node);
  const parent = parentOf(condition);
  return parent?.type === 'IfStatement' && parent.test === condition && refuses(parent.consequent);
}

/** Interfaces of the system, which give addresses in one spelling. */
const ofSystem = /networkInterfaces|RTCPeerConnection/;

/** Returns whether the code around a check knows which spelling the text has: it asks `isIP`, or an address of a socket has its form in IPv6 named. */
function knowsSpelling(context: Rule.RuleContext, value: ESTree.Node): boolean {
  const code = context.sourceCode.getText(enclosingFunction(value));
  if (ofSystem.test(context.sourceCode.text)) return true;
  return /\bisIP(?:v?[46])?\)?\(/i.test(code) || (!isHostText(context, value) && code.includes('::ffff:'));
}

export const noAddressTextCheck: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow checks for private and local addresses in text', recommended: true },
    schema: [{ type: 'object', properties: { loopback: { type: 'boolean' } }, additionalProperties: false }],
    defaultOptions: [{ loopback: false }],
    messages: {
      address:
        'Another spelling such as 0x7f.1, 2130706433 or [::ffff:7f00:1] bypasses this check. Parse the address: classifyAddress or createHostPolicy of @url/address.',
    },
  },
  create(context) {
    const withLoopback = context.options[0]?.loopback === true;
    function check(node: ESTree.Node, value: ESTree.Node): void {
      if (isAddressText(context, value) && !knowsSpelling(context, value))
        context.report({ node, messageId: 'address' });
    }
    function checkPattern(node: ESTree.Node, source: string): void {
      const calls = pattern.test(source) ? usesOf(context, node).map(patternCall) : [];
      const found = calls.find((each) => each !== null && isAddressText(context, each.text));
      // An expression for a whole address accepts one spelling. This is only wrong if it refuses.
      if (found && (!source.endsWith('$') || isRefusal(found.call))) check(node, found.text);
    }
    return {
      Literal(node) {
        if ('regex' in node && node.regex) checkPattern(node, node.regex.pattern);
      },
      CallExpression(node) {
        const method = methodOf(node);
        if (method === null || !isPrefixCheck(node, method.name)) return;
        const text = staticText(node.arguments[0]) ?? '';
        if (prefix.test(text)) check(node, method.object);
      },
      BinaryExpression(node) {
        const { value, text } = textComparison(node) ?? {};
        if (value === undefined || (text !== metadata && !single.test(text ?? ''))) return;
        if (text === metadata || withLoopback || (/^==/.test(node.operator) && isRefusal(node))) check(node, value);
      },
    };
  },
};
