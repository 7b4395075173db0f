import { expect, test } from 'vitest';
import { firstCalls, resultOf } from './public-functions.ts';

// Error messages reach terminals and logs. This test calls each public function with hostile texts, and checks the message of every error,
// also of errors while the arguments are made.

/** C0 and C1 controls, direction controls and invisible characters. */
const UNSAFE = /[\0-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

/** The maximum length: 200 code points of the input and of the base, and the wording. */
const LONGEST_MESSAGE = 1000;

const SECRET = 'hunter2';

const terminal = '\x1b]0;PWN\x07\u009b31m\u202egnp.exe\u2066\u200f\ufff9';

const texts: readonly string[] = [
  terminal,
  `http://h:x/${terminal}`,
  `http://exa mple/${terminal}`,
  `//${terminal}@h`,
  `http://me:${SECRET}@h:x/`,
  `http://me:${SECRET}@exa mple/`,
  `//me:${SECRET}@h:x`,
  `//me:${SECRET}@`,
  `http:\\\\me:${SECRET}@exa mple`,
  `x'${'a'.repeat(100_000)}\ud800 |`,
  `http://h:${'9'.repeat(100_000)}/`,
  `[${terminal}`,
  `10.0.0.0/${terminal}`,
];

/** The messages of an error and of its causes. */
function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(Reflect.get(error, 'cause'))] : [];
}

function faultOf(message: string): string | null {
  if (UNSAFE.test(message)) return 'contains a control character';
  if (message.includes(SECRET)) return 'contains a password';
  return message.length > LONGEST_MESSAGE ? `has ${message.length} code units` : null;
}

test('error messages contain no control character and no password, and have a maximum length', () => {
  const faults = new Set<string>();
  let messages = 0;
  for (const call of firstCalls()) {
    for (const text of texts) {
      for (const message of messagesOf(resultOf(call, text))) {
        messages++;
        const fault = faultOf(message);
        if (fault !== null) faults.add(`${call.name} ${fault} for ${JSON.stringify(text.slice(0, 40))}`);
      }
    }
  }
  expect([...faults]).toEqual([]);
  expect(messages).toBeGreaterThan(30);
});
