import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { isReservedHost } from '../reserved-hosts.js';

/** Hosts whose URLs are names of namespaces and schemas, which nobody requests. */
const names =
  /^(?:www\.w3\.org|w3\.org|json-schema\.org|schema\.org|xmlns\.com|purl\.org|ns\.adobe\.com|www\.sitemaps\.org|schemas\..*)$/i;

export const noHTTPLiteral: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'disallow literal http: URLs of hosts that are not local', recommended: false },
    schema: [],
    messages: { http: 'Requests to "{{host}}" over http: can be read and changed. Use https:.' },
  },
  create(context) {
    function check(node: ESTree.Node, text: string): void {
      const [, host = 'localhost'] = /^http:\/\/(?:[^/?#\s@]*@)?(\[[\da-f:.]+\]|[^/?#\s:@[\]]+)/i.exec(text) ?? [];
      if (!isReservedHost(host) && !names.test(host)) context.report({ node, messageId: 'http', data: { host } });
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        const [first] = node.quasis;
        const text = first?.value.cooked ?? '';
        // Without a slash the next value is a part of the host.
        if (node.expressions.length === 0 || /^http:\/\/[^/]+\//i.test(text)) check(node, text);
      },
    };
  },
};
