import { expect, test } from 'vitest';
import { redact } from '../src/index.js';

/** What the tables write as "…" is the replacement. */
const redacted = (text: string) => redact(text, { replacement: '…' });

test.each([
  ['smtp:me:secret@h', 'smtp:…:…@h'],
  ['git+ssh:me:secret@h', 'git+ssh:…:…@h'],
  ['imaps:me:secret@h/INBOX', 'imaps:…:…@h/INBOX'],
  ['mongodb+srv:me:secret@h', 'mongodb+srv:…:…@h'],
])('a scheme of a server: %j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

test('a mail address after "smtp:" stays', () => expect(redacted('SMTP:bob@example.org')).toBe('SMTP:bob@example.org'));

test.each([
  ['git clone https://x-access-token:abc@github.com/a/b.git done', 'git clone https://…:…@github.com/a/b.git done'],
  ['see https://api_key:abc@h.example/x?y=1 now', 'see https://…:…@h.example/x?y=1 now'],
  ['//Authorization: Bearer secret', '//Authorization: …'],
  ['https://Cookie: a=b@c; d=secret', 'https://…:…'],
])('a username with the name of a header field: %j becomes %j', (text, expected) =>
  expect(redacted(text)).toBe(expected),
);
