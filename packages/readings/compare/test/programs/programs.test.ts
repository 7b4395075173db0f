import { hostIdentity, type Reading } from '@url/compare';
import { programs, programVersions } from '@url/compare/programs';
import { whatwg } from '@url/compare/whatwg';
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
  'OkHttp HttpUrl': 'OkHttp',
  'Spring UriComponentsBuilder': 'Spring',
  'Spring WHAT_WG': 'Spring',
  'Apache HttpClient 5': 'HttpClient',
  'Apache HttpClient 5 URIUtils': 'HttpClient',
  'Ktor Url': 'Ktor',
  '.NET Uri': '.NET',
  'PHP parse_url': 'PHP',
  'Ruby URI': 'Ruby',
  'Perl URI': 'URI',
  'Node URL': 'Node',
  'Node url.parse': 'Node',
};

const programOf = (id: string): string => id.replace(/@.*/, '');

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

describe.each([...programs, ...programVersions])('$id', ({ id, versions, read }) => {
  const runs = recorded.filter((run) => programOf(run.id) === programOf(id));
  test('its programs are recorded', () => {
    const found = runs.map(({ name, version }) => `${names[name] ?? name} ${version}`);
    expect(versions?.filter((version) => !found.includes(version))).toEqual([]);
  });

  const listed = runs.filter(({ name, version }) => versions?.includes(`${names[name] ?? name} ${version}`));
  test.each(listed)(
    'finds the hosts of $version in the third that was held back, but for one in three hundred',
    ({ hosts }) => {
      const inputs = [...hosts.keys()].filter(isHeldBack);
      const wrong = inputs.filter((input) => !isSameHost(read(input), hosts.get(input)!));
      expect(inputs.length).toBeGreaterThan(1000);
      expect(wrong.length / inputs.length).toBeLessThan(1 / 300);
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
  ['python-yarl', 'http://evil\u2024com/', 'evil.com'],
  ['python-yarl', 'http://💩ß.com/', 'xn--ss-7t72a.com'],
  ['python-yarl', 'http://[FE80::1%ETH]/', '[fe80::1%ETH]'],
  ['python-yarl', 'http://A%3Ab/', 'a%3ab'],
  ['python-yarl', 'http://xn--0.рф/', 'xn--0.xn--p1ai'],
  ['python-httpx', '://evil.com/', 'evil.com'],
  ['python-httpx', 'http://xn--bcher-kva.рф/', 'xn--bcher-kva.xn--p1ai'],
  ['python-urllib3', 'http://[::1.2.3.256]/', '[::1.2.3.256]'],
  ['python-requests', 'httpx://bücher.com/', 'xn--bcher-kva.com'],
  ['curl', 'http://%30x7f.1/', '0x7f.1'],
  ['curl', 'http://ß⁄/', 'xn--ss-d6t'],
  ['curl', 'http://\u1806a/', '\u1806a'],
  ['go-net-url', 'http://[::1%25a%20b]/', '[::1%a b]'],
  ['java-spring', 'http://{host name}/', '{host name}'],
  ['java-spring', 'http://{u}@evil.com/', 'evil.com'],
  ['java-spring', 'http://evil.com:80@', 'evil.com'],
  ['java-spring', 'http://u:%zz@evil.com/', 'evil.com'],
  ['php-parse-url', 'http://evil.com:-0/', 'evil.com'],
  ['perl-uri', 'sip:a@evil.com;x', 'evil.com'],
  ['perl-uri', 'http://xn--é/', 'xn--\xc3\xa9'],
  ['perl-uri', 'http://[a]:٠/', '[a]:\xd9\xa0'],
  ['npm-uri-js', 'http://A%2541/', 'aa'],
  ['npm-fast-uri', 'http://ΒΌΛΟΣ/', 'xn--nxasmm1c'],
  ['npm-fast-uri', 'http://evil%22com/', 'evil%22com'],
  ['npm-fast-uri', 'x://[::1%25a%20b]/', '[::1%a%20b]'],
  ['npm-uri-js', 'http://[::2:3:4:5:6:7:8]/', '[:2:3:4:5:6:7:8]'],
  ['npm-uri-js', 'x://[1::3:4:5:6:7:8]/', '[1:0:3:4:5:6:7:8]'],
  ['npm-uri-js', 'x://[::1%25aB%41]/', '[::1%ABa]'],
  ['python-urllib', 'http://[v1.é ]/', 'v1.é '],
  ['python-yarl', 'http://a［b］c.d/', '[b]c.'],
  ['python-yarl', 'http://Ꟛ.a/', 'xn--c88a.a'],
  ['java-url', 'http://a︓b/', 'a︓b'],
  ['java-spring', 'x://[::1]:80@b', 'b'],
  ['java-spring', 'x://[::1]:80@', '[::1]'],
  ['npm-uri-js', 'http://[::1%25abc]/', '[::1%ABc]'],
  ['java-spring', 'http://evil.com:८०@', 'evil.com'],
  ['curl', 'http://𑽐/', '𑽐'],
  ['perl-uri', 'http://Ɤ/', 'xn--w78a'],
  ['perl-uri', 'http://x:𑽐/', 'xn--x:-t23p'],
  ['npm-uri-js', 'x://[::1%5c%25]', '[::1%5C%25]'],
  ['npm-parse-url', 'http://jdbc:x#a\nb', 'jdbc'],
  ['npm-fast-uri', 'http://evil.com/#\u2028%zz', 'evil.com'],
  ['python-yarl', 'x://[1:2:3:4:5:6:1.2.3.4%]', '[1:2:3:4:5:6:102:304%]'],
  ['java-apache5', 'https://xn--：cher-kva.com/', ':ücher.com'],
  ['python-yarl', 'http://\u0620\uacfe\u0669.a/', 'xn--fgb0mo430c.a'],
  ['java-ktor', ' http:x', 'localhost'],
  ['node-url', 'http://0à.א/', 'xn--0-sfa.xn--4db'],
  ['node-url', 'http:u@😷.%D7%90/', 'xn--y38h.xn--4db'],
  ['node-url', 'http://א1.co,/', 'xn--1-zhc.co,'],
  ['npm-parse-url', 'http://😷.א', 'xn--y38h.xn--4db'],
  ['node-url-parse', 'http://a\u{1094e}/', 'xn--a-0x4i'],
  ['dotnet-uri', 'http://0x7f.1/', '127.0.0.1'],
  ['dotnet-uri', 'foo://0x7f.1/', '0x7f.1'],
  ['dotnet-uri', 'foo://1.2.3.08/', '255.255.255.255'],
  ['dotnet-uri', 'http://[::1]x:y', '[::1]'],
  ['dotnet-uri', 'http://[::1%a#]/', '[::1]'],
  ['dotnet-uri', 'http://evil\u202e.com/', 'evil.com'],
  ['dotnet-uri', '\\\\evil.com\\a', 'evil.com'],
  ['dotnet-uri', '\\/evil.com/a', 'evil.com'],
  ['dotnet-uri', 'file:////evil.com/a', 'evil.com'],
  ['dotnet-uri', 'mailto:a@evil.com', 'evil.com'],
])('%s finds in %s the host %s', (id, input, host) => {
  expect(programs.find((program) => program.id === id)!.read(input).components?.host).toBe(host);
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
  ['python-yarl', 'http://é..com/'],
  ['python-yarl', 'http://[v1]/'],
  ['python-yarl', 'http://％㎐/'],
  ['python-httpx', '::1/'],
  ['python-httpx', 'http://[::1%25a%20b]/'],
  ['python-httpx', `http://${'a'.repeat(64)}.рф/`],
  ['python-urllib3', 'http://a·b/'],
  ['python-urllib3', 'http://・/'],
  ['java-uri', 'http://[::1%a-b]/'],
  ['java-url', 'http://evil.com:𝟖𝟎/'],
  ['java-spring', 'http://u@b:80@evil.com/'],
  ['java-spring', '*evil.com'],
  ['java-spring', 'http://{a%61}/'],
  ['npm-fast-uri', 'http://evil.com/[%zz]'],
  ['npm-fast-uri', 'http://aب/'],
  ['npm-fast-uri', 'mailto://a@evil.com/x'],
  ['npm-urijs', 'http://evil.com:1.5/'],
  ['curl', 'file:///C:/a'],
  ['curl', 'file:///c|'],
  ['go-net-url', 'http://[::1%25 a]'],
  ['go-net-url', 'http://[::1%25%c3%a9]'],
  ['python-yarl', 'http://x:𑽐/'],
  ['python-httpx', 'http://ꟛ/'],
  ['java-spring', 'x://u:𝟴𝟬@b'],
  ['java-uri', 'http://good.com/?a%?40'],
  ['java-ktor', 'ws://a:%zz@[::1]@evil.com'],
  ['python-yarl', 'http://סƲר.a/'],
  ['java-spring-whatwg', 'http://רּתּﬆשׂ.com/'],
  ['node-url', 'http://1א/'],
  ['node-url', 'http://a\u058b/'],
  ['node-url', 'http://a@b＠c/'],
  ['node-url', 'http://א\u{10940}/'],
  ['dotnet-uri', 'http://evil.com\\@good.com/'],
  ['dotnet-uri', 'http://a@b@c/'],
  ['dotnet-uri', 'http://a..b/'],
  ['dotnet-uri', 'http:evil.com'],
  ['dotnet-uri', 'file://c:x'],
  ['dotnet-uri', 'http://evil.com:65536/'],
  ['dotnet-uri', 'evil.com'],
])('%s refuses %s', (id, input) => {
  expect(programs.find((program) => program.id === id)!.read(input).ok).toBe(false);
});

test.each([
  ['npm-url-parse', 'file://c:80/x'],
  ['node-url-parse', `http://[${'1'.repeat(300)}]/`],
  ['java-spring', 'x://[::1]:80@/'],
  ['java-spring', 'x://[::1]:p@'],
  ['php-parse-url', 'a?b:80'],
  ['python-httpx', ':https://evil.com/'],
  ['java-spring', 'x:;a?b%zz'],
  ['java-ktor', '\u3000http:x'],
  ['java-ktor', ' \x1fhttp:x'],
  ['npm-fast-uri', 'mailto:a@b:00080'],
  ['dotnet-uri', '//evil.com/'],
  ['dotnet-uri', 'foo://c:/a'],
  ['dotnet-uri', 'foo:evil.com'],
])('%s finds no host in %s', (id, input) => {
  expect(programs.find((program) => program.id === id)!.read(input).components).toMatchObject({ host: null });
});

test('the time of the crate http is linear in escapes', () => {
  const rust = programs.find(({ id }) => id === 'rust-http')!;
  const timeOf = (length: number): number => {
    const start = process.cpuUsage().user;
    rust.read(`http://${'%'.repeat(length)}`);
    return process.cpuUsage().user - start;
  };
  // A quadratic search takes two seconds.
  expect(timeOf(64_000)).toBeLessThan(500_000);
});

test('an authority that names no server is not a host, and not none', () => {
  const java = programs.find(({ id }) => id === 'java-uri')!;
  expect(java.read('http://under_score/').components).toMatchObject({ host: null, registry: 'under_score' });
});

test.each([
  ['node-url-parse@20.19.0', 'http://xn--a_-/', 'xn--a_-'],
  ['node-url-parse@20.19.0', 'http://a\vא.com/', null],
  ['node-url-parse@16.20.2', 'http://good.example*evil.example/', 'good.example'],
  ['node-url-parse@16.20.2', 'http://good.example\tevil.example/', 'good.example'],
  ['node-url-parse@16.20.2', 'http://c℀.good.example/', 'ca/c.good.example'],
  ['npm-fast-uri@3.1.9', 'http://good.example%22evil.example/', 'good.example"evil.example'],
  ['npm-fast-uri@3.1.9', 'foo://a b/', 'a b'],
  ['npm-fast-uri@3.1.9', 'foo://a@b@c/%41', 'b%40c'],
  ['node-url-parse@16.20.2', 'http://[::1]:\t80/', '[::1]'],
  ['node-url-parse@16.20.2', 'http://⁇‥.a/', '??\ufffd.a'],
  ['node-url-parse@16.20.2', 'http://😷ڬ.\u0326/', 'xn--fkb1384w.\ufffd'],
  ['python-yarl@1.22.0', 'http://u[x]@[::1]/', null],
  ['python-requests@2.28.1', 'http://good.example evil.example/', 'good.example%20evil.example'],
  ['python-urllib3@1.24.1', 'http://good.example\\@evil.example/', 'evil.example'],
  ['python-urllib3@1.24.1', 'good.example:٨٠/x', 'good.example'],
  ['python-urllib3@1.24.1', 'http://[::1', null],
  ['python-yarl@1.22.0', 'http://evil.example\\@good.example/', 'good.example'],
  ['python-yarl@1.22.0', 'http://ev\xadil.com/', 'evil.com'],
  ['python-yarl@1.22.0', 'http://[evil.com]/', null],
])('%s finds in %j the host %j', (version, input, host) => {
  const reader = programVersions.find(({ id }) => id === version)!;
  expect(reader.read(input).components?.host ?? null).toBe(host);
});

test('a base is joined by RFC 3986', () => {
  expect(programs[0]!.read('//evil.com', 'https://good.com/a').components?.host).toBe('evil.com');
});
