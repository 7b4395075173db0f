// whatwg-url has no types of its own. Of what it exports, this is used here.
declare module 'whatwg-url' {
  export const URL: new (input: string, base?: string) => globalThis.URL;
}
