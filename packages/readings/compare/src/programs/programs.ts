import { checkString, toScalarValueString } from '@url/infra/internal';
import type { Reader, Reading } from '../reader.js';
import type { Join } from './join.js';
import { models } from './models.js';
import { oldModels } from './old-models.js';
import type { ProgramModel } from './program-model.js';
import { componentsOfParts, isUnsupported, type Split } from './split.js';

/** When the programs were recorded. */
const recordingYear = 2026;

/**
 * How programs find a host, as readers of any string. Each is derived from recordings of the program and has its id: no program is run. A
 * test compares them with recordings that were not used to write them. They say what the host is; their other parts are not proved,
 * and `compare` does not use them.
 *
 * @example
 * ```ts
 * import { programs } from '@url/compare/programs';
 *
 * const curl = programs.find(({ id }) => id === 'curl');
 * curl?.read('http://evil.com\\@good.com/').components?.host; // => 'good.com'
 * curl?.versions; // => ['curl 7.88.1']
 * ```
 */
export const programs: readonly Reader[] = /* @__PURE__ */ models.map(readerOf);

/**
 * Earlier versions of programs that find other hosts, as readers of any string. An id contains the newest version that finds the same hosts:
 * "go-net-url@1.24.5" is also the reader of Go 1.21. `compare` compares them if its option `readers` names them, also by a shorter version:
 * "go-net-url@1.24". They do not resolve references.
 *
 * @example
 * ```ts
 * import { programVersions } from '@url/compare/programs';
 *
 * const go = programVersions.find(({ id }) => id === 'go-net-url@1.24.5');
 * go?.read('http://[evil.com]:80/').components?.host; // => 'evil.com'
 * go?.versions; // => ['Go 1.24.5', 'Go 1.21.0', 'Go 1.19.13']
 * ```
 */
export const programVersions: readonly Reader[] = /* @__PURE__ */ oldModels.map(readerOf);

function readerOf({ split, join, ...program }: ProgramModel): Reader {
  return {
    kind: 'parser',
    ...program,
    year: recordingYear,
    role: 'program',
    answers: ['host'],
    read: (input, base) => {
      checkString('input', input);
      if (base === undefined) return readBy(split, input);
      checkString('base', base);
      return readAgainst(base, input, split, join);
    },
  };
}

function readAgainst(base: string, input: string, split: Split, join: Join | null): Reading {
  if (join === null)
    return refusal(
      'unsupported',
      'The program has no function for references, or this version was not asked about them.',
    );
  const reference = toScalarValueString(input);
  const joined = join(reference, toScalarValueString(base));
  if (joined !== null) return readBy(split, joined);
  const isOfOtherScheme = [reference, base]
    .map(split)
    .some((alone) => typeof alone === 'string' && isUnsupported(alone));
  return refusal(isOfOtherScheme ? 'unsupported' : 'program', 'The program refuses the reference.');
}

function readBy(split: Split, input: string): Reading {
  const parts = split(toScalarValueString(input));
  if (typeof parts !== 'string') return { ok: true, href: null, components: componentsOfParts(parts), notes: [] };
  return refusal(isUnsupported(parts) ? 'unsupported' : 'program', parts);
}

function refusal(type: string, message: string): Reading {
  return { ok: false, error: { type, message }, notes: [] };
}
