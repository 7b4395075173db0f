import type { Rule } from 'eslint';
import type * as ESTree from 'estree';

/** Returns the text of a string literal or of a template without expressions, and null for other code. */
export function staticText(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}

/** Returns the name after the dot, or the text between brackets. */
export function propertyName(node: ESTree.Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  if (node.computed) return staticText(node.property);
  return node.property.type === 'Identifier' ? node.property.name : null;
}

/** Returns the node without optional chains. */
export function withoutChain(node: ESTree.Node): ESTree.Node {
  return node.type === 'ChainExpression' ? node.expression : node;
}

/** Returns the object and the name of the method that a call calls. */
export function methodOf(node: ESTree.CallExpression): { readonly object: ESTree.Node; readonly name: string } | null {
  const callee = withoutChain(node.callee);
  const name = propertyName(callee);
  return name === null || callee.type !== 'MemberExpression' ? null : { object: withoutChain(callee.object), name };
}

/** Returns whether a node calls the function with a name, and is not a method. */
export function isCallOf(node: ESTree.Node, name: string): node is ESTree.SimpleCallExpression {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;
}

export function parentOf(node: ESTree.Node): ESTree.Node | null {
  return (node as Rule.Node).parent ?? null;
}

/** Returns the variable that an identifier means, or null for a global name. */
function variableOf(context: Rule.RuleContext, node: ESTree.Identifier) {
  for (
    let scope = context.sourceCode.getScope(node) as ReturnType<typeof context.sourceCode.getScope> | null;
    scope;
  ) {
    const variable = scope.set.get(node.name);
    if (variable !== undefined) return variable.defs.length > 0 ? variable : null;
    scope = scope.upper;
  }
  return null;
}

/** Returns whether a name is not declared in the file. */
export function isGlobal(context: Rule.RuleContext, node: ESTree.Identifier): boolean {
  return variableOf(context, node) === null;
}

/** Returns the value of a variable that is written once, or the node itself. */
export function constantOf(context: Rule.RuleContext, node: ESTree.Node): ESTree.Node {
  const inner = withoutChain(node);
  if (inner.type !== 'Identifier') return inner;
  const variable = variableOf(context, inner);
  const [definition, ...others] = variable?.defs ?? [];
  if (definition?.type !== 'Variable' || others.length > 0) return inner;
  const isWrittenOnce = variable?.references.filter((reference) => reference.isWrite()).length === 1;
  if (definition.parent.kind !== 'const' && !isWrittenOnce) return inner;
  const { id, init } = definition.node;
  return id.type === 'Identifier' && init ? withoutChain(init) : inner;
}

/** Returns all expressions that are assigned to a variable, or the node itself if it is not a variable. */
export function valuesOf(context: Rule.RuleContext, node: ESTree.Node): readonly ESTree.Node[] {
  const inner = withoutChain(node);
  if (inner.type !== 'Identifier') return [inner];
  const references = variableOf(context, inner)?.references ?? [];
  return references.flatMap(({ writeExpr }) => (writeExpr ? [writeExpr as ESTree.Node] : []));
}

/** Returns the places that read a variable. */
export function readsOf(context: Rule.RuleContext, node: ESTree.Identifier): readonly ESTree.Node[] {
  const references = variableOf(context, node)?.references.filter((reference) => reference.isRead()) ?? [];
  return references.map(({ identifier }) => identifier as ESTree.Node);
}

/** Returns the innermost function or file around a node. */
export function enclosingFunction(node: ESTree.Node): ESTree.Node {
  const parent = parentOf(node);
  return parent === null || /Function/.test(parent.type) ? (parent ?? node) : enclosingFunction(parent);
}

/** A module and the name of an export. */
export interface Origin {
  readonly module: string;
  readonly name: string;
}

/** Returns the module and the export that a declaration requires for a name. */
function requireOf({ id, init }: ESTree.VariableDeclarator, name: ESTree.Identifier): Origin | null {
  const module = init && isCallOf(init, 'require') ? staticText(init.arguments[0]) : null;
  if (module === null) return null;
  if (id.type !== 'ObjectPattern') return { module, name: '*' };
  for (const property of id.properties)
    if (property.type === 'Property' && property.value === name && property.key.type === 'Identifier')
      return { module, name: property.key.name };
  return null;
}

/** Returns the module that a name comes from: by `import`, or by `require` in a constant. The export is "*" for the whole module. */
export function importOf(context: Rule.RuleContext, node: ESTree.Identifier): Origin | null {
  const definition = variableOf(context, node)?.defs[0];
  if (definition?.type === 'ImportBinding') {
    const module = staticText(definition.parent.source);
    if (module === null) return null;
    const specifier = definition.node;
    const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : null;
    return { module, name: imported?.type === 'Identifier' ? imported.name : '*' };
  }
  return definition?.type === 'Variable' ? requireOf(definition.node, definition.name) : null;
}

/** Returns the places that read a variable which a declaration initializes with the node, or the node itself. */
export function usesOf(context: Rule.RuleContext, node: ESTree.Node): readonly ESTree.Node[] {
  const declarator = parentOf(node);
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') return [node];
  return readsOf(context, declarator.id);
}
