// whatwg-url does not include types. These are the exports used here.
declare module 'whatwg-url' {
  export const URL: new (input: string, base?: string) => globalThis.URL;
}
