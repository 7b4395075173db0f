import { describe, expect, test } from 'vitest';
import { readArguments } from '../src/arguments.js';
import { loadAll } from '../src/command.js';
import { commands } from '../src/command-list.js';
import { readOptions } from '../src/options.js';

const { options: set } = await commands.load('set');

describe('readArguments', () => {
  test.each([
    [['--port', '1', 'x:', '--path=/a=b'], ['port=1', 'path=/a=b'], ['x:']],
    [['--user', 'x', '--fragment='], ['username=x', 'fragment='], []],
    [['-jq0', '-b', 'x:', '-bx:'], ['json=', 'quiet=', 'null=', 'base=x:', 'base=x:'], []],
    [['--port', '-1', '-', '@f'], ['port=-1'], ['-', '@f']],
    [['--', '--port', '-', '@f'], [], ['!--port', '!-', '!@f']],
  ])('%j has the options %j and the inputs %j', (words, options, inputs) => {
    const args = readArguments(words, set);
    expect(args.options.map(({ name, value }) => `${name}=${value}`)).toEqual(options);
    expect(args.inputs.map(({ text, isLiteral }) => (isLiteral ? '!' : '') + text)).toEqual(inputs);
  });

  test.each([
    [['--protocol', 'x'], "unknown option '--protocol'. Did you mean --scheme?"],
    [['--constructor'], "unknown option '--constructor'"],
    [['--port'], "option '--port <port>' needs a value"],
    [['--json=1'], "option '--json' does not accept a value"],
    [['--color', 'alway'], 'option \'--color\' accepts auto, always, never, not "alway". Did you mean "always"?'],
    [['-\x1b'], "unknown option '-\x1b'"],
  ])('%j is wrong usage', (args, message) => {
    expect(() => readArguments(args, set)).toThrow(message);
  });

  test('every command has options of different names and letters', async () => {
    for (const { options } of await loadAll(commands)) {
      const names = readOptions(options).flatMap(({ names, short }) => [...names, ...(short === null ? [] : [short])]);
      expect([...new Set(names)]).toEqual(names);
    }
  });
});
