/** An attribute of the standard's IDL. */
export interface Attribute {
  readonly name: string;
  readonly readonly?: boolean;
}

/** An operation, and its number of required arguments. */
export interface Operation {
  readonly name: string;
  readonly length: number;
}

/** An interface of the standard's IDL; the order of its members is the IDL's. */
export interface Interface {
  readonly name: 'URL' | 'URLSearchParams';
  readonly length: number;
  readonly attributes: readonly Attribute[];
  readonly operations: readonly Operation[];
  readonly staticOperations: readonly Operation[];
  readonly iteration: readonly Operation[];
}

/** https://url.spec.whatwg.org/#url-class and https://url.spec.whatwg.org/#interface-urlsearchparams */
export const attributes = {
  URL: [
    { name: 'href' },
    { name: 'origin', readonly: true },
    { name: 'protocol' },
    { name: 'username' },
    { name: 'password' },
    { name: 'host' },
    { name: 'hostname' },
    { name: 'port' },
    { name: 'pathname' },
    { name: 'search' },
    { name: 'searchParams', readonly: true },
    { name: 'hash' },
  ] as readonly Attribute[],
  URLSearchParams: [{ name: 'size', readonly: true }] as readonly Attribute[],
};

export const interfaces: readonly Interface[] = [
  {
    name: 'URL',
    length: 1,
    attributes: attributes.URL,
    operations: [
      { name: 'toJSON', length: 0 },
      { name: 'toString', length: 0 },
    ],
    staticOperations: [
      { name: 'parse', length: 1 },
      { name: 'canParse', length: 1 },
    ],
    iteration: [],
  },
  {
    name: 'URLSearchParams',
    length: 0,
    attributes: attributes.URLSearchParams,
    operations: [
      { name: 'append', length: 2 },
      { name: 'delete', length: 1 },
      { name: 'get', length: 1 },
      { name: 'getAll', length: 1 },
      { name: 'has', length: 1 },
      { name: 'set', length: 2 },
      { name: 'sort', length: 0 },
      { name: 'toString', length: 0 },
    ],
    staticOperations: [],
    iteration: [
      { name: 'entries', length: 0 },
      { name: 'keys', length: 0 },
      { name: 'values', length: 0 },
      { name: 'forEach', length: 1 },
    ],
  },
];
