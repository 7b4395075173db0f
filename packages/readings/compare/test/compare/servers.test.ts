// Strings without "//": who would connect to a host in them?
import { parse } from 'node:url';
import { compare } from '@url/compare';
import { expect, test } from 'vitest';

test.each([
  'redis:evil.example',
  'ldap:evil.example/x',
  'git+ssh:evil.example',
  'postgres:me:secret\u200b@evil.example/db',
  'foo:a b@evil.example',
  'view-source:http:evil.example',
  'telnet:intranet',
  'foo:evil.example/x',
  'foo:127.0.0.1',
  'foo:ht\ttp://evil.example',
])('url.parse of Node would connect to a host that others do not find: %j', (input) => {
  expect(parse(input).hostname).not.toBe('');
  expect(compare(input).hostsDiffer).toBe(true);
});

test('urllib3 and requests guess a scheme: they connect to good.example', () => {
  expect(compare('good.example:80\\/x').hostsDiffer).toBe(true);
});

test.each([
  'tag:me@example.org,2020:x',
  'web+foo:bar',
  'spotify:track:6rq',
  'doi:10.1000/182',
  'tel:+15551234',
  'tel:112',
  'SMS:12345?body=x',
  'mailto:a@good.example',
  'pkg:docker/a@sha256:1',
  'foo:bar',
])('nobody connects by %s', (input) => expect(compare(input).hostsDiffer).toBe(false));
