import { warmLexicon } from '../features/query-reading/lexicon.ts';
import type { Services } from '../platform/services.ts';

/**
 * Makes what the first search would have to wait for, some tenths of a second of work in short steps. Begin it once the
 * server listens, and wait for it before the services are closed. Never fails: what could not be made is made when it is
 * asked for.
 */
export async function warmUp({ db, log }: Services): Promise<void> {
  try {
    await warmLexicon(db);
  } catch (error) {
    log.warn({ error }, 'warm-up failed');
  }
}
