import { expect, test } from 'vitest';
import { redact } from '../src/index.js';

/** What the tables write as "…" is the replacement. */
const redacted = (text: string) => redact(text, { replacement: '…' });

test.each([
  ['connecting to me:secret@db01:5432 as x', 'connecting to …:…@db01:5432 as x'],
  ['dsn=me:secret@db.example/app', 'dsn=…:…@db.example/app'],
  ['"me:secret@10.2.3.4"', '"…:…@10.2.3.4"'],
  ['(me:secret@localhost)', '(…:…@localhost)'],
  ['me:secret@[::1]', '…:…@[::1]'],
  ['to me:s@cret@h:80, you:other@h:81', 'to …:…@h:80, …:…@h:81'],
  ['user me:Se1cretSecret@db01 failed', 'user …:…@db01 failed'],
  ['me:secret!@db01: refused', '…:…@db01: refused'],
])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

test.each([
  'profile:bob@example.org, owner:alice@10.0.0.1:80',
  'sip:alice@example.com:5060',
  'email:John.Smith12@example.com',
  'mailto:bob@localhost',
  'foo:bar@1.2.3',
  'npm:left-pad@1.3.0',
  'repo/app:v1@sha256:0123',
  'lock: lodash@npm:4.17.21',
  'git@example.org:22/a.git',
  '10:11:12 bob@10.0.0.1:22',
  '12:30@10.0.0.1:22',
  'user:alice@example.com role:admin',
  'bean:a.Handler@1a2b3c4d',
  'topic:orders@broker1:9092',
  'job:nightly@runner7:22',
])('%j has none', (text) => expect(redacted(text)).toBe(text));
