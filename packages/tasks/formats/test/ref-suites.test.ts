// The $ref suites with ajv and two resolvers: ours, and fast-uri, which is ajv's default.
import { createRequire } from 'node:module';
import { uriResolver } from '@url/formats/ajv';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

interface Group {
  readonly description: string;
  readonly schema: object;
  readonly tests: readonly { readonly data: unknown; readonly valid: boolean }[];
}

const require = createRequire(import.meta.url);
/** Without a resolver, ajv uses fast-uri. */
const options = [{}, { uriResolver }];

/** Reads a file of the suite, which has draft 4, as draft 7: the keyword "id" is called "$id". */
function readAsDraft7(file: string): unknown {
  const text = JSON.stringify(require(`json-schema-test-suite/${file}`));
  return JSON.parse(text.replace(/"id":/g, '"$id":').replace(/draft-04/g, 'draft-07'));
}

function hasSuite(): boolean {
  try {
    require.resolve('json-schema-test-suite/tests/draft4/ref.json');
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasSuite())('JSON-Schema-Test-Suite (needs the package json-schema-test-suite)', () => {
  const files = hasSuite() ? ['ref', 'refRemote', 'definitions'] : [];
  const groups = files.flatMap((file) => readAsDraft7(`tests/draft4/${file}.json`) as Group[]);

  it.each(groups)('$description', ({ schema, tests }) => {
    for (const option of options) {
      const ajv = new Ajv({ strict: false, ...option });
      for (const remote of ['integer', 'subSchemas', 'folder/folderInteger']) {
        ajv.addSchema(readAsDraft7(`remotes/${remote}.json`) as object, `http://localhost:1234/${remote}.json`);
      }
      const validate = ajv.compile(schema);
      for (const { data, valid } of tests) expect([data, validate(data)]).toEqual([data, valid]);
    }
  });
});

/** https://json-schema.org/draft/2020-12/json-schema-core#name-schema-identification-examp */
describe('the schema identification examples of JSON Schema, appendix A', () => {
  const schema = {
    $id: 'https://example.com/root.json',
    $defs: {
      A: { $anchor: 'foo', const: 'A' },
      B: {
        $id: 'other.json',
        $defs: {
          X: { $anchor: 'bar', const: 'X' },
          Y: { $id: 't/inner.json', $anchor: 'bar', const: 'Y' },
        },
        const: 'B',
      },
      C: { $id: 'urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f', const: 'C' },
    },
  };

  it.each([
    ['A', ['https://example.com/root.json#foo', 'https://example.com/root.json#/$defs/A']],
    [
      'B',
      ['https://example.com/other.json', 'https://example.com/other.json#', 'https://example.com/root.json#/$defs/B'],
    ],
    ['X', ['https://example.com/other.json#bar', 'https://example.com/other.json#/$defs/X']],
    [
      'Y',
      ['https://example.com/t/inner.json', 'https://example.com/t/inner.json#bar', 'https://example.com/t/inner.json#'],
    ],
    ['C', ['urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f', 'urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f#']],
  ])('finds %s by its URIs', (name, uris) => {
    for (const option of options) {
      const ajv = new Ajv2020({ strict: false, ...option });
      ajv.addSchema(schema);
      for (const uri of uris) {
        const validate = ajv.compile({ $ref: uri });
        expect([uri, ...['A', 'B', 'X', 'Y', 'C'].filter((other) => validate(other))]).toEqual([uri, name]);
      }
    }
  });

  it.each([
    ['HTTPS://EXAMPLE.com/root.json#foo', 'A'],
    ['https://example.com/t/../other.json', 'B'],
    ['https://example.com/t/./inner.json#b%61r', 'Y'],
    ['https://example.com/%72oot.json#/%24defs/A', 'A'],
  ])('finds %s, which RFC 3986 makes equivalent', (uri, name) => {
    const ajv = new Ajv2020({ strict: false, uriResolver });
    ajv.addSchema(schema);
    expect(ajv.compile({ $ref: uri })(name)).toBe(true);
  });
});
