import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Console } from '@antam/server/app/console.ts';

const DIST = new URL('../../admin/dist/', import.meta.url);

/** The built staff console, or undefined before `npm run build`. */
export function findConsole(): Console | undefined {
  const isBuilt = existsSync(new URL('index.html', DIST));
  return isBuilt ? { folder: fileURLToPath(DIST) } : undefined;
}
