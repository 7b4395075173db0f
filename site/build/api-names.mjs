// A plugin of TypeDoc: a module has the name by which it is imported, and begins with the example of its README.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Comment, Converter, ReflectionKind } from 'typedoc';
import { playgroundLink } from './example-input.ts';

/** The folder of the package that a source file belongs to. */
function packageFolderOf(file) {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** "@url/dialects/rfc3986" for packages/readings/dialects/src/rfc3986/index.ts */
function importNameOf(file, folder) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = relative(join(folder, 'src'), file).split('\\').join('/');
  return [name, path.replace(/\.ts$/, '').replace(/(?:^|\/)index$/, '')].filter((part) => part !== '').join('/');
}

/** The sentence and the first example of a README, with a link that opens the example in the playground. */
function introductionOf(folder) {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  const sentence = /^# .*\n+((?:[^\n#<].*\n)+)/.exec(text)?.[1] ?? '';
  const example = /```ts\n[\s\S]*?\n```/.exec(text)?.[0] ?? '';
  // A link to another file of the repository does not lead there from the site.
  return `${sentence.replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1')}\n${example}\n\n${playgroundLink(example)}`;
}

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    project.name = 'API';
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const file = module.sources?.[0]?.fullFileName;
      if (file === undefined) continue;
      const folder = packageFolderOf(file);
      module.name = importNameOf(file, folder);
      if (/^@url\/[^/]*$/.test(module.name))
        module.comment = new Comment([{ kind: 'text', text: introductionOf(folder) }]);
    }
  });
}
