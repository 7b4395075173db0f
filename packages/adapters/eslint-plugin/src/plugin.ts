import type { ESLint, Linter, Rule } from 'eslint';
import { noAddressTextCheck } from './rules/no-address-text-check.js';
import { noCredentialsInURL } from './rules/no-credentials-in-url.js';
import { noDoubleDecode } from './rules/no-double-decode.js';
import { noHostnameSuffixCheck } from './rules/no-hostname-suffix-check.js';
import { noHTTPLiteral } from './rules/no-http-literal.js';
import { noIncompleteHostPattern } from './rules/no-incomplete-host-pattern.js';
import { noJavascriptSchemeCheck } from './rules/no-javascript-scheme-check.js';
import { noLegacyURL } from './rules/no-legacy-url.js';
import { noPathnameAsPath } from './rules/no-pathname-as-path.js';
import { noURLConcatenation } from './rules/no-url-concatenation.js';
import { noURLTextCheck } from './rules/no-url-text-check.js';

/**
 * The rules, by their names.
 *
 * @example
 * import { rules } from '@url/eslint-plugin';
 *
 * 'no-url-text-check' in rules; // => true
 */
export const rules: Readonly<Record<string, Rule.RuleModule>> = {
  'no-address-text-check': noAddressTextCheck,
  'no-credentials-in-url': noCredentialsInURL,
  'no-double-decode': noDoubleDecode,
  'no-hostname-suffix-check': noHostnameSuffixCheck,
  'no-http-literal': noHTTPLiteral,
  'no-incomplete-host-pattern': noIncompleteHostPattern,
  'no-javascript-scheme-check': noJavascriptSchemeCheck,
  'no-legacy-url': noLegacyURL,
  'no-pathname-as-path': noPathnameAsPath,
  'no-url-concatenation': noURLConcatenation,
  'no-url-text-check': noURLTextCheck,
};

/**
 * The name of the plugin, for ESLint's cache.
 *
 * @example
 * import { meta } from '@url/eslint-plugin';
 *
 * meta.name; // => '@url/eslint-plugin'
 */
export const meta: { readonly name: string } = { name: '@url/eslint-plugin' };

const recommendedNames = Object.keys(rules).filter((name) => rules[name]!.meta?.docs?.recommended === true);
const recommendedRules: Linter.RulesRecord = Object.fromEntries(
  recommendedNames.map((name) => [`url/${name}`, 'error']),
);
const self: ESLint.Plugin = { meta, rules: { ...rules } };

/**
 * The configurations of the plugin, for a flat configuration. `strict` also has the rules and options that report code that may be right.
 *
 * @example
 * import { configs } from '@url/eslint-plugin';
 *
 * Object.keys(configs); // => ['recommended', 'strict']
 */
export const configs: { readonly recommended: Linter.Config; readonly strict: Linter.Config } = {
  recommended: { name: 'url/recommended', plugins: { url: self }, rules: recommendedRules },
  strict: {
    name: 'url/strict',
    plugins: { url: self },
    rules: {
      ...recommendedRules,
      'url/no-address-text-check': ['error', { loopback: true }],
      'url/no-hostname-suffix-check': ['error', { requireEquality: true }],
      'url/no-http-literal': 'error',
      'url/no-url-concatenation': ['error', { paths: true, everyValue: true }],
    },
  },
};

/**
 * The plugin, for oxlint, which reads the default export of a plugin. A configuration of ESLint needs only `configs`.
 *
 * @example
 * import plugin from '@url/eslint-plugin';
 *
 * Object.keys(plugin.rules ?? {}).length; // => 11
 */
export const plugin: ESLint.Plugin = self;
