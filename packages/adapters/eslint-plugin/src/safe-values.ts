import type { Rule } from 'eslint';
import type * as ESTree from 'estree';
import { isOfRequest } from './requests.js';
import { constantOf, methodOf, propertyName, valuesOf, withoutChain } from './syntax.js';
import { mayBeText } from './url-values.js';

/** Names of values that are encoded, constants, or numbers and identifiers, which contain no delimiter. */
const safeNames =
  /encoded|escaped|^[A-Z][A-Z\d_]*$|(?:^|[a-z\d_])(?:I[dD]|UU?ID|Uuid|[Vv]ersion|[Pp]age|[Ll]imit|[Oo]ffset|[Cc]ount|[Ss]ize|[Ww]idth|[Hh]eight|[Pp]ort|[Ii]ndex|[Nn]um(?:ber)?|[Ll]ength|[Tt]imestamp|[Tt]ime|[Hh]ash|[Nn]once|[Ll]ocale|[Ll]ang)s?$|^(?:id|_id|uuid|guid|uid|ts|now|date|[ijnxyz])$|^(?:is|has|num|max|min)[A-Z]/;

/** Names of values that people or other programs write. */
const freeText =
  /(?:^|[a-z\d_])(?:q|[Qq]uery|[Ss]earch(?:Text|Term|String)?|[Tt]erms?|[Tt]ext|(?:[Uu]ser|[Ff]ile|[Ff]ull|[Ff]irst|[Ll]ast|[Dd]isplay)[Nn]ame|[Tt]itle|[Ee]mail|[Kk]eywords?|[Ff]ilter|[Uu]rl|URL|[Uu]ri|URI|[Hh]ref|[Rr]edirect\w*|[Rr]eturnTo|[Pp]ath(?:name)?|[Ff]ile|[Mm]essage|[Mm]sg|[Ii]nput|[Aa]ddress|[Cc]ity|[Ss]ubject|[Bb]ody|[Dd]escription|[Cc]omment|[Bb]ranch|[Pp]assword)$|^name$/;

/** Functions whose result contains no delimiter. */
const safeCalls =
  /encode|escape|^(?:Number|parseInt|parseFloat|Boolean|toFixed|toISOString|getTime|valueOf|now|random|floor|ceil|round|min|max|randomUUID|uuid\w*|v4|nanoid|hash\w*|digest)$/i;

function nameOfCall(node: ESTree.SimpleCallExpression): string {
  const callee = withoutChain(node.callee);
  return callee.type === 'Identifier' ? callee.name : (methodOf(node)?.name ?? '');
}

function isSafeCall(context: Rule.RuleContext, node: ESTree.SimpleCallExpression): boolean {
  if (safeCalls.test(nameOfCall(node))) return true;
  const method = methodOf(node);
  const [argument] = node.arguments;
  if (method?.name === 'toString' || method?.name === 'trim') return isSafeValue(context, method.object);
  return nameOfCall(node) === 'String' && argument !== undefined && isSafeValue(context, argument);
}

function isSafeName(name: string | null): boolean {
  return name !== null && safeNames.test(name);
}

/** Returns whether an encoded text is assigned to a variable. */
function isEncodedBefore(context: Rule.RuleContext, node: ESTree.Node): boolean {
  return valuesOf(context, node).some((each) =>
    /encode|escape|URLSearchParams/i.test(context.sourceCode.getText(each)),
  );
}

/** Returns whether a value cannot contain a delimiter of a URL, or is already encoded, by its form, its name or its type. */
export function isSafeValue(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const value = constantOf(context, node);
  const outer = withoutChain(node);
  if (outer.type === 'Identifier' && (isSafeName(outer.name) || isEncodedBefore(context, outer))) return true;
  switch (value.type) {
    case 'Literal':
    case 'UpdateExpression':
    case 'UnaryExpression':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return true;
    case 'MemberExpression':
      return isSafeName(propertyName(value)) || !mayBeText(context, outer);
    case 'BinaryExpression':
      return value.operator !== '+' || (isSafeValue(context, value.left) && isSafeValue(context, value.right));
    case 'ConditionalExpression':
      return isSafeValue(context, value.consequent) && isSafeValue(context, value.alternate);
    case 'LogicalExpression':
      return isSafeValue(context, value.left) && isSafeValue(context, value.right);
    case 'TemplateLiteral':
      return value.expressions.every((each) => isSafeValue(context, each));
    case 'CallExpression':
      return isSafeCall(context, value);
    default:
      return !mayBeText(context, outer);
  }
}

/** Returns whether the name of a value is one for text that people or other programs write, or if it comes from a request. */
export function isFreeText(context: Rule.RuleContext, node: ESTree.Node): boolean {
  const value = withoutChain(node);
  switch (value.type) {
    case 'Identifier':
      return (
        freeText.test(value.name) ||
        (constantOf(context, value) !== value && isFreeText(context, constantOf(context, value)))
      );
    case 'MemberExpression':
      return freeText.test(propertyName(value) ?? '') || isOfRequest(value);
    case 'CallExpression': {
      const method = methodOf(value);
      if (method === null) return false;
      return /^(?:trim|toString|toLowerCase|toUpperCase|join)$/.test(method.name) && isFreeText(context, method.object);
    }
    case 'LogicalExpression':
      return isFreeText(context, value.left);
    case 'ConditionalExpression':
      return isFreeText(context, value.consequent) || isFreeText(context, value.alternate);
    default:
      return false;
  }
}
