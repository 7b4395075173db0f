import { definePlugin, type ExpressiveCodePlugin } from '@astrojs/starlight/expressive-code';
import { h } from '@astrojs/starlight/expressive-code/hast';
import { playgroundAddress } from './example-input.ts';

/** @returns a plugin of Expressive Code that writes below each example a link which opens it in the playground */
export function playgroundLinks(): ExpressiveCodePlugin {
  return definePlugin({
    name: 'playground-links',
    hooks: {
      postprocessRenderedBlockGroup: ({ renderedGroupContents, renderData }) => {
        for (const { codeBlock } of renderedGroupContents) {
          // A listing with a title is a file of the repository.
          const isExample = codeBlock.language === 'ts' && codeBlock.props.title === undefined;
          const address = isExample ? playgroundAddress(codeBlock.code) : null;
          if (address === null) continue;
          renderData.groupAst.children.push(
            h('p.playground-link', [h('a', { href: address }, 'Open in the playground')]),
          );
        }
      },
    },
  });
}
