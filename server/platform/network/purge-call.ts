import type { Secret } from '../env/secret.ts';

/** Where a network takes purges. */
export interface PurgeAddress {
  /** May hold a secret in its path or query. */
  readonly url: Secret;
  readonly token: Secret;
}

/** Asks the network to forget every page that carries one of the keys. Rejects where it has not taken the call. */
export type Purge = (keys: readonly string[]) => Promise<void>;

/** How many keys one call may name. */
export const MAX_KEYS_OF_CALL = 30;

const TIMEOUT_MS = 10_000;

/**
 * One call that the networks understand which purge by keys: `POST {"tags": […]}` with the token as bearer (Cloudflare),
 * and the same in the headers `Surrogate-Key` and `Fastly-Key`. Any 2xx means that it was taken; the answer is not read.
 */
export function createPurge({ url, token }: PurgeAddress, timeoutMs = TIMEOUT_MS): Purge {
  return async keys => {
    const answer = await fetch(url.reveal(), {
      method: 'POST',
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${token.reveal()}`,
        'fastly-key': token.reveal(),
        'surrogate-key': keys.join(' '),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ tags: keys }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new Error(`the network is not reached: ${reasonOf(error)}`);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the network answers ${answer.status}`);
  };
}

/** The code of a failed request, without its text, which may repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
