/**
 * Contains what programs answered when they were asked, and readers that repeat it.
 *
 * @packageDocumentation
 */

export {
  type Program,
  type ProgramAnswer,
  programReader,
  recordedInputs,
  recordedPrograms,
  recordedReaders,
} from './recorded-programs.js';
