import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';

/** Uploads that were put beside those that stand. */
export interface AddedUploads {
  /** Removes those that the backup does not have, once the database is the backup's. */
  finish(): void;
  /** Takes back what was added: the database stays as it was. */
  undo(): void;
}

/**
 * Puts the uploads of `from` beside those of `to`. Files never change under their names, so those that stand stay whole,
 * and with them what the old database shows.
 */
export function addUploads(from: string, to: string): AddedUploads {
  const names = existsSync(from) ? filesBelow(from) : [];
  const added: string[] = [];
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (statSync(target, { throwIfNoEntry: false })?.size === statSync(source).size) continue;
    makeFolder(path.dirname(target));
    if (!existsSync(target)) added.push(target);
    move(source, target);
  }
  const kept = new Set(names);
  return {
    finish: () => {
      if (!existsSync(to)) return;
      for (const name of filesBelow(to)) if (!kept.has(name)) rmSync(path.join(to, name), { force: true });
    },
    undo: () => {
      for (const target of added) rmSync(target, { force: true });
    },
  };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Uploads may be on another disk than what is unpacked. */
function move(source: string, target: string): void {
  try {
    renameSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    // By this name the store's own job removes what a killed process has not finished.
    const part = path.join(path.dirname(target), `.${randomUUID()}.tmp`);
    copyFileSync(source, part);
    renameSync(part, target);
  }
}
