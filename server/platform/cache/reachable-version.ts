import type { ContentVersion } from './content-version.ts';

/** How long the version is waited for, in milliseconds: far longer than a healthy database takes, … */
const PATIENCE_MS = 1_000;

/** … and where it could not be read the last time. */
const SHORT_PATIENCE_MS = 100;

/**
 * Asks for the content version; undefined where the database does not tell it, or not in time. Once it has failed,
 * nobody waits long for it until it has been told again.
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
  // A plain timer: this is asked for each page that is served, thousands of times a second.
  return () =>
    new Promise(resolve => {
      const giveUp = () => {
        hasFailed = true;
        resolve(undefined);
      };
      const timer = setTimeout(giveUp, hasFailed ? SHORT_PATIENCE_MS : PATIENCE_MS).unref();
      void ask().then(version => {
        clearTimeout(timer);
        resolve(version);
      });
    });
}
