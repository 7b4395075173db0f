import type * as ESTree from 'estree';
import { propertyName, withoutChain } from './syntax.js';

const requests = /^(?:req|request|ctx)$/;

/** Returns whether an expression is a member of `req.query` or `req.params`, which routers have decoded. */
export function isOfRequest(node: ESTree.Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  const owner = withoutChain(node.object);
  if (owner.type !== 'MemberExpression' || !/^(?:query|params)$/.test(propertyName(owner) ?? '')) return false;
  const request = withoutChain(owner.object);
  const name = request.type === 'Identifier' ? request.name : propertyName(request);
  return requests.test(name ?? '');
}
