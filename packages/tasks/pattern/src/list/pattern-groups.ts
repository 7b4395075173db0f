/** A pattern text, or an object with one as its pathname. */
export type PatternText = string | { readonly pathname: string };

/**
 * The groups of a pattern's text, of a pathname or of a whole URL: names and, for "*" and expressions without a name, numbers. A group that may be left out
 * may be `undefined`. If the text is only known as `string`, every name is possible.
 *
 * @example
 * import type { PatternGroups } from '@url/pattern';
 *
 * const groups: PatternGroups<'/users/:id/:tab?'> = { id: '7', tab: undefined };
 * groups.id.length; // => 1
 */
export type PatternGroups<Pattern extends PatternText> = Pattern extends string
  ? GroupsOfText<Pattern>
  : Pattern extends { readonly pathname: infer Pathname extends string }
    ? GroupsOfText<Pathname>
    : never;

type GroupsOfText<Text extends string> = string extends Text
  ? { readonly [name: string]: string | undefined }
  : Scan<Text, never, never, []>;

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Lower =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');
type NameCharacter = Digit | Lower | Uppercase<Lower> | '_' | '$';

/** The name at the start of a text, and the rest of the text. */
type ReadName<Text extends string, Name extends string = ''> = Text extends `${infer First}${infer Rest}`
  ? First extends NameCharacter
    ? ReadName<Rest, `${Name}${First}`>
    : [Name, Text]
  : [Name, ''];

/** The text after an expression whose "(" is already read. */
type SkipExpression<Text extends string, Depth extends unknown[] = [unknown]> = Depth extends [unknown, ...infer Outer]
  ? Text extends `${infer First}${infer Rest}`
    ? First extends '\\'
      ? Rest extends `${string}${infer AfterEscape}`
        ? SkipExpression<AfterEscape, Depth>
        : ''
      : SkipExpression<Rest, First extends '(' ? [unknown, ...Depth] : First extends ')' ? Outer : Depth>
    : ''
  : Text;

/** The text after a name and its expression. */
type AfterExpression<Text extends string> = Text extends `(${infer Rest}` ? SkipExpression<Rest> : Text;

/** The groups of a text: those that are always there, those that may be left out, and the numbered groups so far. */
type Scan<
  Text extends string,
  Always extends string,
  Maybe extends string,
  Count extends unknown[],
> = Text extends `${infer First}${infer Rest}`
  ? First extends '\\'
    ? Rest extends `${string}${infer AfterEscape}`
      ? Scan<AfterEscape, Always, Maybe, Count>
      : GroupsWith<Always, Maybe>
    : First extends ':'
      ? ReadName<Rest> extends [infer Name extends string, infer After extends string]
        ? Name extends ''
          ? Scan<After, Always, Maybe, Count>
          : AddGroup<AfterExpression<After>, Name, Always, Maybe, Count>
        : never
      : First extends '*'
        ? AddGroup<Rest, `${Count['length']}`, Always, Maybe, [...Count, unknown]>
        : First extends '('
          ? AddGroup<SkipExpression<Rest>, `${Count['length']}`, Always, Maybe, [...Count, unknown]>
          : First extends '{'
            ? ScanBraces<Rest, Always, Maybe, Count>
            : Scan<Rest, Always, Maybe, Count>
  : GroupsWith<Always, Maybe>;

/** Adds a group, and reads the modifier after it. */
type AddGroup<
  Text extends string,
  Name extends string,
  Always extends string,
  Maybe extends string,
  Count extends unknown[],
> = Text extends `?${infer Rest}` | `*${infer Rest}`
  ? Scan<Rest, Always, Maybe | Name, Count>
  : Text extends `+${infer Rest}`
    ? Scan<Rest, Always | Name, Maybe, Count>
    : Scan<Text, Always | Name, Maybe, Count>;

/** Braces do not nest, and contain at most one group. */
type ScanBraces<
  Text extends string,
  Always extends string,
  Maybe extends string,
  Count extends unknown[],
  Name extends string = never,
> = Text extends `${infer First}${infer Rest}`
  ? First extends '\\'
    ? Rest extends `${string}${infer AfterEscape}`
      ? ScanBraces<AfterEscape, Always, Maybe, Count, Name>
      : never
    : First extends ':'
      ? ReadName<Rest> extends [infer Found extends string, infer After extends string]
        ? ScanBraces<AfterExpression<After>, Always, Maybe, Count, Found>
        : never
      : First extends '*'
        ? ScanBraces<Rest, Always, Maybe, [...Count, unknown], `${Count['length']}`>
        : First extends '('
          ? ScanBraces<SkipExpression<Rest>, Always, Maybe, [...Count, unknown], `${Count['length']}`>
          : First extends '}'
            ? AddGroup<Rest, Name, Always, Maybe, Count>
            : ScanBraces<Rest, Always, Maybe, Count, Name>
  : GroupsWith<Always, Maybe>;

type GroupsWith<Always extends string, Maybe extends string> = {
  readonly [Name in Always | Maybe]: Name extends Maybe ? string | undefined : string;
};
