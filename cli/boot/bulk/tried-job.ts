import { z } from 'zod';

/** What the process for bulk work reports to the server about each try of a job, for its metrics. */
export const triedJob = z.object({
  topic: z.string(),
  outcome: z.enum(['done', 'retried', 'given_up']),
  seconds: z.number(),
});
export type TriedJob = z.infer<typeof triedJob>;
