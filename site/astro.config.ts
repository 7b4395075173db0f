import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightTypeDoc, { typeDocSidebarGroup } from 'starlight-typedoc';
import { apiAnchors } from './build/api-anchors.ts';
import { entryPoints } from './build/entry-points.ts';
import { names } from './build/names.ts';
import { offline } from './build/offline.ts';
import { relativeLinks } from './build/relative-links.ts';
import { repository } from './src/version.ts';

export default defineConfig({
  outDir: './dist',
  trailingSlash: 'always',
  build: { format: 'directory', assets: 'assets' },
  devToolbar: { enabled: false },
  vite: {
    build: { assetsInlineLimit: 0, target: 'es2020' },
    experimental: { renderBuiltUrl: () => ({ relative: true }) },
  },
  integrations: [
    starlight({
      title: 'The URL toolkit',
      description: 'The URL Standard as a set of small TypeScript packages',
      social: [{ icon: 'github', label: 'Source', href: repository }],
      editLink: { baseUrl: `${repository}/edit/main/site/` },
      customCss: ['./src/styles/docs.css'],
      plugins: [
        starlightTypeDoc({
          entryPoints: entryPoints('../packages'),
          tsconfig: './tsconfig.api.json',
          sidebar: { label: 'API', collapsed: true },
          typeDoc: {
            readme: 'none',
            sort: ['source-order'],
            excludeInternal: true,
            outputFileStrategy: 'modules',
            sourceLinkTemplate: `${repository}/blob/main/{path}#L{line}`,
          },
        }),
      ],
      components: { Footer: './src/components/Footer.astro' },
      sidebar: [
        { label: 'Playground', link: '/' },
        { label: 'Learn', items: [{ autogenerate: { directory: 'learn' } }] },
        { label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] },
        typeDocSidebarGroup,
        { label: 'Data', items: [{ autogenerate: { directory: 'data' } }] },
      ],
    }),
    names(),
    relativeLinks(),
    apiAnchors(),
    offline(),
  ],
});
