import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extract } from 'tar';
import { MANIFEST, type Manifest, readManifest } from '../backup/manifest.ts';

/** The description that a backup carries. */
export async function manifestOf(file: string): Promise<Manifest> {
  const unpacked = mkdtempSync(path.join(tmpdir(), 'antam-manifest-'));
  try {
    await extract({ file, cwd: unpacked, filter: name => name === MANIFEST });
    return readManifest(unpacked, file);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}
