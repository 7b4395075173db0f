import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightTypeDoc, { typeDocSidebarGroup } from 'starlight-typedoc';
import { packageFolders } from '../config/package-folders.mjs';
import { apiAnchors } from './build/api-anchors.ts';
import { contentSecurityPolicy } from './build/content-security-policy.ts';
import { embedAlone } from './build/embed-alone.ts';
import { entryPoints } from './build/entry-points.ts';
import { idnaOnDemand } from './build/idna-on-demand.ts';
import { names } from './build/names.ts';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';
import { relativeLinks } from './build/relative-links.ts';
import { rules } from './src/documents.ts';
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
      disable404Route: true,
      description: 'The URL Standard as a set of small TypeScript packages',
      social: [{ icon: 'github', label: 'Source', href: repository }],
      editLink: { baseUrl: `${repository}/edit/main/site/` },
      customCss: ['./src/styles/theme.css', './src/styles/docs.css'],
      plugins: [
        starlightTypeDoc({
          entryPoints: entryPoints(packageFolders().map((folder) => `../${folder}`)),
          tsconfig: './tsconfig.api.json',
          sidebar: { label: 'API', collapsed: true },
          typeDoc: {
            plugin: ['./build/api-names.mjs'],
            readme: 'none',
            entryFileName: 'index',
            sort: ['source-order'],
            groupOrder: ['Functions', 'Classes', 'Variables', '*'],
            kindSortOrder: ['Function', 'Class', 'Variable', 'TypeAlias', 'Interface'],
            excludeInternal: true,
            parametersFormat: 'table',
            indexFormat: 'table',
            interfacePropertiesFormat: 'table',
            typeDeclarationFormat: 'table',
            router: 'pages',
            sourceLinkTemplate: `${repository}/blob/main/{path}#L{line}`,
          },
        }),
      ],
      components: { Footer: './src/components/Footer.astro', SiteTitle: './src/components/SiteTitle.astro' },
      sidebar: [
        { label: 'Playground', link: '/' },
        { label: 'Learn', items: [{ autogenerate: { directory: 'learn' } }] },
        { label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] },
        {
          label: 'Rules',
          collapsed: true,
          items: rules.map(({ name, title }) => ({ label: title, link: `/rules/${name}/` })),
        },
        typeDocSidebarGroup,
        { label: 'Data', items: [{ autogenerate: { directory: 'data' } }] },
      ],
    }),
    embedAlone(),
    idnaOnDemand(),
    names(),
    pictures(),
    relativeLinks(process.env.SITE_ADDRESS ?? null),
    apiAnchors(),
    contentSecurityPolicy(),
    offline(),
  ],
});
