import { z } from 'zod';
import { defineTopic } from '../../platform/jobs/topic.ts';

const entry = z.object({ id: z.number().int() });

/** What happens on waiting lists; the id is that of an entry. */
export const waitingEvents = {
  /** A freed slot is kept for a person who waits. */
  offered: defineTopic('waiting.offered', entry, { priority: 'mail' }),
  /** Slots of a calendar with a waiting list may have become free. */
  freed: defineTopic('waiting.freed', z.object({ place: z.number().int(), professional: z.number().int().nullable() })),
  /** The time of an offer is over. */
  offerOver: defineTopic('waiting.offer-over', entry, { priority: 'reminder' }),
};
