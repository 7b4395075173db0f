// Compiled with lib.dom.d.ts, whose `URL` and `URLSearchParams` are the globals here.
import * as ours from '@url/polyfill';

export const oursAsTheirs: URL = new ours.URL('https://example.org');
export const theirsAsOurs: ours.URL = new URL('https://example.org');
export const paramsAsTheirs: URLSearchParams = oursAsTheirs.searchParams;
export const paramsAsOurs: ours.URLSearchParams = theirsAsOurs.searchParams;
export const fromTheirs: ours.URL | null = ours.URL.parse(oursAsTheirs, theirsAsOurs);
export const fromOurs: URL = new URL(theirsAsOurs, oursAsTheirs);

ours.install(globalThis);
