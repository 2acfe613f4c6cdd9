import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const IGNORED = /\.test\.ts$|[\\/]node_modules[\\/]/;

/** No run of the tests outlives a change of what it tests. */
const known = new Map<string, string>();

/** A short name for the state of these folders of the repository; another state, another name. */
export function sourceFingerprint(folders: readonly string[]): string {
  const key = folders.join();
  const fingerprint = known.get(key) ?? fingerprintOf(folders);
  known.set(key, fingerprint);
  return fingerprint;
}

function fingerprintOf(folders: readonly string[]): string {
  const digest = createHash('sha1');
  for (const file of folders.flatMap(folder => filesIn(path.join(ROOT, folder)))) {
    digest.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 12);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .filter(file => !IGNORED.test(file))
    .sort();
}
