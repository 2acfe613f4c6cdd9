import { accessSync, constants, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a folder can be written to, or could be made where it is not there yet. It is not made: only a try-out folder
 * comes and goes in the nearest one above it, for some file systems (`/proc`) grant the right and refuse the deed.
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
