import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const replacement = fileURLToPath(new URL('../src/playground/idna-on-demand.ts', import.meta.url));

/**
 * Gives `@url/host` in a browser a module that loads the tables of IDNA when a domain needs them: they are 10 kB, a fifth of the embedded verdict. Pages that
 * are built, and all other packages, use `@url/idna` itself.
 */
export function idnaOnDemand(): AstroIntegration {
  const plugin = {
    name: 'idna-on-demand',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    resolveId: (specifier: string, importer: string | undefined) =>
      /^@url\/idna(?:\/internal)?$/.test(specifier) && /[\\/]host[\\/]dist[\\/]/.test(importer ?? '')
        ? replacement
        : null,
  };
  return {
    name: 'idna-on-demand',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }) },
  };
}
