import type { Rule } from 'eslint';
import type * as ESTree from 'estree';

const credentials = /^[a-z][a-z\d+.-]*:\/\/[^/?#\s:@]*:([^/?#\s@]+)@[^/?#\s]/i;

/** Passwords that stand for one, as in documentation. */
const placeholder = /^(?:p|pw|pwd|pass(?:word|wd)?|secret|token|x+|\*+|\.+|<.*>|\{.*\}|\[.*\]|\$.*|%.*)$/i;

export const noCredentialsInURL: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow passwords in literal URLs', recommended: true },
    schema: [],
    messages: {
      password: 'The URL contains a password. Read it from the environment, and change it: the history keeps it.',
    },
  },
  create(context) {
    function check(node: ESTree.Node, text: string): void {
      const [, password] = credentials.exec(text) ?? [];
      if (password !== undefined && !placeholder.test(password)) context.report({ node, messageId: 'password' });
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked ?? ''),
    };
  },
};
