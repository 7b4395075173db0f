import { canParse, parseURL } from '@url/parser';
import { checkInvariants, type URLRecord } from '@url/record';
import { URLSearchParams } from '@url/search-params';
import { serializeOrigin } from '@url/serializer';
import { componentNames, recordGetters } from './components.ts';
import { recordSetters } from './record-setters.ts';

/** Returns the record that an input parses to. Throws a `TypeError` if it does not parse, and an `Error` if it breaks an invariant. */
function parse(input: string, base?: string): URLRecord {
  const record = parseURL(input, { base: base ?? null });
  if (record === null) throw new TypeError('does not parse');
  return valid(record);
}

function valid(record: URLRecord): URLRecord {
  const broken = checkInvariants(record);
  if (broken.length > 0) throw new Error(`breaks: ${broken.join('; ')}`);
  return record;
}

/** A record with the attributes of `URL`, so that the tests of the classes also test the parser, the state overrides and the serializer. */
class WithRecord {
  record: URLRecord;

  constructor(input: string, base?: string) {
    this.record = parse(input, base);
  }

  static parse(input: string, base?: string): WithRecord | null {
    return WithRecord.canParse(input, base) ? new WithRecord(input, base) : null;
  }

  static canParse(input: string, base?: string): boolean {
    return canParse(input, { base: base ?? null });
  }

  get origin(): string {
    return serializeOrigin(this.record);
  }

  get searchParams(): URLSearchParams {
    return new URLSearchParams(`?${this.record.query ?? ''}`);
  }
}

for (const name of componentNames) {
  Object.defineProperty(WithRecord.prototype, name, {
    get(this: WithRecord) {
      return recordGetters[name](this.record);
    },
    set(this: WithRecord, value: string) {
      if (name === 'href') this.record = parse(value);
      else recordSetters[name](this.record, value);
      valid(this.record);
    },
  });
}

export const RecordURL = WithRecord as unknown as typeof globalThis.URL;
