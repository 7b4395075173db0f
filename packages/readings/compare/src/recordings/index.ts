export {
  type Program,
  type ProgramAnswer,
  programReader,
  recordedInputs,
  recordedPrograms,
  recordedReaders,
} from './recorded-programs.js';
