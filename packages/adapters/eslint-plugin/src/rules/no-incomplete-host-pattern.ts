import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { methodOf, parentOf, staticText } from '../syntax.js';
import { isHostText, isURLText } from '../url-values.js';

const topLevel = '(?:com|org|net|edu|gov|io|dev|app|info|biz)';

/** An unescaped dot between a label and a top-level domain, after a scheme, an anchor, a group or an escaped dot. */
const openDot = new RegExp(
  `(?<=(?:\\/\\/|\\^|\\(|\\\\\\.|\\|)(?:[a-z\\d.-]|\\\\[.-])*[a-z\\d-])\\.(?=${topLevel}(?![\\w-]))`,
  'gi',
);

const endsAfterHost = new RegExp(`^\\^https\\??:(?:\\\\?\\/){2}(?:[\\w-]|\\\\[.-]|\\.)+\\\\?\\.${topLevel}$`, 'i');
const startsWithHost = new RegExp(
  `^https\\??:(?:\\\\?\\/){2}(?:[\\w-]|\\\\[.-]|\\.)+\\\\?\\.${topLevel}(?![\\w-])`,
  'i',
);
const hostEnds = new RegExp(`^(?:[\\w-]|\\\\[.-])+\\\\\\.${topLevel}\\$$`, 'i');

/** Returns the text that an expression is matched with. */
function matchedText(node: ESTree.Node): ESTree.Node | null {
  const parent = parentOf(node);
  if (parent?.type === 'MemberExpression' && parent.object === node) {
    const call = parentOf(parent);
    if (call?.type !== 'CallExpression' || call.callee !== parent) return null;
    return /^(?:test|exec)$/.test(methodOf(call)?.name ?? '') ? (call.arguments[0] ?? null) : null;
  }
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) return null;
  const method = methodOf(parent);
  return method !== null && /^(?:match|search)$/.test(method.name) ? method.object : null;
}

function problemOf(context: Rule.RuleContext, node: ESTree.Node, pattern: string): string | null {
  const text = matchedText(node);
  if (text === null) return null;
  if (isURLText(context, text)) {
    if (endsAfterHost.test(pattern)) return 'end';
    if (startsWithHost.test(pattern)) return 'start';
  }
  return isHostText(context, text) && hostEnds.test(pattern) ? 'start' : null;
}

export const noIncompleteHostPattern: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow expressions for hosts with unescaped dots or without anchors', recommended: true },
    hasSuggestions: true,
    schema: [],
    messages: {
      dot: 'An unescaped "." in the host matches every character. Escape it.',
      start: 'The expression also matches a host in the middle of the text. Parse the URL, and compare its host.',
      end: 'The expression also matches a longer host. Parse the URL, and compare its host.',
      escape: 'Escape the dot.',
    },
  },
  create(context) {
    function check(node: ESTree.Node, pattern: string, canEscape: boolean): void {
      const escaped = pattern.replace(openDot, '\\.');
      if (escaped !== pattern) {
        const fix = (fixer: Rule.RuleFixer) =>
          fixer.replaceText(
            node,
            context.sourceCode.getText(node).replace(pattern, () => escaped),
          );
        context.report({ node, messageId: 'dot', suggest: canEscape ? [{ messageId: 'escape', fix }] : [] });
        return;
      }
      const problem = problemOf(context, node, pattern);
      if (problem !== null) context.report({ node, messageId: problem });
    }
    return {
      Literal(node) {
        if ('regex' in node && node.regex) check(node, node.regex.pattern, true);
      },
      'NewExpression, CallExpression'(node: ESTree.NewExpression | ESTree.SimpleCallExpression) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
        const pattern = staticText(node.arguments[0]);
        if (pattern !== null) check(node, pattern, false);
      },
    };
  },
};
