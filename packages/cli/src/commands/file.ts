import { type FilePathFailure, filePathToURL, type PathStyle, urlToFilePath } from '@url/file-path';
import { answer } from '../answers.js';
import type { Failure } from '../failure.js';
import type { Given } from '../given.js';
import { onOneLine } from '../printable.js';
import type { Session } from '../session.js';

export function runFile(session: Session, given: Given): Promise<void> {
  const toPath = given.has('to-path');
  const convert = converter(given, toPath);
  const escaped = given.has('null') ? (path: string) => path : onOneLine;
  return answer(session, given, {
    noun: toPath ? 'file URL' : 'path',
    read: (input) => {
      const result = convert(input);
      return typeof result === 'string' ? result : null;
    },
    explain: (input) => failureFrom(convert(input) as FilePathFailure),
    advise: (input) => (!toPath && /^file:/i.test(input) ? 'give --to-path' : null),
    line: escaped,
    json: (found) => ({ [toPath ? 'path' : 'href']: found }),
  });
}

function converter(given: Given, toPath: boolean): (input: string) => string | FilePathFailure {
  const style = (given.value('style') as PathStyle | null) ?? (process.platform === 'win32' ? 'windows' : 'posix');
  const options = { style, deviceNames: given.has('device-names') ? ('keep' as const) : ('refuse' as const) };
  if (toPath) {
    return (input) => {
      const result = urlToFilePath(input, options);
      return result.ok ? result.path : result;
    };
  }
  const directory = given.has('directory') ? true : null;
  return (input) => {
    const result = filePathToURL(input, { ...options, directory });
    return result.ok ? result.href : result;
  };
}

function failureFrom({ reason, start, end }: FilePathFailure): Failure {
  return { error: `${reason.replace(/-/g, ' ')}, at ${start}`, type: reason, start, end };
}
