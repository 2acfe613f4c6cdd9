import { z } from 'zod';
import { defineTopic } from '../../platform/jobs/topic.ts';

/**
 * A reply that everybody can read from now on, announced once for each; features above listen to write to those who
 * wait for it.
 */
export const postPublished = defineTopic(
  'post.published',
  z.object({
    id: z.number().int(),
    /** Of the record that is discussed. */
    kind: z.string(),
    entity_id: z.number().int(),
  }),
);

/** Another user asks an account to answer what opens a discussion; features above listen to write to it. */
export const postAssigned = defineTopic(
  'post.assigned',
  z.object({
    /** Of the request. */
    id: z.number().int(),
    /** Of the record that is discussed. */
    kind: z.string(),
    entity_id: z.number().int(),
  }),
);
