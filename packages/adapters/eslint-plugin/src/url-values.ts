import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { constantOf, isCallOf, methodOf, propertyName, withoutChain } from './syntax.js';

/** The part of typescript-eslint's parser services that the rules use. */
interface TypeServices {
  readonly program?: {
    getTypeChecker(): {
      getTypeAtLocation(node: unknown): unknown;
      typeToString(type: unknown): string;
    };
  } | null;
  readonly esTreeNodeToTSNodeMap?: { get(node: ESTree.Node): unknown };
}

/** Returns the name of the type of an expression, or null if the parser does not know types. */
function typeName(context: Rule.RuleContext, node: ESTree.Node): string | null {
  const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices as TypeServices;
  if (!program || esTreeNodeToTSNodeMap === undefined) return null;
  const checker = program.getTypeChecker();
  return checker.typeToString(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)));
}

/** Returns whether an expression may be text. Without types every expression may. */
export function mayBeText(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const type = typeName(context, node);
  return type === null || /\b(?:string|any|unknown|error)\b|^["'`]/.test(type.replace(/\w*\[\]|<.*>/g, ''))
    ? type === null || !/\[\]$|^(?:readonly |Set<|Array<|ReadonlyArray<)/.test(type)
    : false;
}

const urlNames =
  /(?:^|[a-z\d_$])(?:URL|Url|Uri|URI|Href|Origin|Referr?er)$|^(?:url|uri|href|origin|referr?er)$|_(?:url|uri|href|origin)$/;
const hostNames =
  /(?:^|[a-z\d_$])(?:Hostname|HostName|Host|Domain)$|^(?:hostname|host|domain)$|_(?:hostname|host|domain)$/;
const addressNames = /(?:^|[a-z\d_$])(?:IP|Ip|Address|Addr)$|^(?:ip|address|addr|remoteAddress)$|_(?:ip|address|addr)$/;

/** Methods whose result means the same URL or host. */
const sameText = new Set(['toString', 'toLowerCase', 'trim', 'toLocaleLowerCase', 'toUpperCase']);

/** Returns the name by which code calls a text: `href` for `link.href.toLowerCase()`. */
function nameOf(node: ESTree.Node): string | null {
  const inner = withoutChain(node);
  if (inner.type === 'Identifier') return inner.name;
  if (inner.type === 'MemberExpression') return propertyName(inner);
  if (inner.type !== 'CallExpression') return null;
  if (isCallOf(inner, 'String') && inner.arguments[0]) return nameOf(inner.arguments[0]);
  const method = methodOf(inner);
  return method !== null && sameText.has(method.name) ? nameOf(method.object) : null;
}

function isNamed(context: Rule.RuleContext, node: ESTree.Node, names: RegExp): boolean {
  const name = nameOf(node) ?? '';
  const value = names.test(name) ? name : (nameOf(constantOf(context, node)) ?? '');
  return names.test(value) && mayBeText(context, node);
}

/** Returns whether an expression is the text of a URL, by its name and, if they are known, types. */
export function isURLText(context: Rule.RuleContext, node: ESTree.Node): boolean {
  return isNamed(context, node, urlNames);
}

/** Returns whether an expression is the text of a host, by its name and, if they are known, types. */
export function isHostText(context: Rule.RuleContext, node: ESTree.Node): boolean {
  return isNamed(context, node, hostNames);
}

/** Returns whether an expression is the text of a host or an IP address, by its name and, if they are known, types. */
export function isAddressText(context: Rule.RuleContext, node: ESTree.Node): boolean {
  return isNamed(context, node, addressNames) || isHostText(context, node);
}

/** Returns whether an expression is a URL object: `new URL(…)`, a constant with one, or an expression of this type. */
export function isURLObject(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const value = constantOf(context, node);
  if (value.type === 'NewExpression') return value.callee.type === 'Identifier' && value.callee.name === 'URL';
  return typeName(context, node) === 'URL';
}

const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';

/** Top-level domains of hosts in code: every country, and the usual generic domains. "window.location" is not a host. */
const topLevel =
  '(?:[a-z]{2}|com|org|net|edu|gov|mil|int|info|biz|name|pro|app|dev|cloud|online|site|website|store|shop|tech|page|blog|news|live|link|chat|games?|media|social|video|agency|digital|group|network|systems|services|solutions|software|studio|space|world|today|email|host|run|design|academy|finance|health|xyz|top|club|one|global|local|internal|goog|google|amazon|aws|azure|microsoft|onion)';
const domain = new RegExp(`^${label}(?:\\.${label})*\\.${topLevel}$`, 'i');

/** Names of files that look like domains. */
const fileNames = /\.(?:js|ts|md|vue|ps|gz|so|py|sh|rs|cc|pl|ml|local)$/i;

/** Returns whether a text is a domain with at least two labels, and not the name of a file. */
export function isDomain(text: string): boolean {
  return domain.test(text) && !fileNames.test(text);
}
