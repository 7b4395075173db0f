import { argumentError, noncharacterRanges, option } from '@url/infra/internal';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@url/percent';
import { checkWord } from './check-word.js';
import { checkModel, hasOpaquePath, isFileURL, isWebURL, type ModelURL, withComponents } from './model.js';

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Percent Encode Profile.
 *
 * The code points that are encoded in each type of component. Each set contains all code points that are not printable ASCII.
 */
export interface PercentEncodeProfile {
  readonly username: PercentEncodeSet;
  readonly password: PercentEncodeSet;
  readonly host: PercentEncodeSet;
  readonly dir: PercentEncodeSet;
  readonly file: PercentEncodeSet;
  readonly query: PercentEncodeSet;
  readonly fragment: PercentEncodeSet;
}

/** The names of the four profiles. */
export type PercentEncodeProfileName = 'generic' | 'special' | 'minimal' | 'minimal-special';

/** Whether a printed string is ASCII, or contains other characters as they are. */
export type PrintForm = 'ascii' | 'unicode';

const printForms: readonly PrintForm[] = ['ascii', 'unicode'];

function createProfile(segment: PercentEncodeSet, query: PercentEncodeSet, inHosts: string): PercentEncodeProfile {
  return {
    username: userinfoPercentEncodeSet,
    password: userinfoPercentEncodeSet,
    host: new PercentEncodeSet(c0ControlPercentEncodeSet, inHosts),
    dir: segment,
    file: segment,
    query,
    fragment: fragmentPercentEncodeSet,
  };
}

/** Makes the four profiles. The set of dirs and files contains the characters that end a segment or a path. */
function createProfiles(inHosts: string): Record<PercentEncodeProfileName, PercentEncodeProfile> {
  const generic = new PercentEncodeSet(pathPercentEncodeSet, '/');
  const minimal = new PercentEncodeSet(c0ControlPercentEncodeSet, '#/?');
  return {
    generic: createProfile(generic, queryPercentEncodeSet, inHosts),
    special: createProfile(new PercentEncodeSet(generic, '\\'), specialQueryPercentEncodeSet, inHosts),
    minimal: createProfile(minimal, queryPercentEncodeSet, inHosts),
    'minimal-special': createProfile(new PercentEncodeSet(minimal, '\\'), specialQueryPercentEncodeSet, inHosts),
  };
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Percent Encode Profiles.
 *
 * There are two departures. Paths encode U+005E (^), as in the URL Standard since March 2025. Hosts encode U+007C (|), because the
 * document's own grammar does not allow it in a host: `//c%7C` would be printed as `//c|`, which is a drive.
 *
 * @example
 * import { percentEncodeProfiles } from '@url/reference';
 * import { utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('a\\b c', percentEncodeProfiles.special.file); // => 'a%5Cb%20c'
 * utf8PercentEncode('a\\b c', percentEncodeProfiles.minimal.file); // => 'a\\b c'
 */
export const percentEncodeProfiles: Readonly<Record<PercentEncodeProfileName, PercentEncodeProfile>> =
  /* @__PURE__ */ createProfiles(' #/:<>?@[\\]^|');

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Percent Encode Profiles.
 *
 * The profiles with the document's own host set, which does not encode U+007C (|).
 *
 * @example
 * import { literalPercentEncodeProfiles } from '@url/reference';
 *
 * literalPercentEncodeProfiles.special.host.has(0x7c); // => false
 */
export const literalPercentEncodeProfiles: Readonly<Record<PercentEncodeProfileName, PercentEncodeProfile>> =
  /* @__PURE__ */ createProfiles(' #/:<>?@[\\]^');

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Encode Profile Selection.
 *
 * @param url a URL
 * @returns the name of its profile: "special" for web-URLs, file-URLs and URLs without a scheme; "generic" for other URLs with an authority
 *   or a path root; "minimal" for all others
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { emptyURL, encodeProfileFor, parseReference } from '@url/reference';
 *
 * encodeProfileFor(emptyURL); // => 'special'
 * const path = parseReference('foo:/a');
 * path && encodeProfileFor(path); // => 'generic'
 * const opaquePath = parseReference('mailto:a');
 * opaquePath && encodeProfileFor(opaquePath); // => 'minimal'
 */
export function encodeProfileFor(url: ModelURL): PercentEncodeProfileName {
  checkModel('url', url);
  if (url.scheme === null || isWebURL(url) || isFileURL(url)) return 'special';
  return url.authority !== null || url.pathRoot !== null ? 'generic' : 'minimal';
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Printing: percent encoding.
 *
 * The last space of an opaque path is encoded, as in the standard: preprocessing would remove it from the end of a string.
 *
 * @param url a URL
 * @param form whether everything that is not ASCII is encoded, or only controls, surrogates and noncharacters
 * @param profile the sets of what is encoded
 * @returns the URL with percent-encoded values; U+0025 (%) stays as it is
 * @throws TypeError if `url` is not a URL of the model, or one of the other arguments is not a form or a profile
 *
 * @example
 * import { parseReference, percentEncodeURL } from '@url/reference';
 *
 * const url = parseReference('/a b/é');
 * url && percentEncodeURL(url, 'ascii').file; // => '%C3%A9'
 * url && percentEncodeURL(url, 'unicode').dirs; // => ['a%20b']
 */
export function percentEncodeURL(
  url: ModelURL,
  form: PrintForm = 'ascii',
  profile: PercentEncodeProfile = percentEncodeProfiles[encodeProfileFor(url)],
): ModelURL {
  checkModel('url', url);
  checkWord('form', form, printForms);
  checkProfile(profile);
  const encode = (value: string, type: keyof PercentEncodeProfile): string =>
    form === 'ascii' ? utf8PercentEncode(value, profile[type]) : encodeButUnicode(value, profile[type]);
  const encodeIfAny = <T extends string | null>(value: T, type: keyof PercentEncodeProfile) =>
    value === null ? value : encode(value, type);
  const { authority, file } = url;
  return withComponents(url, {
    authority: authority && {
      username: encodeIfAny(authority.username, 'username'),
      password: encodeIfAny(authority.password, 'password'),
      host: authority.host && isIPv6Address(authority.host) ? authority.host : encodeIfAny(authority.host, 'host'),
      port: authority.port,
    },
    dirs: url.dirs.map((dir) => encode(dir, 'dir')),
    file: encodeIfAny(file !== null && hasOpaquePath(url) ? file.replace(/ $/, '%20') : file, 'file'),
    query: encodeIfAny(url.query, 'query'),
    fragment: encodeIfAny(url.fragment, 'fragment'),
  });
}

const components: readonly (keyof PercentEncodeProfile)[] = [
  'username',
  'password',
  'host',
  'dir',
  'file',
  'query',
  'fragment',
];

function checkProfile(profile: PercentEncodeProfile): void {
  const isProfile =
    typeof profile === 'object' &&
    profile !== null &&
    components.every((name) => typeof option(profile, name)?.has === 'function');
  if (!isProfile) throw argumentError('profile', profile, 'is not a profile');
}

function isIPv6Address(host: string): boolean {
  return /^\[[\da-f:.]*\]$/i.test(host);
}

const asciiOrInvisible = /* @__PURE__ */ new RegExp(`[\\0-\\x9f\\ud800-\\udfff${noncharacterRanges}]+`, 'gu');

function encodeButUnicode(value: string, set: PercentEncodeSet): string {
  return value.replace(asciiOrInvisible, (run) => utf8PercentEncode(run, set));
}
