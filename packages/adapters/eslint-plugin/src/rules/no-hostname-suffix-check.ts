import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { wholeCondition } from '../conditions.js';
import { methodOf, staticText } from '../syntax.js';
import { isDomain, isHostText } from '../url-values.js';

/** Returns whether the condition around a check also compares the host with the domain itself. */
function comparesWith(condition: string, domain: string): boolean {
  return ["'", '"', '`'].some((quote) => condition.includes(`${quote}${domain}${quote}`));
}

function check(
  context: Rule.RuleContext,
  node: ESTree.SimpleCallExpression,
  { object, name }: { readonly object: ESTree.Node; readonly name: string },
  text: string,
): void {
  const domain = text.replace(/^\./, '');
  const isSuffix = name === 'endsWith';
  const hasDot = isSuffix && text !== domain;
  if (hasDot && context.options[0]?.requireEquality !== true) return;
  if (hasDot && comparesWith(context.sourceCode.getText(wholeCondition(node)), domain)) return;
  const host = context.sourceCode.getText(object);
  const whole = `(${host} === ${JSON.stringify(domain)} || ${host}.endsWith(${JSON.stringify(`.${domain}`)}))`;
  context.report({
    node,
    messageId: hasDot ? 'equality' : isSuffix ? 'suffix' : 'part',
    data: { domain },
    suggest:
      isSuffix && node.arguments.length === 1
        ? [{ messageId: 'whole', fix: (fixer) => fixer.replaceText(node, whole) }]
        : [],
  });
}

export const noHostnameSuffixCheck: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow checks of the end or a part of a host that other domains pass', recommended: true },
    hasSuggestions: true,
    schema: [{ type: 'object', properties: { requireEquality: { type: 'boolean' } }, additionalProperties: false }],
    defaultOptions: [{ requireEquality: false }],
    messages: {
      suffix: 'The host "evil{{domain}}" also ends with "{{domain}}". Compare the host, or its end with a dot.',
      part: 'The host "{{domain}}.evil.example" also contains "{{domain}}". Compare the host, or its end with a dot.',
      equality: 'The host "{{domain}}" does not end with ".{{domain}}". Compare it also, or write why it is left out.',
      whole: 'Compare the host with the domain, and its end with a dot and the domain.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const method = methodOf(node);
      if (method === null || !/^(?:includes|endsWith|indexOf|lastIndexOf|startsWith)$/.test(method.name)) return;
      const text = staticText(node.arguments[0]) ?? '';
      if (!isDomain(text.replace(/^\./, '')) || !isHostText(context, method.object)) return;
      check(context, node, method, text);
    },
  }),
};
