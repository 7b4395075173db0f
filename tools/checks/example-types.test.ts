import { expect, test } from 'vitest';
import { runCheck } from './fixture-workspace.ts';

const source = 'packages/low/src/double.ts';

test.each([
  [
    'that runs and does not compile',
    "double(JSON.parse('2') as null); // => 4",
    `${source}:10: example: TS2345: Argument of type 'null'`,
  ],
  [
    'that skips what it expects',
    "if (typeof double === 'number') {\n *   double; // => 4\n * }",
    `${source}:11: example: the line was not reached`,
  ],
])('check-docs finds an example %s', (_, statement, problem) => {
  const { output, status } = runCheck('docs', {
    [source]: (before) => before.replace('double(2); // => 4', statement),
  });
  expect(output).toContain(problem);
  expect(status).toBe(1);
});
