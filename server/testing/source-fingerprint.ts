import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What templates are made from; when a file of these changes, a new template is made. */
const SOURCES = ['../migrations', '../../fixtures/reference', '../../fixtures/worlds', '../../fixtures/factories'];

/** A short name for the state of migrations and fixtures. */
export function sourceFingerprint(): string {
  const digest = createHash('sha1');
  for (const source of SOURCES) {
    const folder = fileURLToPath(new URL(source, import.meta.url));
    for (const file of filesIn(folder)) digest.update(file.slice(folder.length)).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 12);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort();
}
