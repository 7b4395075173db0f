/**
 * Internal members of the packages in the floor "standard". The builds of the polyfill and of whatwg-url shorten their names, which saves about 600
 * bytes. No code refers to them by a string, and none is a member of a built-in object. internal-members.test.ts checks both builds.
 */
const members: readonly string[] = [
  // The stored record, except the two members by which infra recognizes a copy of one.
  ...['usernameEnd', 'hostStart', 'hostEnd', 'pathStart', 'queryStart', 'fragmentStart'],
  ...['address', 'portNumber', 'isOpaque', 'hasHost', 'prefixOf', 'setFields', 'setStart', 'replaceRange'],
  ...['hasOpaquePath', 'blobURLEntry', 'startWith', 'record', 'recordOf', 'cursorOf'],
  // The parser.
  ...['pointer', 'copiedEnd', 'shiftBy', 'special', 'isFile', 'stopsAfterAuthority', 'failure'],
  ...['component', 'kinds', 'firstChange', 'plainEnd', 'kindOf', 'letters', 'atSign', 'earlier'],
  ...['input', 'reporter', 'placeOf', 'text', 'flattened', 'preprocessed', 'start', 'end', 'error'],
  // Percent-encode sets, and lists of names and values.
  ...['member', 'table', 'characters', 'hasSomeOf', 'spaceAsPlus', 'chunk'],
  ...['pairs', 'removed', 'firstUsed', 'searches', 'byKey', 'indexed', 'onUpdate', 'listOf'],
  // Domains.
  ...['mapped', 'decoded', 'properties', 'labels', 'units', 'composing', 'compositions', 'decompositions'],
  ...['checkHyphens', 'checkBidi', 'checkJoiners', 'useSTD3ASCIIRules', 'transitionalProcessing', 'verifyDnsLength'],
  'ignoreInvalidPunycode',
];

/** Members that records and options of whatwg-url also have, but objects of the polyfill do not. */
const membersOfRecords: readonly string[] = [
  'scheme',
  'path',
  'query',
  'fragment',
  'url',
  'base',
  'encoding',
  'onValidationError',
];

function patternOf(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.join('|')})$`);
}

/** The members whose names a build shortens, by the name of its package. */
export const internalMembers: Readonly<Record<'polyfill' | 'whatwg-url', RegExp>> = {
  polyfill: patternOf([...members, ...membersOfRecords]),
  'whatwg-url': patternOf(members),
};
