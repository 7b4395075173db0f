// How the builds of the adapters write functions. `f=t=>t+1` in place of `function f(t){return t+1}` saves 190 bytes of a compressed file. The
// polyfill keeps functions: Hermes takes 25 instead of 15 ms from the source to the first URL if it compiles arrow functions lazily.
import { minify } from 'terser';
import type { Options } from 'tsup';

type ChunkPlugin = NonNullable<Options['plugins']>[number];

/** Node prints the whole line in which an error was thrown, so lines must be short. */
const LONGEST_LINE = 500;

/** https://github.com/estree/estree */
interface Node {
  readonly type: string;
  readonly id?: unknown;
  readonly name?: unknown;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly argument?: unknown;
  readonly callee?: unknown;
  readonly directive?: unknown;
  readonly generator?: unknown;
  readonly async?: unknown;
  readonly loc?: unknown;
}

/** Writes the functions of a module as arrow functions, in one statement at its start, because functions can be called before their declarations. */
export const arrowFunctions: ChunkPlugin = {
  name: 'arrow-functions',
  async renderChunk(code, { map }) {
    const options = { compress: false, mangle: false } as const;
    const parsed = await minify(code, { ...options, format: { spidermonkey: true, code: false } as object });
    const { body, ...program } = (parsed as unknown as { ast: { body: Node[] } }).ast;
    const constructed = new Set(nodesIn(body).map((node) => node.type === 'NewExpression' && nameOf(node.callee)));
    const isArrow = (node: Node) => !constructed.has(nameOf(node.id)) && canBeArrow(node);
    const declarations = body.filter(isArrow).map((node) => ({
      type: 'VariableDeclarator',
      id: node.id,
      init: toArrow(node),
      loc: node.loc,
    }));
    if (declarations.length === 0) return;
    const variables = { type: 'VariableDeclaration', kind: 'var', declarations };
    const directives = body.filter((node) => node.directive !== undefined);
    const others = body.filter((node) => !isArrow(node) && !directives.includes(node));
    const result = await minify({ ...program, body: [...directives, variables, ...others] } as never, {
      ...options,
      parse: { spidermonkey: true } as object,
      format: { ascii_only: true, max_line_len: LONGEST_LINE },
      sourceMap: { content: map as string, asObject: true },
    });
    return { code: result.code!, map: result.map as object };
  },
};

/** Returns all nodes of a tree. */
function nodesIn(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn);
  if (Object(tree) !== tree) return [];
  const within = Object.values(tree as Node).flatMap(nodesIn);
  return 'type' in (tree as Node) ? [tree as Node, ...within] : within;
}

const nameOf = (node: unknown): unknown => (node as Node | null | undefined)?.name;

/** Whether a node declares a function that does not use `this` or `arguments`, and is not async or a generator. */
function canBeArrow(node: Node): boolean {
  if (node.type !== 'FunctionDeclaration' || node.generator === true || node.async === true) return false;
  return ![...nodesIn(node.params), ...nodesIn(node.body)].some(
    ({ type, name }) => /^(?:ThisExpression|Super|MetaProperty)$/.test(type) || name === 'arguments',
  );
}

function toArrow({ params, body, loc }: Node): object {
  const [first, second] = (body as { body: Node[] }).body;
  const value = first?.type === 'ReturnStatement' && second === undefined ? first.argument : null;
  return { type: 'ArrowFunctionExpression', params, body: value ?? body, expression: value !== null, loc };
}
