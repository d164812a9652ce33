import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A self-signed certificate (PEM) for some host names, and the file that contains it. */
interface Certificate {
  readonly key: string;
  readonly cert: string;
  readonly certFile: string;
  readonly remove: () => void;
}

/** Creates a certificate with openssl, which every machine with git has. */
export function createCertificate(...hosts: readonly [string, ...string[]]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = hosts.map((host) => (/^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`));
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  const files = ['-keyout', keyFile, '-out', certFile];
  const subject = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names.join(',')}`];
  execFileSync('openssl', ['req', ...options, ...files, ...subject], { stdio: 'ignore' });
  return {
    key: readFileSync(keyFile, 'utf8'),
    cert: readFileSync(certFile, 'utf8'),
    certFile,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
