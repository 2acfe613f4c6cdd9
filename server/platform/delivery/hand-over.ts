import type { JobContext } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import { DeliveryFailure } from './delivery-failure.ts';

/** Steps of handing over the messages of one table. */
export interface HandOver<Message> {
  /** What they are called in the log, e.g. `An email message`. */
  readonly what: string;
  /** Tries before a message is given up. */
  readonly maxAttempts: number;
  /** The message if it still waits; undefined where it was sent or given up. */
  waiting(id: number): Promise<Message | undefined>;
  /** Throws a {@link DeliveryFailure} where the other side does not have it. */
  deliver(message: Message, signal: AbortSignal): Promise<void>;
  /** Keeps why a try failed, where the table has room for that. */
  noteFailure?(message: Message, error: unknown, now: Date): Promise<void>;
  markSent(id: number, now: Date): Promise<void>;
  /** `isRefused`: the other side will never take it. */
  markFailed(id: number, now: Date, isRefused: boolean): Promise<void>;
}

/** Delivers a waiting message and notes it at once, so that a worker that dies later leaves nothing to send. */
export async function handOver<Message>(
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  steps: HandOver<Message>,
  id: number,
  { attempt, signal }: Pick<JobContext, 'attempt' | 'signal'>,
): Promise<void> {
  const message = await steps.waiting(id);
  // A worker that died after the delivery left the job behind.
  if (!message) return;
  try {
    await steps.deliver(message, signal);
  } catch (error) {
    const isRefused = error instanceof DeliveryFailure && error.isPermanent;
    if (!signal.aborted) await steps.noteFailure?.(message, error, clock.now());
    if (isRefused || attempt >= steps.maxAttempts) await steps.markFailed(id, clock.now(), isRefused);
    if (!isRefused) throw error;
    const about = { alert: 'delivery.refused', delivery: id, reason: error.message };
    log.error(about, `${steps.what} was refused and is given up`);
    return;
  }
  await steps.markSent(id, clock.now());
}
