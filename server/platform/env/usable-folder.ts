import { accessSync, constants, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a folder can be written to or, where it is missing, could be created. It is not created. A temporary folder in
 * the nearest existing parent proves it, as some file systems (`/proc`) grant the permission and still refuse the write.
 */
export function isUsableFolder(folder: string): boolean {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats) {
      accessSync(folder, constants.W_OK);
      return stats.isDirectory();
    }
    rmdirSync(mkdtempSync(path.join(nearestAbove(folder), '.antam-')));
    return true;
  } catch {
    return false;
  }
}

function nearestAbove(folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || statSync(parent, { throwIfNoEntry: false }) ? parent : nearestAbove(parent);
}
