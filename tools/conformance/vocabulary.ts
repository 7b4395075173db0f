// The pieces from which the generators make inputs: names of the standard, and inputs that broke other parsers.
import { words } from './words.ts';

export const schemes: readonly string[] = words(`
  http https ws wss ftp file HTTP fIlE blob data javascript mailto urn about web+demo a non-special x.y 1a ht%74p`);

export const slashes: readonly string[] = ['//', '//', '//', '//', '/', '', '///', '\\\\', '/\\', '\\', '////'];

export const userinfos: readonly string[] = [
  ...words(`
  user@ user:pass@ :@ @ a@b@ a:b:c@ ü:ñ@ us%40er@ %:%zz@ '"\`{}[]^|;=@`),
  'us er:p|w@',
];

export const domains: readonly string[] = [
  ...words(`
  example.com EXAMPLE.com example.com. a.b.c.d.e localhost h .. . a..b -a-.b- a_b ab--cd ex%41mple.com ex%2emple
  %65xample a%00b a%C3%A9 a%zz a<b a^b a|b a'b a!$&()*+,;=~b C| c:`),
  'a b',
];

export const unicodeDomains: readonly string[] = words(`
  bücher.example straße.de ΒΌΛΟΣ.com ｅｘａｍｐｌｅ．ｃｏｍ evil。com c℀.good ex\u00adample a\u200db نامه\u200cای א.b 0à.א אa א0٠
  b-.א ABC.אבג ☕.example 👩‍💻.x 日本語。ＪＰ 한글.kr i̇.x ẞ １２７．０．０．１ ０ｘ７ｆ ①②.com xn--bcher-kva.example XN--BCHER-KVA xn--a
  xn-- xn--a- xn--zca xn--a.ß xn--8i7caa xn--4db xn--4db.1a xn--xn--a--gua é.xn--4db`);

export const addresses: readonly string[] = words(`
  127.0.0.1 127.1 0x7f.1 0177.0.0.1 2130706433 4294967295 4294967296 0x 0xffffffff 0x100000000 08 1.2.3.08 256.1
  1.2.3.4.5 1.2.3.4. 1.2.3.4.. 1..2 a.1 a.0x1 1.2.3.0x %31.%32 [::] [::1] [1:2:3:4:5:6:7:8] [1::8] [1:0:0:4:0:0:0:8]
  [::ffff:1.2.3.4] [::1.2.3.256] [::1.2.3] [::01.2.3.4] [1::2::3] [:1] [1:] [12345::] [ABCD::eF]
  [1:2:3:4:5:6:1.2.3.4] [1:2:3:4:5:6:7:1.2.3.4] [::1%25eth0] [ ] [] [::1]x x[::1]`);

export const ports: readonly string[] = [
  ...words(`
  : :80 :443 :21 :8080 :0 :65535 :65536 :00080 :99999999999999999999 :8a :-1 :٨`),
  ': 80',
];

export const segments: readonly string[] = [
  ...words(`
  a b path . .. %2e .%2E %2e%2e ... %2e.a C: C| c|x D: é 日本 %zz % %41 ~ ^ \`{} "<>| a;b=c ' @: \ufffd 💩 https://h`),
  '',
  'a b',
];

export const queries: readonly string[] = [
  ...words(`
  ? ?a=b ?a=b&c=d ?é=ü ?'"<># ?? ?%zz% ?💩 ?/..\\`),
  '?a b',
  '? ',
];

export const fragments: readonly string[] = ['#', '#frag', '#a#b', '#é`"<>', '# ', '#%zz', '#\\|', '#\u0000', '#💩'];

/** Pieces that a mutation inserts anywhere. */
export const insertions: readonly string[] = [
  ...'/\\:@?#[]%.|^<>"\'`{}&=+;,!$()*~-_ \t\n\r\u0000\u001f\u007f\u0080\u00a0\ufeff\ufffe\ufffd',
  ...words(`
    %2f %5C %40 %25 %00 %C3%A9 %FF %F0%9F%92%A9 \ud800 \udc00 \u0301 \u200b \u200d \u2060 。 ． ／ ： ß ſ K
    א ب ٣ 0x // /.. /. :: xn-- http: file:`),
];

/** Bases of each kind that the states distinguish. */
export const bases: readonly string[] = [
  ...words(`
  http://h/a/b?q#f http://h https://user:pass@example.com:8080/a/b/ https://example.com/..//c ws://[::1]/
  ftp://127.1:21/%2e/x file:///C:/a/b file:///C| file://host/share/x?q file: about:blank mailto:x@y?q#f urn:a:b
  blob:https://h/x web+demo://h:8/p/q?r web+demo:// web+demo:/p/q web+demo:/.//p non-special://%41é/C:/x`),
  'data:opaque path  #f',
];
