import { expect, test } from 'vitest';
import { serverSchemePattern } from '../src/server-schemes.js';

const pattern = new RegExp(`^(?:${serverSchemePattern})$`);

test.each(['postgres', 'postgresql', 'mongodb', 'mongodb+srv', 'smtp', 'imaps', 'git+ssh', 'vnc'])('%s', (scheme) =>
  expect(scheme).toMatch(pattern),
);

test.each(['http', 'wss', 'ftp', 'file', 'mailto', 'urn', 'x-smtp'])('not %s', (scheme) =>
  expect(scheme).not.toMatch(pattern),
);
