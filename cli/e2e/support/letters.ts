import { createMailFolder } from '@antam/server/platform/mail/mail-folder.ts';
import { readLetter } from '@antam/server/platform/mail/read-letter.ts';
import { inject } from 'vitest';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 200;

/**
 * Path of the newest link below `prefix` (`/xac-thuc/`) in a letter to an address; waits until the worker has sent one
 * that is not `besides`.
 */
export async function linkInLetter(to: string, prefix: string, besides?: string): Promise<string> {
  const folder = createMailFolder(inject('mailFolder'));
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const names = await folder.names();
    for (const name of [...names].sort().reverse()) {
      const raw = await folder.read(name);
      const letter = raw && (await readLetter(raw));
      if (!letter || letter.to !== to) continue;
      const path = new RegExp(`${prefix}[\\w-]{20,}/?`).exec(letter.text)?.[0];
      if (path !== undefined && path !== besides) return path;
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No letter to ${to} with a link to ${prefix}`);
}
