import addURLFormats, { uriResolver } from '@url/formats/ajv';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import fastURI from 'fast-uri';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';

describe('uriResolver', () => {
  const references = [
    '',
    '#',
    '#/$defs/a',
    '#/%24defs/a%20b',
    '#anchor',
    'a.json',
    './b/c.json',
    '../d.json',
    '/e',
    '//other.example/f',
    '?q',
    'a.json#/x~1y',
  ];
  const bases = [
    '',
    'schema.json',
    'a/b.json',
    'http://example.com/',
    'http://example.com/a/b/c.json',
    'https://example.com/a?b',
    'urn:example:a',
    'tag:example.com,2024:schema',
    'file:///a/b.json',
    'http://Example.COM/A',
    'http://example.com:80/a/',
  ];
  it.each(bases)('resolves references against %j as fast-uri does', (base) => {
    for (const reference of references) {
      expect([reference, uriResolver.resolve(base, reference)]).toEqual([reference, fastURI.resolve(base, reference)]);
    }
  });

  it.each(bases)('serializes what it parsed of %j', (base) => {
    expect(uriResolver.serialize(uriResolver.parse(base))).toBe(uriResolver.resolve(base, ''));
  });
});

describe.each([
  ['ajv 8, draft 7', Ajv],
  ['ajv 8, draft 2020-12', Ajv2020],
])('%s, strict', (_, Class) => {
  it('follows $ref and $id with the resolver', () => {
    const ajv = addURLFormats(new Class({ strict: true, uriResolver }));
    ajv.addSchema({
      $id: 'http://example.com/schemas/address.json',
      $defs: { 'a b': { type: 'string', format: 'uri' } },
    });
    const validate = ajv.compile({
      $id: 'http://example.com/schemas/root.json',
      type: 'object',
      properties: { self: { $ref: '#' }, link: { $ref: 'HTTP://Example.com/schemas/./address.json#/$defs/a%20b' } },
    });
    expect(validate({ link: 'https://example.com/' })).toBe(true);
    expect(validate({ link: 'no uri' })).toBe(false);
    expect(validate({ self: { link: '/relative' } })).toBe(false);
  });

  it('adds the nine formats', () => {
    const ajv = addURLFormats(new Class({ strict: true }));
    const rows = {
      uri: 'a:b',
      'uri-reference': 'a',
      'uri-template': '{a}',
      iri: 'ä:b',
      hostname: 'a',
      'idn-hostname': 'ä',
      ipv4: '1.2.3.4',
      ipv6: '::',
    };
    for (const [format, text] of Object.entries(rows)) {
      const validate = ajv.compile({ type: 'string', format });
      expect([format, validate(text)]).toEqual([format, format !== 'iri']);
      expect([format, validate('\\')]).toEqual([format, false]);
    }
  });
});

it('works in Fastify, as a plugin and as a resolver', async () => {
  const app = Fastify({ ajv: { customOptions: { uriResolver, strict: true }, plugins: [addURLFormats] } });
  app.addSchema({ $id: 'http://example.com/link.json', type: 'string', format: 'uri' });
  const schema = { body: { type: 'object', properties: { link: { $ref: 'http://example.com/link.json#' } } } };
  app.post('/', { schema }, async () => 'ok');
  const send = async (link: string) => (await app.inject({ method: 'POST', url: '/', payload: { link } })).statusCode;
  expect(await send('https://example.com/')).toBe(200);
  expect(await send('https://example.com/a b')).toBe(400);
  await app.close();
});
