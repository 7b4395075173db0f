// Extracts the anchors of a standard from its Bikeshed source.

/** The attributes of definitions whose ids start with "dom-". */
const idlTypes =
  /(?:^|\s)(?:attribute|method|constructor|dict-member|argument|const|enum-value|stringifier|iterator)(?:\s|$)/;

/** An attribute of a start tag, quoted or not. */
export function attribute(tag: string, name: string): string | null {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`).exec(tag);
  return match === null ? null : (match[1] ?? match[2] ?? match[3])!;
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

/** The id that Bikeshed generates for a definition without one. */
function implicitId(tag: string, content: string): string {
  const plain = content.replace(/<[^>]*>|\[=\/?|=\]|\{\{|\}\}/g, '').replace(/\s+/g, ' ');
  const text = (attribute(tag, 'lt') ?? plain).split('|')[0]!;
  const isIDL = idlTypes.test(tag.replace(/="[^"]*"|=[^\s>]+/g, '=').replace(/^<dfn|>$/g, ' '));
  const [first = ''] = (attribute(tag, 'for') ?? '').split(',');
  return `${isIDL ? 'dom-' : ''}${first === '' ? '' : `${simplify(first)}-`}${simplify(isIDL ? text.replace(/\(.*/s, '') : text)}`;
}

/** The id of a definition in the published standard. */
export function idOf(tag: string, content: string): string {
  return attribute(tag, 'id') ?? implicitId(tag, content);
}

/**
 * @param source the standard's Bikeshed source
 * @returns its ids, sorted: explicit ones, former ids of elements, ids of definitions, and of IDL interfaces
 */
export function anchorsOf(source: string): string[] {
  const text = source.replace(/<!--[\s\S]*?-->/g, '');
  const anchors = new Set<string>();
  for (const [tag] of text.matchAll(/<[a-z][a-z0-9]*\s[^>]*>/gi)) {
    const ids = [attribute(tag, 'id'), ...(attribute(tag, 'oldids') ?? '').split(',')];
    for (const id of ids) if (id) anchors.add(id);
  }
  for (const [, tag, content] of text.matchAll(/(<dfn\b[^>]*>)([\s\S]*?)<\/dfn>/g)) {
    if (attribute(tag!, 'id') === null) anchors.add(implicitId(tag!, content!));
  }
  for (const [block] of text.matchAll(/<pre class=idl>[\s\S]*?<\/pre>/g)) {
    for (const [, name] of block.matchAll(/^(?:partial )?(?:interface|dictionary) (\w+)/gm))
      anchors.add(name!.toLowerCase());
  }
  for (const anchor of anchorsOfIDL(text)) anchors.add(anchor);
  return [...anchors].sort();
}

/** The ids of interfaces, dictionaries and typedefs in `<xmp>` elements, which Bikeshed turns into definitions. */
function anchorsOfIDL(text: string): string[] {
  const prefixes = { interface: '', dictionary: 'dictdef-', typedef: 'typedefdef-' };
  const blocks = [...text.matchAll(/<xmp class="idl">[\s\S]*?<\/xmp>/g)].map(([block]) => block).join('\n');
  const found = blocks.matchAll(/^(interface|dictionary|typedef)\b.*?(\w+)(?: \{|;)$/gm);
  return [...found].map(([, kind, name]) => `${prefixes[kind as keyof typeof prefixes]}${name!.toLowerCase()}`);
}
