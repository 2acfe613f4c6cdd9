import { warmLexicon } from '../features/query-reading/lexicon.ts';
import type { Services } from '../platform/services.ts';

/**
 * Makes what the first search would have to wait for, some tenths of a second of work in short steps, and where the
 * search index was not saved some seconds in another thread. Who asks meanwhile waits for the same work. Begin it once the
 * server has answered, and wait for it before the services are closed. Never fails: what could not be made is made when it
 * is asked for.
 */
export async function warmUp({ db, log, search }: Services): Promise<void> {
  try {
    await Promise.all([warmLexicon(db), search.prepare()]);
  } catch (error) {
    log.warn({ error }, 'warm-up failed');
  }
}
