import { checkDomain } from '@url/display';
import type { ValidationError } from '@url/infra';
import { quote, quoteURL, withoutPassword } from '@url/infra/internal';
import { explainError } from '@url/parser/explain';
import type { CheckedURL } from './checked-url.js';
import { excerpt } from './excerpt.js';
import { hostForMessage, printable, visible } from './printable.js';
import type { Session } from './session.js';

const mostShown = 20;
const indentation = '  ';
const notValid = 'it is not a valid URL string, although it parses without an error (valid-URL-string)';

/**
 * Describes the errors of an input for a person: each error with its line and a caret, and then how the URL is parsed despite
 * them. The description of an input without errors is empty.
 */
export function diagnostics(
  input: string,
  checked: CheckedURL,
  otherHosts: readonly (string | null)[],
  session: Session,
  place = '',
): string {
  const { href, validURLString, errorCount, furtherErrors } = checked;
  const errors = [...checked.errors, ...furtherErrors];
  const count = errorCount + furtherErrors.length;
  const shown = errors.filter(({ failure }, index) => failure || index < mostShown);
  const text = withoutPassword(input);
  const notes: string[] = [];
  if (shown.length < count) notes.push(`${count - shown.length} more are not shown`);
  if (errors.length > 0 && href !== null) notes.push(`it is treated as ${quoteURL(href)}`);
  if (otherHosts.length > 0) {
    const hosts = otherHosts.map((host) => (host === null ? 'no host' : `the host ${quote(hostForMessage(host))}`));
    notes.push(`dangerous: other readers find ${hosts.join(' or ')}; "url compare" shows which readers`);
  }
  const misleading = misleadingLabel(href);
  if (misleading !== null) {
    const { label, reason, looksLike } = misleading;
    const look = looksLike === null ? '' : `; it looks like ${quote(looksLike)}`;
    notes.push(`browsers show the domain in ASCII because of ${quote(label)} (${reason})${look}`);
  }
  return [
    ...shown.map((error) => diagnostic(error, input, text, session, place)),
    // The writing rules of the standard and its parser differ.
    ...(errors.length === 0 && !validURLString ? [`${place}${headline(false, notValid, session)}\n`] : []),
    ...notes.map((note) => `${place}${session.colors.bold('note:')} ${visible(note)}\n`),
  ].join('');
}

/** The label that can mislead people, so that browsers show the domain of a URL in ASCII, or `null`. */
export function misleadingLabel(href: string | null) {
  const domain = checkDomain({ href: href ?? '' }, { showDeviationCharacters: true });
  if (domain.ok || domain.reason === 'invalid') return null;
  const { label, reason, looksLike } = domain;
  return { label, reason, looksLike };
}

/** @param shown the input without its password */
function diagnostic(error: ValidationError, input: string, shown: string, session: Session, place: string): string {
  const { columns, colors } = session;
  const { type, failure, problem, consequence } = explainError(error, input);
  const added = shown.length - input.length;
  const from = shown === input ? 0 : shown.indexOf(':***@') + 1;
  const to = from === 0 ? 0 : from + 3 - added;
  // An error in the password marks its asterisks.
  const moved = (at: number, inside: number) => (at <= from ? at : at < to ? inside : at + added);
  const [start, end] = [moved(error.start, from), moved(error.end, from + 3)];
  // A range at the end of the input is one column after it.
  const { text, column, width } = excerpt(shown, start, end, columns - indentation.length - 1);
  const colored = failure ? colors.red : colors.yellow;
  const underline = colored(`^${'~'.repeat(width - 1)}`);
  return [
    `${place}${headline(failure, `${printable(problem)} (${type})`, session)}`,
    `${indentation}${text}`,
    `${indentation}${' '.repeat(column)}${underline}${consequence === null ? '' : ` ${printable(consequence)}`}`,
    '',
  ].join('\n');
}

function headline(failure: boolean, message: string, { colors }: Session): string {
  const severity = failure ? colors.red('error:') : colors.yellow('warning:');
  return colors.bold(`${severity} ${message}`);
}
