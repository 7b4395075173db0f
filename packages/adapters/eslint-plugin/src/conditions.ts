import type * as ESTree from 'estree';
import { methodOf, parentOf, propertyName, staticText } from './syntax.js';

/** Returns the widest expression of `&&`, `||` and `!` that contains a node. */
export function wholeCondition(node: ESTree.Node): ESTree.Node {
  let whole = node;
  for (let parent = parentOf(node); parent !== null; parent = parentOf(parent)) {
    if (parent.type !== 'LogicalExpression' && parent.type !== 'UnaryExpression' && parent.type !== 'ChainExpression')
      break;
    whole = parent;
  }
  return whole;
}

/** Returns whether a call compares the start of a text: `startsWith(…)`, or `indexOf(…) === 0`. */
export function isPrefixCheck(node: ESTree.SimpleCallExpression, name: string): boolean {
  if (name === 'startsWith') return true;
  const parent = parentOf(node);
  if (name !== 'indexOf' || parent?.type !== 'BinaryExpression' || !/^[!=]==?$/.test(parent.operator)) return false;
  const other = parent.left === node ? parent.right : parent.left;
  return other.type === 'Literal' && other.value === 0;
}

/** An expression and the text that it is compared with. */
export interface TextComparison {
  readonly value: ESTree.Node;
  readonly text: string;
}

/** Returns the sides of `value === 'text'` in this order, or null for another expression. */
export function textComparison({ operator, left, right }: ESTree.BinaryExpression): TextComparison | null {
  if (!/^[!=]==?$/.test(operator) || left.type === 'PrivateIdentifier') return null;
  const [ofLeft, ofRight] = [staticText(left), staticText(right)];
  if (ofRight !== null) return { value: left, text: ofRight };
  return ofLeft === null ? null : { value: right, text: ofLeft };
}

/** The call of a method with a regular expression and a text. */
export interface PatternCall {
  readonly call: ESTree.SimpleCallExpression;
  readonly method: string;
  readonly text: ESTree.Node;
}

/** Returns the call whose argument is the pattern: `text.match(pattern)`. */
function callWith(pattern: ESTree.Node, call: ESTree.Node | null): PatternCall | null {
  if (call?.type !== 'CallExpression' || call.arguments[0] !== pattern) return null;
  const method = methodOf(call);
  return method === null || !/^(?:match|search)$/.test(method.name)
    ? null
    : { call, method: method.name, text: method.object };
}

/** Returns the call of a method of the pattern: `pattern.test(text)`. */
function callOn(member: ESTree.MemberExpression): PatternCall | null {
  const call = parentOf(member);
  if (call?.type !== 'CallExpression' || call.callee !== member) return null;
  const [text] = call.arguments;
  const method = propertyName(member) ?? '';
  return text === undefined || !/^(?:test|exec)$/.test(method) ? null : { call, method, text };
}

/** Returns the call that tests a text with a regular expression, or matches it, and null if the expression is used otherwise. */
export function patternCall(pattern: ESTree.Node): PatternCall | null {
  const parent = parentOf(pattern);
  return parent?.type === 'MemberExpression' && parent.object === pattern ? callOn(parent) : callWith(pattern, parent);
}

/** Returns the text that a regular expression is tested on or matched with, and null if the expression is used otherwise. */
export function testedText(pattern: ESTree.Node): ESTree.Node | null {
  return patternCall(pattern)?.text ?? null;
}

/** Returns whether an expression decides: it is a condition, is negated, or is a result without being read. */
function isCondition(node: ESTree.Node): boolean {
  const parent = parentOf(node);
  switch (parent?.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      return parent.test === node;
    case 'LogicalExpression':
    case 'ReturnStatement':
      return true;
    case 'ArrowFunctionExpression':
      return parent.body === node;
    case 'UnaryExpression':
      return parent.operator === '!';
    case 'CallExpression':
      return parent.callee.type === 'Identifier' && parent.callee.name === 'Boolean';
    case 'BinaryExpression':
      return true;
    case 'ChainExpression':
      return isCondition(parent);
    default:
      return false;
  }
}

/** Returns whether the use of a regular expression is a test, and not a search for parts of the text. */
export function isDecision(pattern: ESTree.Node): boolean {
  const found = patternCall(pattern);
  return found !== null && (found.method === 'test' || isCondition(found.call));
}
