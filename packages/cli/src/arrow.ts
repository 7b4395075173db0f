/** What ArrowStream needs of apache-arrow. The build writes a separate file, because few calls need it. */
export {
  Bool,
  DataType,
  Field,
  Message,
  makeData,
  RecordBatch,
  RecordBatchReader,
  RecordBatchStreamWriter,
  Schema,
  Struct,
  Uint16,
  Utf8,
} from 'apache-arrow';
