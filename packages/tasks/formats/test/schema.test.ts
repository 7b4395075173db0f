import type { StandardSchemaV1 } from '@standard-schema/spec';
import { FieldApi, FormApi } from '@tanstack/form-core';
import {
  hostname,
  httpURL,
  idnHostname,
  ipv4,
  ipv6,
  iri,
  iriReference,
  uri,
  uriReference,
  uriTemplate,
} from '@url/formats/schema';
import { type } from 'arktype';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { z } from 'zod';

const validate = (schema: StandardSchemaV1<string, string>, value: unknown) =>
  schema['~standard'].validate(value) as StandardSchemaV1.Result<string>;
const accepts = (schema: StandardSchemaV1<string, string>, value: unknown) =>
  validate(schema, value).issues === undefined;

const check = (schema: StandardSchemaV1<string, string>) => (text: string) => accepts(schema, text);

it.each([
  ['uri', uri, 'a:b', '/a'],
  ['uriReference', uriReference, '/a', '%'],
  ['iri', iri, 'a:ä', 'ä'],
  ['iriReference', iriReference, 'ä', '%'],
  ['uriTemplate', uriTemplate, '{a}', '{'],
  ['hostname', hostname, 'a', 'ä'],
  ['idnHostname', idnHostname, 'ä', 'Ä'],
  ['ipv4', ipv4, '1.2.3.4', '1'],
  ['ipv6', ipv6, '::', ':'],
] as const)('%s is a Standard Schema', (_, schema, valid, invalid) => {
  const { version, vendor } = schema()['~standard'];
  expect([version, vendor]).toEqual([1, '@url/formats']);
  expect(validate(schema(), valid)).toEqual({ value: valid });
  expect(validate(schema(), invalid).issues).toMatchObject([{ path: [], offset: expect.any(Number) }]);
  expect(validate(schema(), null).issues).toEqual([{ message: 'Expected a string.', path: [], offset: null }]);
});

it('works in zod', () => {
  const schema = z.object({
    link: z.string().superRefine((text, context) => {
      for (const { message } of validate(uri(), text).issues ?? []) context.addIssue({ code: 'custom', message });
    }),
  });
  expect(schema.safeParse({ link: 'a:b' }).success).toBe(true);
  const { error } = schema.safeParse({ link: 'a b' });
  expect(error!.issues[0]).toMatchObject({
    path: ['link'],
    message: 'path: It cannot contain U+0020.',
  });
});

it('works in valibot', () => {
  const schema = v.object({ host: v.pipe(v.string(), v.check(check(hostname()))) });
  expect(v.safeParse(schema, { host: 'example.com' }).success).toBe(true);
  expect(v.safeParse(schema, { host: 'a_b' }).success).toBe(false);
});

it('works in arktype', () => {
  const schema = type({ address: type('string').narrow(check(ipv4())) });
  expect(schema({ address: '192.0.2.1' })).toEqual({ address: '192.0.2.1' });
  expect(schema({ address: '127.1' })).toBeInstanceOf(type.errors);
  // arktype takes a Standard Schema as a definition.
  const nested = type({ link: httpURL() } as never) as unknown as (value: unknown) => unknown;
  expect(nested({ link: 'https://EXAMPLE.com' })).toEqual({ link: 'https://example.com/' });
});

it('works in TanStack Form', () => {
  const form = new FormApi({ defaultValues: { link: 'http://localhost/' } });
  form.mount();
  const field = new FieldApi({ form, name: 'link', validators: { onChange: httpURL() } });
  field.mount();
  field.setValue('https://me@example.com/');
  expect(field.state.meta.errors).toMatchObject([
    { message: 'The URL is not allowed: it has credentials.', offset: 8 },
  ]);
  field.setValue('https://example.com/');
  expect(field.state.meta.errors).toEqual([]);
});
