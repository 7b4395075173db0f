import { nameEnds, sessionNameEnds } from './setting-forms.js';

/** Tests whether the values of a name are secret. */
export type IsSecretName = (name: string) => boolean;

const sourceOf = (forms: readonly RegExp[]): string => forms.map(({ source }) => source).join('|');

const ENDS = /* @__PURE__ */ sourceOf(nameEnds);

/** Settings can also end in the name of a session; then their value tells. */
const ENDS_OF_SETTINGS = /* @__PURE__ */ `${ENDS}|(?:${sourceOf(sessionNameEnds)})(?=["']?\\s?[=:]|$)`;

/** A number at the end of a name: "password2". */
const NUMBER = '(?:[-_]?\\d\\b)?';

/** The end of the name of a setting. */
export const UNMISTAKABLE: RegExp = /* @__PURE__ */ new RegExp(`(?:${ENDS_OF_SETTINGS})${NUMBER}`, 'gi');

/** Names of tokens that are not secret: positions in a list, and ends of public keys in the names of .NET assemblies. */
const PUBLIC_TOKEN = /(?:continuation|next|page|publickey)token$/;

/**
 * Returns a name as sought names are compared: case and separators do not count. PHP removes spaces before a name, and changes "." to "_".
 */
function normalizeName(name: string): string {
  return name.replace(/[ ._-]/g, '').toLowerCase() || name;
}

/**
 * Returns a test for names.
 *
 * @param names the names, and the ends of names that mean nothing else
 * @param kept names whose values are not secret
 * @param isSetting whether settings have the names, and not pairs in a query
 */
export function createNameTest(names: readonly string[], kept: readonly string[], isSetting: boolean): IsSecretName {
  const secret = new Set(names.map(normalizeName));
  const open = new Set(kept.map(normalizeName));
  const wholeName = new RegExp(`^[^/:,]*?(${isSetting ? ENDS_OF_SETTINGS : ENDS})${NUMBER}$`, 'i');
  return (text) => {
    // PHP removes everything after U+0000.
    const name = text.replace(/\0[\s\S]*/, '');
    const normalized = normalizeName(name);
    if (open.has(normalized)) return false;
    const end = PUBLIC_TOKEN.test(normalized) ? undefined : wholeName.exec(name)?.[1];
    return secret.has(normalized) || (end !== undefined && secret.has(normalizeName(end)));
  };
}
