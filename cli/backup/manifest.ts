import { readFileSync } from 'node:fs';
import path from 'node:path';
import { currentName } from '@antam/server/platform/db/migrations.ts';
import { z } from 'zod';
import { EXIT, Failure } from '../io/failure.ts';

/** Names inside the archive. */
export const MANIFEST = 'manifest.json';
export const SNAPSHOT = 'database.sqlite';
export const TABLES = 'tables';
export const UPLOADS = 'uploads';

const fingerprint = z.object({ rows: z.number().int(), hash: z.string() });

/** The description that a backup carries. */
const manifest = z.object({
  /** Since 2 the rows of a table of PostgreSQL may be in several files, and there are fingerprints. */
  format: z.union([z.literal(1), z.literal(2)]),
  engine: z.enum(['sqlite', 'postgresql']),
  createdAt: z.string(),
  /**
   * Names of the migrations that its tables went through, oldest first; backups of earlier releases may number them
   * differently.
   */
  migrations: z.array(z.string().transform(currentName)),
  /** False where uploads live in an object store, which keeps copies of its own. */
  hasUploads: z.boolean(),
  /** Rows and hash of every table that holds something of its own. */
  tables: z.record(z.string(), fingerprint).default({}),
  /** The greatest id that each table has handed out. */
  sequences: z.record(z.string(), z.number()).default({}),
});
export type Manifest = z.infer<typeof manifest>;

/** What a description says; throws where it is none. */
export const parseManifest = (description: z.input<typeof manifest>): Manifest => manifest.parse(description);

/** Reads the manifest of `file` unpacked in `folder`; fails when the archive is no backup of this program. */
export function readManifest(folder: string, file: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
  } catch {
    // Without the cause: a file that is missing in the archive is none that is missing here.
    throw new Failure(
      `${file} is no backup made by "antam backup": name another archive; nothing was changed`,
      EXIT.missing,
    );
  }
}
