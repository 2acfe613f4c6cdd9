import { z } from 'zod';
import { defineTopic } from '../../platform/jobs/topic.ts';

/**
 * The hours, settings or closings of a calendar changed, it is new, or slots of it were taken or became free: what is
 * stored of its slots is to follow. Of a place's own calendar (`professional` null) the calendars of all its
 * professionals may have changed with its closings; of a professional, those at other places with a visit.
 */
export const calendarChanged = defineTopic(
  'calendar.changed',
  z.object({ place: z.number().int(), professional: z.number().int().nullable() }),
);
