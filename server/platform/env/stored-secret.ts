import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret of this data folder, made at its first use; readable by its owner only. */
export function storedSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret');
  mkdirSync(dataFolder, { recursive: true });
  try {
    // The exclusive flag lets one of two processes that start together win; both then read the same secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
