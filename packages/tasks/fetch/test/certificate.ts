import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a certificate for names, which is its own authority; `null` without the program openssl. */
export function createCertificate(names: readonly string[]): { readonly key: string; readonly cert: string } | null {
  const folder = mkdtempSync(join(tmpdir(), 'url-certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')] as const;
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const { status } = spawnSync('openssl', [
    'req',
    '-x509',
    ...curve,
    '-keyout',
    key,
    '-out',
    cert,
    '-days',
    '2',
    ...subject,
  ]);
  const made = status === 0 ? { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') } : null;
  rmSync(folder, { recursive: true });
  return made;
}
