import { withoutPassword } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { createURLRecord, serializeURL } from '@url/record';

/** Serializes a URL without its username and password. Text that is not a URL may still contain a password, which is removed. */
export function withoutCredentials(url: string): string {
  const record = parseURL(url);
  if (record === null) return withoutPassword(url);
  const { scheme, host, port, path, query, fragment, hasOpaquePath } = record;
  return serializeURL(createURLRecord({ scheme, host, port, path, query, fragment, hasOpaquePath }));
}
