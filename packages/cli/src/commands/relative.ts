import { emptyURL, parseResolveAndNormalize, parserModeFor, relativize } from '@url/reference';
import { answer } from '../answers.js';
import type { Given } from '../given.js';
import { referenceReader } from '../reference-reader.js';
import type { Session } from '../session.js';
import { readBase, urlFailure } from '../url-input.js';
import { UsageError } from '../usage-error.js';

export function runRelative(session: Session, given: Given): Promise<void> {
  const base = given.value('base');
  if (base === null) throw new UsageError("option '--base <url>' is needed: the URL from which the references lead");
  readBase(given);
  const from = parseResolveAndNormalize(base) ?? emptyURL;
  const reader = referenceReader({
    noun: 'URL',
    mode: parserModeFor(from),
    read: (target) => {
      const to = parseResolveAndNormalize(target);
      return to && relativize(to, from);
    },
    explain: (target) => urlFailure(target, null),
  });
  return answer(session, given, reader);
}
