import { readFileSync } from 'node:fs';
import * as formats from '@url/formats';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { hasRows, readRows } from './suite-rows.js';

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

describe.skipIf(!hasRows)(
  'JSON-Schema-Test-Suite, draft 2020-12, optional/format (needs ../shared/json-schema-formats)',
  () => {
    describe.each(Object.keys(checks))('%s', (format) => {
      it.each(readRows(format))('$data: $description', ({ data, valid }) => {
        expect(checks[format]!(data).ok).toBe(valid);
      });
    });
  },
);

it.skipIf(!hasRows)(
  'differs from ajv-formats where docs/formats.md says it (needs ../shared/json-schema-formats)',
  () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    const page = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8');
    for (const format of ['uri', 'uri-reference', 'uri-template', 'hostname', 'ipv4', 'ipv6']) {
      const validate = ajv.compile({ format });
      for (const { data, valid } of readRows(format))
        if (validate(data) !== valid) expect(page).toContain(`\`${data}\``);
    }
  },
);
