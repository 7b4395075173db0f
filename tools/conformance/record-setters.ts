import { basicURLParse, setThePassword, setTheUsername } from '@url/parser';
import { cannotHaveAUsernamePasswordPort, type URLRecord } from '@url/record';
import type { Components } from './components.ts';

type Setter = (url: URLRecord, value: string) => void;

function withoutPrefix(prefix: string, value: string): string {
  return value.startsWith(prefix) ? value.slice(1) : value;
}

/** https://url.spec.whatwg.org/#urlutils-members, the setters, applied to a record. */
export const recordSetters: Readonly<Record<Exclude<keyof Components, 'href'>, Setter>> = {
  protocol(url, value) {
    basicURLParse(`${value}:`, { url, stateOverride: 'scheme start state' });
  },
  username(url, value) {
    if (!cannotHaveAUsernamePasswordPort(url)) setTheUsername(url, value);
  },
  password(url, value) {
    if (!cannotHaveAUsernamePasswordPort(url)) setThePassword(url, value);
  },
  host(url, value) {
    if (!url.hasOpaquePath) basicURLParse(value, { url, stateOverride: 'host state' });
  },
  hostname(url, value) {
    if (!url.hasOpaquePath) basicURLParse(value, { url, stateOverride: 'hostname state' });
  },
  port(url, value) {
    if (cannotHaveAUsernamePasswordPort(url)) return;
    if (value === '') url.port = null;
    else basicURLParse(value, { url, stateOverride: 'port state' });
  },
  pathname(url, value) {
    if (url.hasOpaquePath) return;
    url.path = '';
    basicURLParse(value, { url, stateOverride: 'path start state' });
  },
  search(url, value) {
    url.query = null;
    if (value === '') return;
    url.query = '';
    basicURLParse(withoutPrefix('?', value), { url, stateOverride: 'query state' });
  },
  hash(url, value) {
    url.fragment = null;
    if (value === '') return;
    url.fragment = '';
    basicURLParse(withoutPrefix('#', value), { url, stateOverride: 'fragment state' });
  },
};
