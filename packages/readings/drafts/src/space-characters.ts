const spaceCharacters = ' \t\n\f\r';

/**
 * Strips the space characters of HTML 5 from both ends; the URL Standard calls them ASCII whitespace.
 *
 * Loops find the ends: an expression for trailing white space would try each run of it again from each of its characters.
 */
export function stripSpaceCharacters(input: string): string {
  let start = 0;
  let end = input.length;
  while (start < end && spaceCharacters.includes(input.charAt(start))) start++;
  while (end > start && spaceCharacters.includes(input.charAt(end - 1))) end--;
  return input.slice(start, end);
}
