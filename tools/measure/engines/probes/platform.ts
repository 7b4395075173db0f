// Calls the platform's functions with the global classes, and prints a line for each function. Equal lines with the native classes and ours
// show that the function accepts ours.

// biome-ignore lint/suspicious/noExplicitAny: each engine has another set of globals.
type Globals = any;
type Check = (globals: Globals, modules: Modules) => unknown;

/** The modules of Node that Bun, Deno and workerd implement in part. */
type Modules = Readonly<Record<'fs' | 'url' | 'http' | 'module', Globals>>;

const typeOf = (message: { headers: { get(name: string): string } }): string => message.headers.get('content-type');

const checks: Readonly<Record<string, Check>> = {
  'new Request(url)': ({ Request, URL }) => new Request(new URL('http://h/a')).url,
  'new Request(…, { body: params })': ({ Request, URLSearchParams }) =>
    typeOf(new Request('http://h/', { method: 'POST', body: new URLSearchParams('a=1') })),
  'new Response(params)': ({ Response, URLSearchParams }) => typeOf(new Response(new URLSearchParams('a=1'))),
  'await new Response(params).text()': ({ Response, URLSearchParams }) =>
    new Response(new URLSearchParams('a=1&b=2')).text(),
  'fetch(url)': async ({ fetch, URL }) => (await fetch(new URL('data:,x'))).text(),
  'Response.redirect(url)': ({ Response, URL }) => Response.redirect(new URL('http://h/a')).headers.get('location'),
  'URLPattern.test(url)': ({ URLPattern, URL }) => new URLPattern({ hostname: 'h' }).test(new URL('http://h/a')),
  'history.pushState(url)': ({ history, location, URL }) => {
    const before = location.href;
    history.pushState(null, '', new URL('#pushed', before));
    const { hash } = location;
    history.replaceState(null, '', before);
    return hash;
  },
  'a.href = url': ({ document, URL }) =>
    Object.assign(document.createElement('a'), { href: new URL('http://h/a') }).href,
  'URL.createObjectURL': ({ URL, Blob }) => URL.createObjectURL(new Blob(['x'])).slice(0, 5),
  'import(url)': async ({ URL }) => (await import(String(new URL('data:text/javascript,export const x = 1')))).x,
  'structuredClone(url)': ({ structuredClone, URL }) => JSON.stringify(structuredClone(new URL('http://h/a'))),
  'fileURLToPath(url)': ({ URL }, { url }) => url.fileURLToPath(new URL('file:///tmp/a')),
  'url.format(url, options)': ({ URL }, { url }) => url.format(new URL('http://h/#f'), { fragment: false }),
  'fs.existsSync(url)': ({ URL }, { fs }) => fs.existsSync(new URL('file:///')),
  'fs.readdirSync(url)': ({ URL }, { fs }) => fs.readdirSync(new URL('file:///')).length > 0,
  'http.request(url)': ({ URL }, { http }) => {
    const request = http.request(new URL('http://127.0.0.1:1/a'));
    request.on('error', () => {});
    const text = `${request.host} ${request.path}`;
    request.destroy();
    return text;
  },
  'createRequire(url)': ({ URL }, { module }) => typeof module.createRequire(new URL('file:///tmp/a.js')),
  'Bun.file(url)': ({ Bun, URL }) => Bun.file(new URL('file:///tmp/a')).name,
  'Deno.statSync(url)': ({ Deno, URL }) => Deno.statSync(new URL('file:///')).isDirectory,
};

const nodeModules = { fs: 'node:fs', url: 'node:url', http: 'node:http', module: 'node:module' };

/** Imports those modules that the engine has. The specifiers are not literals, so that bundlers do not follow them. */
async function importModules(): Promise<Modules> {
  const modules: Record<string, Globals> = {};
  for (const [name, specifier] of Object.entries(nodeModules)) {
    try {
      modules[name] = await import(specifier);
    } catch {
      // The engine lacks the module: the checks that need it report an error with every class.
    }
  }
  return modules as Modules;
}

export async function checkPlatform(): Promise<Record<string, string>> {
  const modules = await importModules();
  const results: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks)) {
    try {
      results[name] = String(await check(globalThis, modules));
    } catch (error) {
      results[name] = `throws ${(error as Error).name}`;
    }
  }
  return results;
}
