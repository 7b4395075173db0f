// The theme reads this file for the listings of Markdown and for its component `Code`.
import { defineEcConfig } from '@astrojs/starlight/expressive-code';
import { playgroundLinks } from './build/playground-links.ts';

export default defineEcConfig({ plugins: [playgroundLinks()] });
