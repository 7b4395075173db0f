// The sources of regular expressions for rules of URL syntax. tools/checks/check-rules.ts finds expressions that repeat them elsewhere.

/** https://url.spec.whatwg.org/#url-scheme-string */
export const schemePattern = '[A-Za-z][\\dA-Za-z+.-]*';

const scheme = /* @__PURE__ */ new RegExp(`^${schemePattern}$`);

/** Tests for a scheme in either case, without its ":". */
export function isSchemeString(text: string): boolean {
  return scheme.test(text);
}

/** The host that a file URL replaces by the empty host. See https://url.spec.whatwg.org/#file-host-state. */
export const LOCALHOST = 'localhost';

/** https://url.spec.whatwg.org/#windows-drive-letter */
export const driveLetterPattern = '[A-Za-z][:|]';

/** https://url.spec.whatwg.org/#single-dot-path-segment */
export const singleDotPattern = '(?:\\.|%2[eE])';

/** https://url.spec.whatwg.org/#double-dot-path-segment */
export const doubleDotPattern: string = `${singleDotPattern}{2}`;
