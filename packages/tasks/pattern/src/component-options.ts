/** https://urlpattern.spec.whatwg.org/#options */
export interface Options {
  /** The end of a segment: one ASCII code point, or the empty string. */
  readonly delimiterCodePoint: string;
  /** The code point that belongs to the group after it: one ASCII code point, or the empty string. */
  readonly prefixCodePoint: string;
  readonly ignoreCase: boolean;
}

/** https://urlpattern.spec.whatwg.org/#default-options */
export const defaultOptions: Options = { delimiterCodePoint: '', prefixCodePoint: '', ignoreCase: false };

/** https://urlpattern.spec.whatwg.org/#hostname-options */
export const hostnameOptions: Options = { delimiterCodePoint: '.', prefixCodePoint: '', ignoreCase: false };

/** https://urlpattern.spec.whatwg.org/#pathname-options */
export const pathnameOptions: Options = { delimiterCodePoint: '/', prefixCodePoint: '/', ignoreCase: false };
