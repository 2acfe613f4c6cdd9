import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentName } from '@antam/server/platform/db/migrations.ts';
import { z } from 'zod';
import { Failure } from '../io/failure.ts';

const MANIFEST = 'manifest.json';

/** The description that a backup carries. */
const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgresql']),
  createdAt: z.string(),
  /**
   * Names of the migrations that its tables went through, oldest first; backups of earlier releases may number them
   * differently.
   */
  migrations: z.array(z.string().transform(currentName)),
  /** False where uploads live in an object store, which keeps copies of its own. */
  hasUploads: z.boolean(),
});
export type Manifest = z.infer<typeof manifest>;

/** Names inside the archive. */
export const SNAPSHOT = 'database.sqlite';
export const TABLES = 'tables';
export const UPLOADS = 'uploads';

export const writeManifest = (folder: string, value: Manifest): void =>
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify(value, null, 2));

/** Reads the manifest of `file` unpacked in `folder`; fails when the archive is no backup of this program. */
export function readManifest(folder: string, file: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    throw new Failure(
      `${file} is no backup made by "antam backup": name another archive; nothing was changed`,
      undefined,
      {
        cause: error,
      },
    );
  }
}
