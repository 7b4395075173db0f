// Reads the Bikeshed source of a standard.
import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface Definition {
  /** Its id in the published standard. */
  readonly anchor: string;
  readonly name: string;
  /** The heading above it. */
  readonly section: string;
}

/** The ids and definitions of a standard. */
export interface Contents {
  /** All ids, sorted: explicit ones, former ids of elements, ids of definitions, and of IDL interfaces. */
  readonly anchors: readonly string[];
  /** The definitions in `<div algorithm>` elements, each once. */
  readonly algorithms: readonly Definition[];
  /** The other definitions: sets, grammars, predicates, concepts. */
  readonly definitions: readonly Definition[];
}

/**
 * Returns the contents of a standard, in the order of its source.
 *
 * @param source the Bikeshed source
 * @param listsMembers whether the fields of structs and the values of fields are definitions
 */
export function contentsOf(source: string, listsMembers = true): Contents {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(source));
  const algorithms = new Map<string, Definition>();
  const definitions: Definition[] = [];
  let section = '';
  for (const element of elements) {
    if (/^h[2-4]$/.test(element.name)) section = textOf(element);
    if (element.name !== 'dfn' || isArgument(element)) continue;
    const definition = { anchor: idOf(element), name: nameOf(element), section };
    const isMember = 'for' in element.attribs;
    if (isInside(element, ({ name, attribs }) => name === 'div' && 'algorithm' in attribs)) {
      if (!algorithms.has(definition.anchor)) algorithms.set(definition.anchor, definition);
    } else if (!isValidationError(element) && !definition.anchor.startsWith('dom-') && (listsMembers || !isMember)) {
      definitions.push(definition);
    }
  }
  return {
    anchors: anchorsOf(elements),
    algorithms: [...algorithms.values()],
    definitions: definitions.filter(({ anchor }) => !algorithms.has(anchor)),
  };
}

/** Returns the text of an element without Bikeshed's marks: `[=link=]`, `{{IDL}}`, `|variable|`. */
function textOf(element: Element): string {
  return DomUtils.textContent(element)
    .replace(/\{\{([^}|]*\/)?([^}]*)\}\}/g, '$2')
    .replace(/\[=(?:[^\]|=]*\/)?(?:[^\]=]*\|)?([^\]=]*)=\]/g, '$1')
    .replace(/\|(\w+)\|/g, '$1')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isArgument(definition: Element): boolean {
  return /^\s*<var/.test(DomUtils.getInnerHTML(definition)) || /^exclude fragments?$/.test(textOf(definition));
}

/** The names of validation errors are in a table, and in infra's `ValidationErrorType`. */
function isValidationError(definition: Element): boolean {
  return isInside(definition, ({ name }) => name === 'table');
}

function isInside({ parent }: Element, isWanted: (element: Element) => boolean): boolean {
  return parent !== null && 'attribs' in parent && (isWanted(parent) || isInside(parent, isWanted));
}

function nameOf(definition: Element): string {
  const owner = definition.attribs.for;
  const isNamedAlone = owner === undefined || owner === 'basic URL parser';
  return isNamedAlone ? textOf(definition) : `${textOf(definition)} (${owner.replace(/^url$/, 'URL')})`;
}

/** The attributes of definitions whose ids start with "dom-". */
const idlTypes = 'attribute method constructor dict-member argument const enum-value stringifier iterator'.split(' ');

/** Returns the id of a definition: the explicit one, or the one that Bikeshed generates. */
function idOf(definition: Element): string {
  const { id, lt = textOf(definition), for: owners = '' } = definition.attribs;
  if (id !== undefined) return id;
  const [text] = lt.split('|') as [string];
  const owner = simplify(owners.split(',', 1)[0]!);
  const isIDL = Object.keys(definition.attribs).some((name) => idlTypes.includes(name));
  const parts = [isIDL ? 'dom' : '', owner, simplify(isIDL ? text.replace(/\(.*/s, '') : text)];
  return parts.filter((part) => part !== '').join('-');
}

/** Makes an id from a text, like Bikeshed's `simplifyText`. */
function simplify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\(\)/g, '')
    .replace(/[\s/(,]+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-+$/, '');
}

function anchorsOf(elements: readonly Element[]): string[] {
  const anchors = elements.flatMap((element) => {
    const { id = '', oldids = '', class: className } = element.attribs;
    const ids = [id, ...oldids.split(','), ...(element.name === 'dfn' ? [idOf(element)] : [])];
    return className === 'idl' ? [...ids, ...anchorsOfIDL(DomUtils.textContent(element))] : ids;
  });
  return [...new Set(anchors)].filter((anchor) => anchor !== '').sort();
}

/** Returns the ids that Bikeshed generates for interfaces, dictionaries and typedefs. */
function anchorsOfIDL(text: string): string[] {
  const prefixes: Readonly<Record<string, string>> = { interface: '', dictionary: 'dictdef-', typedef: 'typedefdef-' };
  const found = text.matchAll(/^(?:partial )?(interface|dictionary|typedef)\b.*?(\w+)(?: \{|;)$/gm);
  return [...found].map(([, kind, name]) => `${prefixes[kind!]}${name!.toLowerCase()}`);
}
