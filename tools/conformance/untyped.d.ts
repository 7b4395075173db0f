// Libraries without types of their own. These are the exports used here.
declare module 'whatwg-url' {
  export const URL: typeof globalThis.URL;
}

declare module 'punycode/punycode.js' {
  const punycode: { encode(label: string): string };
  export = punycode;
}
