import { existsSync, readFileSync } from 'node:fs';
import * as formats from '@url/formats';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';

interface Group {
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const checks: { readonly [format: string]: (text: string) => formats.FormatCheck } = {
  uri: formats.checkURI,
  'uri-reference': formats.checkURIReference,
  iri: formats.checkIRI,
  'iri-reference': formats.checkIRIReference,
  'uri-template': formats.checkURITemplate,
  hostname: formats.checkHostname,
  'idn-hostname': formats.checkIDNHostname,
  ipv4: formats.checkIPv4,
  ipv6: formats.checkIPv6,
};

const folder = new URL('../../../../../shared/json-schema-formats/', import.meta.url);

describe.skipIf(!existsSync(folder))(
  'JSON-Schema-Test-Suite, draft 2020-12, optional/format (needs ../shared/json-schema-formats)',
  () => {
    describe.each(Object.keys(checks))('%s', (format) => {
      const file = new URL(`${format}.json`, folder);
      const groups: Group[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
      const rows = groups.flatMap(({ tests }) => tests).filter(({ data }) => typeof data === 'string');
      it.each(rows)('$data: $description', ({ data, valid }) => {
        expect(checks[format]!(data as string).ok).toBe(valid);
      });
    });
  },
);

it.skipIf(!existsSync(folder))(
  'differs from ajv-formats where docs/formats.md says it (needs ../shared/json-schema-formats)',
  () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    const page = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8');
    for (const format of ['uri', 'uri-reference', 'uri-template', 'hostname', 'ipv4', 'ipv6']) {
      const validate = ajv.compile({ format });
      const groups: Group[] = JSON.parse(readFileSync(new URL(`${format}.json`, folder), 'utf8'));
      for (const { data, valid } of groups.flatMap(({ tests }) => tests)) {
        if (typeof data === 'string' && validate(data) !== valid) expect(page).toContain(`\`${data}\``);
      }
    }
  },
);
