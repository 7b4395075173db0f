// The theme reads this file for the listings of Markdown and for its component `Code`.
import { defineEcConfig } from '@astrojs/starlight/expressive-code';
import { playgroundLinks } from './build/playground-links.ts';

// Examples wrap, because their results are at the ends of lines. Drawings, which have no language, do not.
const defaultProps = { overridesByLang: { 'js,sh,ts': { wrap: true } } };

export default defineEcConfig({ plugins: [playgroundLinks()], defaultProps });
