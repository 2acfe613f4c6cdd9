import { z } from 'zod';
import { defineTopic } from '../../platform/jobs/topic.ts';

/**
 * Where places stand or whether they are published changed, or they are gone: those who work there are to follow.
 * `professionals` names the people who worked at places that are gone, `left` the areas where the places were.
 */
export const placeMoved = defineTopic(
  'place.moved',
  z.object({
    places: z.array(z.number().int()),
    professionals: z.array(z.number().int()),
    left: z.array(z.object({ province: z.number().int(), district: z.number().int().nullable() })),
  }),
);
