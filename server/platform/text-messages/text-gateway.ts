import { DeliveryFailure } from '../delivery/delivery-failure.ts';
import type { Secret } from '../env/secret.ts';
import type { TextTransport } from './text-transport.ts';

interface Gateway {
  /** May hold a secret in its query. */
  readonly url: Secret;
  readonly token: Secret;
}

const TIMEOUT_MS = 10_000;

/** Answers by which a gateway says that this number or text will never do; the others are for operators to repair. */
const REFUSED = new Set([400, 422]);

/**
 * Hands messages to an SMS or Zalo gateway: `POST {"to": "+84…", "text": "…"}` with a bearer token and the message's key as
 * `Idempotency-Key`, by which the gateway knows a repeat whose first answer was lost. Any 2xx means that it has the
 * message. What it answers beside that is not read, as it may repeat the message, and it cannot lead elsewhere.
 */
export function createTextGateway({ url, token }: Gateway, timeoutMs = TIMEOUT_MS): TextTransport {
  return {
    target: new URL(url.reveal()).host,
    deliver: async ({ key, to, text }, signal) => {
      signal.throwIfAborted();
      // Not ended by `signal`: without its answer nobody would know whether the gateway took the message.
      const answer = await fetch(url.reveal(), {
        method: 'POST',
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${token.reveal()}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(error => {
        throw new DeliveryFailure(`no hand-over to the text gateway: ${reasonOf(error)}`);
      });
      await answer.body?.cancel();
      if (!answer.ok) {
        throw new DeliveryFailure(`the text gateway answers ${answer.status}`, REFUSED.has(answer.status));
      }
    },
  };
}

/** The code of a failed request, without its text, which may repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
