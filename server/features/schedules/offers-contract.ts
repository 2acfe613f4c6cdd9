import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';

/** Whose slots are on offer, by ids; `professional` is null for the place's own calendar. */
export const offeredCalendar = z.object({ place: z.number().int(), professional: z.number().int().nullable() });
export type OfferedCalendar = z.infer<typeof offeredCalendar>;

/** The place's own calendar first; of a professional that of the main place of work. */
const offeredCalendars = z.object({ items: z.array(offeredCalendar) });

const params = z.object({ id: idParam });

/** Public calls about which calendars there are. */
export const offerCalls = declareCalls({
  ofPlace: {
    method: 'GET',
    path: '/api/v1/calendar/place/:id/',
    summary: 'Calendars with slots on offer at a place: its own and those of its professionals there',
    access: 'public',
    sheds: true,
    params,
    answer: offeredCalendars,
  },
  ofProfessional: {
    method: 'GET',
    path: '/api/v1/calendar/professional/:id/',
    summary: 'Calendars with slots on offer of a professional, at each place',
    access: 'public',
    sheds: true,
    params,
    answer: offeredCalendars,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    offers: typeof offerCalls;
  }
}
