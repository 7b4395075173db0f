import { asciiLowercase, option } from '@url/infra/internal';

/** The specifications about which a rule says something, in the order in which a sentence names them. */
const names = {
  whatwg: 'the URL Standard',
  model: 'the model',
  rfc3986: 'RFC 3986',
  rfc3987: 'RFC 3987',
  webAddress2009: 'the draft of 2009',
  w3c2012: 'the draft of 2012',
  webspecs2014: 'the draft of 2014',
} as const;

/** The id of a specification. */
export type Specification = keyof typeof names;

/** Specifications, with the section of each document that says so: an anchor of the URL Standard, a number or a title. */
export type Sections = Readonly<Partial<Record<Specification, string>>>;

/** What some specifications do with the thing that a rule names. */
export interface Claim {
  readonly by: Sections;
  /** What they do: "remove~ it". The "~" is an "s" after one specification, and nothing after several. */
  readonly does: string;
  /** Whether the value of a specification shows it, given the host as it is in the input, both in lower case. If it is absent, every value shows it. */
  readonly shows?: (value: string, host: string) => boolean;
}

/** A claim that is true of readers in a difference. */
export interface ProvenClaim {
  readonly readers: readonly string[];
  readonly sentence: string;
  /** The sections of the documents that say so, in the order of the readers. */
  readonly sections: readonly string[];
}

/** A reader in a difference with the value that it finds. */
export interface Found {
  readonly id: string;
  readonly value: string | null;
}

/**
 * Returns the claims that are true of the readers in a difference. A claim about a reader that is not among them is left out.
 *
 * @param claims the claims of a rule
 * @param found the readers in the difference
 * @param host the host as most readers cut it
 */
export function provenClaims(claims: readonly Claim[], found: readonly Found[], host: string): ProvenClaim[] {
  return claims.flatMap((claim) => {
    const shows = option(claim, 'shows');
    const isShown = (value: string | null): boolean =>
      shows === null || (!!value && shows(asciiLowercase(value), asciiLowercase(host)));
    const ids = (Object.keys(names) as Specification[]).filter(
      (id) => option(claim.by, id) !== null && found.some((reader) => reader.id === id && isShown(reader.value)),
    );
    if (ids.length === 0) return [];
    const sections = ids.map((id) => claim.by[id]!);
    return [{ readers: ids, sentence: sentenceOf(ids, claim.does), sections }];
  });
}

/** "The URL Standard and the model remove it." */
export function sentenceOf(ids: readonly Specification[], does: string): string {
  const list = ids.map((id) => names[id]);
  const last = list.pop()!;
  const subject = list.length === 0 ? last : `${list.join(', ')} and ${last}`;
  return `${subject.replace(/^t/, 'T')} ${does.replace(/~/g, list.length === 0 ? 's' : '')}.`;
}
