import { behaviours } from '@url/dialects/behaviours';
import { hostIdentity, type Reading } from '@url/dialects/compare';
import { whatwg } from '@url/dialects/whatwg';
import { describe, expect, test } from 'vitest';
import { isHeldBack } from '../generated-corpus.ts';
import { followStandard, recordedHosts } from '../recorded-hosts.ts';

const recorded = recordedHosts();

/** The name in `programs` of a version that was recorded. */
const names: Readonly<Record<string, string>> = {
  'Python urllib.parse': 'Python',
  'Go net/url': 'Go',
  'Java URI': 'Java',
  'Java URL': 'Java',
  'Spring UriComponentsBuilder': 'Spring',
  'PHP parse_url': 'PHP',
  'Ruby URI': 'Ruby',
  'Perl URI': 'URI',
  'Node url.parse': 'Node',
};

/** Whether a reading has the host that was recorded, `null` for a refusal. */
function isSameHost(reading: Reading, host: string | null): boolean {
  if (!reading.ok || host === null) return reading.ok === (host !== null);
  return hostIdentity(reading.components.host ?? '') === hostIdentity(host);
}

describe.each(followStandard)('%s', (id) => {
  test.each(recorded.filter((run) => run.id === id))(
    'finds the hosts of the URL Standard in the third that was held back, but for one in two hundred',
    ({ hosts }) => {
      const inputs = [...hosts.keys()].filter(isHeldBack);
      const wrong = inputs.filter((input) => !isSameHost(whatwg.read(input), hosts.get(input)!));
      expect(wrong.length / inputs.length).toBeLessThan(0.005);
    },
  );
});

describe.each(behaviours)('$id', ({ id, programs, read }) => {
  const versions = recorded.filter((run) => run.id.replace(/@.*/, '') === id);
  test('its programs are recorded', () => {
    const found = versions.map(({ name, version }) => `${names[name] ?? name} ${version}`);
    expect(programs?.filter((program) => !found.includes(program))).toEqual([]);
  });

  const listed = versions.filter(({ name, version }) => programs?.includes(`${names[name] ?? name} ${version}`));
  test.each(listed)(
    'finds the hosts of $version in the third that was held back, but for one in a hundred',
    ({ hosts }) => {
      const inputs = [...hosts.keys()].filter(isHeldBack);
      const wrong = inputs.filter((input) => !isSameHost(read(input), hosts.get(input)!));
      expect(inputs.length).toBeGreaterThan(1000);
      expect(wrong.length / inputs.length).toBeLessThan(0.015);
    },
  );
});

test.each([
  ['curl', 'http://evil.com\\@good.com/', 'good.com'],
  ['node-url-parse', 'http://evil.com\\@good.com/', 'evil.com'],
  ['npm-uri-js', 'http://a@b@c/', 'b%40c'],
  ['npm-ufo', 'http://good.com#@evil.com/', 'evil.com'],
  ['curl', 'http://0177.1/', '127.0.0.1'],
  ['curl', 'evil.com/x', 'evil.com'],
  ['node-url-parse', 'http://evil.com%2f.good.com/', 'evil.com'],
  ['java-url', 'jar:http://evil.com/a.jar!/', 'evil.com'],
  ['php-parse-url', 'http://evil.com\\@good.com/', 'good.com'],
  ['php-parse-url', 'evil.com:80/x', 'evil.com'],
  ['php-parse-url', 'http://[::1]./', '[:'],
  ['ruby-uri', 'http://evil%2ecom/?a b', 'evil%2ecom'],
  ['python-httpx', 'http://EVIL.com:65536/', 'evil.com'],
  ['python-yarl', 'http://good.com:٨٠/', 'good.com'],
  ['python-yarl', '1http://ｅvil.com/', 'evil.com'],
  ['java-spring', 'http://[::1]@evil.com/', '[::1]'],
  ['java-spring', 'http://a@b@evil.com/', 'evil.com'],
  ['java-spring', 'http://evil.com:８٠/', 'evil.com'],
  ['java-spring', 'http://[::1]é@evil.com/', '[::1]'],
  ['java-spring', 'http://good.com:@evil.com/', 'evil.com'],
  ['curl', 'http://[::1%25%]/', '[::1]'],
  ['curl', 'http://evil\u3164.com/', 'evil\u3164.com'],
  ['python-urllib3', 'http://%65vil%2Ecom/', 'evil.com'],
  ['python-yarl', 'http://a:[b]@[::1]/', '[::1]'],
  ['node-url-parse', '//\tevil.com?@good.com', 'evil.com'],
  ['node-url-parse', 'http://1.א/', '1.xn--4db'],
  ['npm-uri-js', 'urn://evil.com/a:b', 'evil.com'],
])('%s finds in %s the host %s', (id, input, host) => {
  expect(behaviours.find((behaviour) => behaviour.id === id)!.read(input).components?.host).toBe(host);
});

test.each([
  ['curl', 'http://[::1%1234567890123456]/'],
  ['python-urllib3', 'http://evil.com%00/'],
  ['python-urllib3', 'foo://evil.com /'],
  ['python-yarl', 'http://evil.com\\@good.com/'],
  ['python-yarl', 'http://ev\xadil.com/'],
  ['python-yarl', 'http://[::1]x/'],
  ['python-yarl', 'http://evil．com%2f/'],
  ['node-url-parse', 'http://1א/'],
])('%s refuses %s', (id, input) => {
  expect(behaviours.find((behaviour) => behaviour.id === id)!.read(input).ok).toBe(false);
});

test('an authority that names no server is not a host, and not none', () => {
  const java = behaviours.find(({ id }) => id === 'java-uri')!;
  expect(java.read('http://under_score/').components).toMatchObject({ host: null, registry: 'under_score' });
});

test('a base is joined by RFC 3986', () => {
  expect(behaviours[0]!.read('//evil.com', 'https://good.com/a').components?.host).toBe('evil.com');
});
