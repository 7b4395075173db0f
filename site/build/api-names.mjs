// A plugin of TypeDoc: a module has the name and the address by which it is imported, and begins with the examples of its README.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Comment, Converter, ReflectionKind } from 'typedoc';
import { ModuleRouter } from 'typedoc-plugin-markdown';

/** The folder of the package that a source file belongs to. */
function packageFolderOf(file) {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** "@url/compare/rfc3986" for packages/readings/compare/src/rfc3986/index.ts */
function importNameOf(file, folder) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = relative(join(folder, 'src'), file).split('\\').join('/');
  return [name, path.replace(/\.ts$/, '').replace(/(?:^|\/)index$/, '')].filter((part) => part !== '').join('/');
}

/** The sentence of a README, and its examples, each after the title of its section and the paragraph that introduces it. */
function introductionOf(folder) {
  const text = readFileSync(join(folder, 'README.md'), 'utf8').replace(/<!-- package:[\s\S]*?<!-- \/package -->/, '');
  const [first, ...sections] = text.split(/^(?=##+ )/m);
  const sentence = /^# .*\n+((?:[^\n#<`|-].*\n)+)/.exec(first)?.[1] ?? '';
  const parts = [withoutRelativeLinks(sentence), ...examplesIn(first.slice(first.indexOf(sentence) + sentence.length))];
  for (const section of sections) {
    const examples = examplesIn(section);
    const [, title] = /^##+ (.*)/.exec(section);
    if (examples.length > 0) parts.push(`**${withoutRelativeLinks(title)}**`, ...examples);
  }
  return parts.join('\n\n');
}

/** A link to another file of the repository does not lead there from the site. */
function withoutRelativeLinks(text) {
  return text.replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1');
}

function examplesIn(section) {
  const examples = [...section.matchAll(/((?:^[^\n#<`|-].*\n)+\n)?(^```ts\n[\s\S]*?\n```$)/gm)];
  return examples.map(([, paragraph = '', example]) => withoutRelativeLinks(paragraph) + example);
}

/** TypeDoc removes the backslash of "\\@" in an example, which changes its meaning, but not in a fence. */
function refuseLostBackslashes(reflection) {
  for (const { comment } of [reflection, ...(reflection.signatures ?? [])]) {
    const text = (comment?.blockTags ?? []).flatMap(({ content }) => content.map((part) => part.text)).join('');
    if (/(?<!\\)(?:\\\\)*\\[@{}]/.test(text))
      throw new Error(`The example of ${reflection.name} has to be in a fence.`);
  }
}

/** Only exports with a page need their own address. Otherwise the variable `model` would get the address of the module "@url/drafts/model". */
class PagesRouter extends ModuleRouter {
  shouldWritePage(reflection) {
    const isPage = reflection.kindOf([ReflectionKind.Module, ReflectionKind.Namespace, ReflectionKind.Document]);
    return isPage && super.shouldWritePage(reflection);
  }
}

export function load(app) {
  app.renderer.defineRouter('pages', PagesRouter);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    project.name = 'API';
    for (const reflection of Object.values(project.reflections)) refuseLostBackslashes(reflection);
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
