import type { Rule } from 'eslint';
import { isPrefixCheck, wholeCondition } from '../conditions.js';
import { methodOf, staticText } from '../syntax.js';
import { isDomain, isURLText } from '../url-values.js';

const prefix = /^(https?:)?\/\/([^/?#:@]+)(:\d+)?([/?#].*)?$/i;

/** Returns whether a URL of another host can pass the check. A prefix is right if it contains the end of the host. */
function isWrong(name: string, text: string, isPrefix: boolean): boolean {
  const [, , host = '', , rest] = prefix.exec(text) ?? [];
  if (isPrefix) return isDomain(host) && rest === undefined;
  if (name === 'endsWith') return isDomain(text.replace(/^\./, ''));
  return isDomain(host) || isDomain(text.replace(/^\.|\/.*$/g, ''));
}

/** Returns whether the condition around a check also accepts the first label alone, so that it does not ask for a host. */
function acceptsLabel(condition: string, text: string): boolean {
  const [label = ''] = text.split('.');
  return label !== '' && ["'", '"', '`'].some((quote) => condition.includes(`(${quote}${label}${quote}`));
}

export const noURLTextCheck: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow checks of a host or an origin in the text of a URL', recommended: true },
    hasSuggestions: true,
    schema: [],
    messages: {
      text: 'The text "{{text}}" can be in another part of a URL, or another host can continue it. Parse the URL, and compare its host or origin.',
      origin: 'Compare the origin of the parsed URL.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const method = methodOf(node);
      if (method === null || !/^(?:includes|startsWith|endsWith|indexOf)$/.test(method.name)) return;
      const text = staticText(node.arguments[0]);
      const isPrefix = isPrefixCheck(node, method.name);
      if (text === null || !isWrong(method.name, text, isPrefix)) return;
      if (acceptsLabel(context.sourceCode.getText(wholeCondition(node)), text)) return;
      const isWholeOrigin = /^https?:/i.test(text);
      // A text that starts with an origin is a URL, whatever its name.
      if (!(isPrefix && isWholeOrigin) && !isURLText(context, method.object)) return;
      const url = context.sourceCode.getText(method.object);
      const isOrigin = method.name === 'startsWith' && node.arguments.length === 1 && isWholeOrigin;
      context.report({
        node,
        messageId: 'text',
        data: { text },
        suggest: isOrigin
          ? [
              {
                messageId: 'origin',
                fix: (fixer) =>
                  fixer.replaceText(node, `(new URL(${url}).origin === ${JSON.stringify(text.toLowerCase())})`),
              },
            ]
          : [],
      });
    },
  }),
};
