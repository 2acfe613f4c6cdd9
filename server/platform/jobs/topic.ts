import type { z } from 'zod';

/**
 * The priorities, highest first: what a person waits for at their mailbox, what must be on time, what follows from a
 * change, and bulk work.
 */
export const PRIORITIES = ['mail', 'reminder', 'usual', 'bulk'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What a message is about: a stable name, e.g. `booking.confirmation-mail`, and the shape of its payload. */
export interface Topic<Payload extends z.ZodObject> {
  readonly name: string;
  readonly payload: Payload;
  readonly priority: Priority;
  /** Brings a payload that an earlier version has written into this shape; leaves others as they are. */
  readonly upgrade?: ((payload: unknown) => unknown) | undefined;
}

/** A message as its handler sees it. */
export interface JobContext {
  /** Stable over retries: the key by which a handler makes its effect once, e.g. a Message-ID. */
  readonly messageId: number;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the worker must stop now; whatever is unfinished is tried again later. */
  readonly signal: AbortSignal;
}

/**
 * A handler of a topic; several features may listen to one. It may run more than once for one message, also because
 * another one failed, so its effect must be repeatable.
 */
export interface JobHandler {
  readonly topic: string;
  /** Tries before a message of this topic is given up, where the worker's number does not fit. */
  readonly maxAttempts?: number | undefined;
  /** Throws where the payload is not of the topic's shape or where the effect failed. */
  run(payload: unknown, context: JobContext): Promise<void>;
}

/**
 * Declares a topic. The name has at most 60 characters and must never change, because messages wait under it even
 * during an update to another release. If the shape of the payload changes, `upgrade` accepts the earlier one. Messages
 * of a higher priority are handled first, however many of lower ones wait.
 */
export function defineTopic<Payload extends z.ZodObject>(
  name: string,
  payload: Payload,
  { priority = 'usual', upgrade }: Partial<Pick<Topic<Payload>, 'priority' | 'upgrade'>> = {},
): Topic<Payload> {
  return { name, payload, priority, upgrade };
}

/** Binds a topic to its handler; the payload is validated first. */
export function handle<Payload extends z.ZodObject>(
  topic: Topic<Payload>,
  run: (payload: z.output<Payload>, context: JobContext) => Promise<void>,
  options: Pick<JobHandler, 'maxAttempts'> = {},
): JobHandler {
  const { name, payload: shape, upgrade = payload => payload } = topic;
  return { ...options, topic: name, run: async (payload, context) => run(shape.parse(upgrade(payload)), context) };
}
