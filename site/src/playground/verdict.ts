import { serializeParsedHost } from '@url/host/internal';
import { codePointNotation, reorderingPattern, unseenPattern } from '@url/infra/internal';
import { type Advice, adviceOn, isRelativeReference } from './advice.ts';
import type { PaneId } from './pane-titles.ts';
import type { ParsedInput } from './parsed-input.ts';

/** How bad a finding is. Each has a color, an icon and a word. */
export type Tone = 'danger' | 'warning' | 'bad' | 'note' | 'good';

/** Text, or a piece of the input or the URL, which is shown as it is. */
export type Phrase = string | { readonly code: string };

/** One sentence of the verdict, with the pane and the page that tell more. */
export interface Finding {
  readonly tone: Tone;
  readonly text: readonly Phrase[];
  /** The id of a pane. */
  readonly pane: PaneId | null;
  /** The path of a page of the documentation, from the root of the site. */
  readonly guide: { readonly title: string; readonly path: string } | null;
}

/** What the page says first about an input. */
export interface Verdict {
  readonly tone: Tone;
  readonly title: string;
  readonly text: readonly Phrase[];
  /** The probable intention. */
  readonly advice: Advice | null;
  /** The pane that tells more; `null` for none. */
  readonly pane: PaneId | null;
  readonly findings: readonly Finding[];
}

export const guides = {
  authority: { title: 'Learn: the authority', path: 'learn/authority/' },
  comparing: { title: 'Guide: comparing readings', path: 'guides/comparing/' },
  forgery: { title: 'Guide: request forgery', path: 'guides/request-forgery/' },
  host: { title: 'Learn: the host', path: 'learn/host/' },
  scheme: { title: 'Learn: the scheme', path: 'learn/scheme/' },
  validation: { title: 'Guide: validation', path: 'guides/validation/' },
} as const;

/**
 * @param parsed the parse of an input
 * @returns whether it is a URL, and what its parts alone say: credentials, a scheme that runs code, what was probably meant
 */
export function verdictOn(parsed: ParsedInput): Verdict {
  const { href, input, url, errorCount, errorsUpTo } = parsed;
  const findings = [...schemeFindings(parsed), ...credentialFindings(parsed), ...textFindings(input)];
  const shared = { advice: adviceOn(parsed), pane: null, findings } as const;
  if (isRelativeReference(parsed)) {
    const text = ['It becomes a URL with a base URL, which you can enter below the input.'];
    return { tone: 'note', title: 'A relative reference', text, ...shared, pane: 'relative' };
  }
  if (url === null) return { tone: 'bad', title: 'Not a URL', text: failureOf(parsed), ...shared };
  if (errorCount > 0) {
    const errors = errorCount === 1 ? 'one validation error' : `${errorCount} validation errors`;
    if (href === input)
      return { tone: 'note', title: 'URL', text: [`It parses unchanged, with ${errors}.`], ...shared };
    return { tone: 'note', title: 'URL, repaired', text: [`The parser continues after ${errors}.`], ...shared };
  }
  if (errorsUpTo !== null && href !== input) {
    const text = `Its first ${errorsUpTo.toLocaleString('en')} code units have no validation errors.`;
    return { tone: 'good', title: 'URL', text: [text], ...shared };
  }
  const text = href === input ? 'Valid and already normalized.' : 'No validation errors. The parser normalizes it.';
  return { tone: 'good', title: 'URL', text: [text], ...shared };
}

/** More reasons than a person needs to mend the input. */
const mostFurther = 3;

/** Why the parser stops, and then what else is wrong. */
function failureOf({ failure, errors }: ParsedInput): string[] {
  const further = errors.slice(errors.findIndex((error) => error.failure) + 1).map(({ problem }) => problem);
  const more = further.length > mostFurther ? ` (and ${further.length - mostFurther} more)` : '';
  const also = further.length === 0 ? '' : ` Also: ${further.slice(0, mostFurther).join('; ')}${more}.`;
  return [sentence(failure!) + also];
}

const sentence = (text: string) =>
  `${text.replace(/^Cannot parse (?:the base )?".*?" as a URL: /s, (start) => (start.includes('the base "') ? 'The base URL: ' : '')).replace(/^./, (first) => first.toUpperCase())}.`;

/** Schemes whose URLs contain what a browser runs or shows. */
const contents: { readonly [scheme: string]: string } = {
  javascript: 'Opening it runs the rest of the URL as a program.',
  data: 'The URL contains the document itself, which can be a page with a program.',
  vbscript: 'Old browsers run the rest of the URL as a program.',
};

function schemeFindings({ url }: ParsedInput): Finding[] {
  if (url === null) return [];
  const shared = { tone: 'warning', pane: 'parts', guide: guides.scheme } as const;
  if (url.scheme === 'file') {
    const server = url.host === null ? '' : serializeParsedHost(url.host);
    if (server === '') return [{ text: ['It names a file of the machine that opens it.'], ...shared }];
    return [{ text: ['To open it, Windows connects to the file server ', { code: server }, '.'], ...shared }];
  }
  const text = Object.hasOwn(contents, url.scheme) ? contents[url.scheme] : undefined;
  return text === undefined ? [] : [{ text: [text], ...shared }];
}

/** Matches a dot, and the three characters that IDNA maps to a dot and U+2024 as the parser encodes them. */
const dot = /\.|%2e|%e3%80%82|%ef%bc%8e|%ef%bd%a1|%e2%80%a4/i;

function credentialFindings({ url }: ParsedInput): Finding[] {
  if (url === null || url.host === null) return [];
  const { username, password } = url;
  const findings: Finding[] = [];
  const shared = { pane: 'parts', guide: guides.authority } as const;
  if (username !== '') {
    const host = { code: serializeParsedHost(url.host) };
    const tone = dot.test(username) || dot.test(password) ? 'warning' : 'note';
    findings.push({ tone, text: [{ code: username }, ' is a username, and the host is ', host, '.'], ...shared });
  }
  if (password !== '')
    findings.push({ tone: 'warning', text: ['Contains a password, which logs and histories keep.'], ...shared });
  return findings;
}

/** Characters that deceive a reader of the input: the first of each kind. */
function textFindings(input: string): Finding[] {
  const reordering = new RegExp(reorderingPattern).exec(input);
  const invisible = new RegExp(`(?!${reorderingPattern})(?:${unseenPattern})`).exec(input);
  const find = (match: RegExpExecArray | null, effect: string): Finding[] => {
    if (match === null) return [];
    const codePoint = codePointNotation(match[0].codePointAt(0)!);
    return [{ tone: 'warning', text: [`Contains ${codePoint}, which ${effect}.`], pane: 'parts', guide: null }];
  };
  return [...find(reordering, 'changes the order of the text around it'), ...find(invisible, 'is not visible')];
}
