import { checkDomain } from '@url/display';
import type { ValidationError } from '@url/infra';
import { quote } from '@url/infra/internal';
import { explainError } from '@url/parser/explain';
import type { CheckedURL } from './checked-url.js';
import { excerpt } from './excerpt.js';
import { printable } from './printable.js';
import type { Session } from './session.js';

const mostShown = 20;
const indentation = '  ';

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
  const notes: string[] = [];
  if (shown.length < count) notes.push(`${count - shown.length} more are not shown`);
  if (errors.length > 0 && href !== null) notes.push(`it is treated as ${quote(href)}`);
  if (otherHosts.length > 0) {
    const hosts = otherHosts.map((host) => (host === null ? 'no host' : `the host ${quote(host)}`));
    notes.push(`dangerous: other readers find ${hosts.join(' or ')}; "url compare" shows which readers`);
  }
  const domain = checkDomain({ href: href ?? '' }, { showDeviationCharacters: true });
  const look = domain.ok || domain.looksLike === null ? '' : `; it looks like ${quote(domain.looksLike)}`;
  if (!domain.ok && domain.reason !== 'invalid')
    notes.push(`browsers show the domain in ASCII because of ${quote(domain.label)} (${domain.reason})${look}`);
  return [
    ...shown.map((error) => diagnostic(input, error, session, place)),
    ...(errors.length === 0 && !validURLString ? [withoutErrors(session, place)] : []),
    ...notes.map((note) => `${place}${session.colors.bold('note:')} ${note}\n`),
  ].join('');
}

function diagnostic(input: string, error: ValidationError, session: Session, place: string): string {
  const { columns, colors } = session;
  const { start, end, type, failure, problem, consequence } = explainError(error, input);
  // A range at the end of the input is one column after it.
  const { text, column, width } = excerpt(input, start, end, columns - indentation.length - 1);
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

/** The writing rules of the standard and its parser differ. */
function withoutErrors(session: Session, place: string): string {
  return `${place}${headline(false, 'it is not a valid URL string, although it parses without an error (valid-URL-string)', session)}\n`;
}
