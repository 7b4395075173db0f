import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { isDecision, testedText } from '../conditions.js';
import { mayNameHost, missingAnchor, withEscapedDots } from '../host-patterns.js';
import { staticText, usesOf } from '../syntax.js';
import { isHostText, isURLText } from '../url-values.js';

/** Returns what the texts are that an expression is tested on. */
function kindOf(context: Rule.RuleContext, uses: readonly ESTree.Node[]): 'url' | 'host' | null {
  const texts = uses.map(testedText).filter((text) => text !== null);
  if (texts.some((text) => isHostText(context, text))) return 'host';
  return texts.some((text) => isURLText(context, text)) ? 'url' : null;
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
      if (!mayNameHost(pattern)) return;
      const uses = usesOf(context, node);
      const kind = kindOf(context, uses);
      const escaped = withEscapedDots(pattern, kind !== null);
      if (escaped !== pattern) {
        const fix = (fixer: Rule.RuleFixer) =>
          fixer.replaceText(
            node,
            context.sourceCode.getText(node).replace(pattern, () => escaped),
          );
        context.report({ node, messageId: 'dot', suggest: canEscape ? [{ messageId: 'escape', fix }] : [] });
        return;
      }
      const problem = kind !== null && uses.some(isDecision) ? missingAnchor(pattern, kind) : null;
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
