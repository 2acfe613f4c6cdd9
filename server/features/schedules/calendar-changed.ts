import { z } from 'zod';
import { defineTopic } from '../../platform/jobs/topic.ts';

/**
 * The hours, settings or closings of a calendar changed, it is new, or slots of it were taken or became free: what is
 * stored of its slots is to follow. Of a professional, those at other places may have changed with a visit.
 */
export const calendarChanged = defineTopic(
  'calendar.changed',
  z.object({
    place: z.number().int(),
    professional: z.number().int().nullable(),
    /** Of a place's own calendar: its closings may have changed too, which bind all who work there. */
    closings: z.boolean().default(true),
  }),
);
