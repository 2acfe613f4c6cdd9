import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder for this user alone, and those above it that are missing. Node's own way to do that never ends on a file
 * system that takes no folders and says that the one above is missing, as `/proc` does.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
