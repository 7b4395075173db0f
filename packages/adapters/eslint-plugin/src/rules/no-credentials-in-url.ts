import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { isReservedHost } from '../reserved-hosts.js';

const credentials = /^[a-z][a-z\d+.-]*:\/\/([^/?#\s:@]*):([^/?#\s@]+)@(\[[\da-f:.]+\]|[^/?#\s:@[\]]+)/i;

/** Words for a password, as in documentation, and templates. */
const placeholder =
  /^(?:p|pw|pwd|(?:my|your|the)?[-_]?(?:pass(?:word|wd|phrase)?|secret|token|api[-_]?key|key)\d*|auth|foo|bar|changeme|x+|\*+|\.+|.*[<>{}[\]$].*|%[^\da-f].*)$/i;

/** Folders and names of files for tests, whose passwords open nothing. */
const testFile =
  /(?:^|[\\/])(?:__tests__|tests?|specs?|fixtures?|mocks?|benchmarks?|examples?)[\\/]|[.-](?:test|spec)\.\w+$/i;

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
    if (testFile.test(context.filename)) return {};
    function check(node: ESTree.Node, text: string): void {
      const [, username, password = '', host = ''] = credentials.exec(text) ?? [];
      const isSecret = password !== '' && password !== username && !placeholder.test(password);
      if (isSecret && !isReservedHost(host)) context.report({ node, messageId: 'password' });
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked ?? ''),
    };
  },
};
