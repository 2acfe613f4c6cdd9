import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentVersion } from './content-version.ts';

/** How long a version that could not be read the last time is waited for, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * Asks for the content version; undefined where the database does not tell it. Once it has failed, nobody waits long for
 * it until it has been told again.
 */
export function reachableVersion(content: ContentVersion): () => Promise<number | undefined> {
  let hasFailed = false;
  const ask = async () => {
    try {
      const version = await content.read();
      hasFailed = false;
      return version;
    } catch {
      hasFailed = true;
      return undefined;
    }
  };
  return () => (hasFailed ? Promise.race([ask(), sleep(PATIENCE_MS, undefined, { ref: false })]) : ask());
}
