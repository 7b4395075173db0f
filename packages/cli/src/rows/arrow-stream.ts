import type { Data, RecordBatch, Schema } from 'apache-arrow';
import { type Bytes, maxLineBytes } from '../lines.js';
import { ArrowColumn } from './arrow-column.js';
import { type ArrowMessage, arrowMessages, notArrow } from './arrow-messages.js';
import type { Column, RowFormat, RowWriter } from './row-format.js';
import { ByteRows, type Rows } from './rows.js';

/** https://arrow.apache.org/docs/format/Columnar.html#ipc-streaming-format */
export function arrowStream(arrow: Arrow): RowFormat {
  return {
    read: (stream) => readBatches(arrow, stream),
    createWriter: (columns) => arrowWriter(arrow, columns),
  };
}

type Arrow = typeof import('../arrow.js');

/** A stream ends with an empty message. */
const endOfStream = Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);

async function* readBatches(arrow: Arrow, stream: Bytes): AsyncGenerator<Rows> {
  const rows = new ByteRows();
  let schema: Buffer | null = null;
  for await (const { message, bytes } of arrowMessages(stream, arrow.Message.decode)) {
    if (message.isSchema()) schema = bytes;
    else {
      readBatch(arrow, schema, { message, bytes }, rows);
      yield rows;
    }
  }
}

function readBatch(arrow: Arrow, schema: Buffer | null, { message, bytes }: ArrowMessage, rows: ByteRows): void {
  if (schema === null || !message.isRecordBatch())
    throw notArrow('expected a schema, and record batches without dictionaries');
  if (message.header().compression) throw notArrow('a batch is compressed');
  const batch = decodeBatch(arrow, Buffer.concat([schema, bytes, endOfStream]));
  const { fields } = batch.schema;
  if (fields.length !== 1) throw notArrow(`expected one column, not ${fields.length}`);
  readColumn(arrow, batch.data.children[0]!, rows);
}

/** Reads the only batch of a stream. */
function decodeBatch(arrow: Arrow, bytes: Uint8Array): RecordBatch {
  try {
    return arrow.RecordBatchReader.from(bytes).next().value as RecordBatch;
  } catch (error) {
    throw notArrow(`a batch cannot be read: ${(error as Error).message}`);
  }
}

function readColumn({ DataType }: Arrow, data: Data, rows: ByteRows): void {
  const { type, length, values, valueOffsets, nullCount } = data;
  if (
    !DataType.isUtf8(type) &&
    !DataType.isBinary(type) &&
    !DataType.isLargeUtf8(type) &&
    !DataType.isLargeBinary(type)
  )
    throw notArrow(`expected a column of texts or bytes, not ${type}`);
  rows.startIn(Buffer.from(values.buffer, values.byteOffset, values.length));
  let start = Number(valueOffsets[0] ?? 0);
  for (let row = 0; row < length; row++) {
    const end = Number(valueOffsets[row + 1]);
    if (!(start >= 0 && start <= end && end <= values.length)) throw notArrow('an offset is outside the texts');
    if (nullCount > 0 && !data.getValid(row)) rows.addNull();
    else if (end - start > maxLineBytes) rows.addTooLong();
    else rows.add(start, end);
    start = end;
  }
}

function arrowWriter(arrow: Arrow, columns: readonly Column[]): RowWriter {
  const builders = columns.map(({ type }) => new ArrowColumn(type));
  const types = { Bool: new arrow.Bool(), UInt16: new arrow.Uint16(), String: new arrow.Utf8() };
  const schema = new arrow.Schema(columns.map(({ name, type }) => new arrow.Field(name, types[type], type !== 'Bool')));
  const start = bytesOf(arrow, schema, []).subarray(0, -endOfStream.length);
  let isStarted = false;
  return {
    add: (cells) => {
      for (let at = 0; at < builders.length; at++) builders[at]!.add(cells[at]!);
    },
    take: () => {
      const { length } = builders[0]!;
      const children = builders.map((builder, at) =>
        arrow.makeData({ type: types[columns[at]!.type], ...builder.take() } as Parameters<typeof arrow.makeData>[0]),
      );
      const data = arrow.makeData({ type: new arrow.Struct(schema.fields), length, nullCount: 0, children });
      const bytes = bytesOf(arrow, schema, [new arrow.RecordBatch(schema, data)]).subarray(0, -endOfStream.length);
      const isFirst = !isStarted;
      isStarted = true;
      return isFirst ? bytes : bytes.subarray(start.length);
    },
    end: () => (isStarted ? endOfStream : Buffer.concat([start, endOfStream])),
  };
}

/** Returns a whole stream: the schema, batches and the end. */
function bytesOf(arrow: Arrow, schema: Schema, batches: readonly RecordBatch[]): Uint8Array {
  const writer = new arrow.RecordBatchStreamWriter();
  writer.reset(undefined, schema);
  for (const batch of batches) writer.write(batch);
  writer.close();
  return writer.toUint8Array(true);
}
