import { defineEntity, p } from '@mikro-orm/core';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { Calendar } from '../schedules/calendar.entity.ts';

/** What was computed last of the free times of a calendar. */
export const Availability = defineEntity({
  name: 'Availability',
  tableName: 'availability',
  properties: {
    calendar: p.manyToOne(Calendar).mapToPk().index(false).primary().deleteRule('cascade'),
    place: p.manyToOne(Place).mapToPk().index(false).deleteRule('cascade'),
    /** Null for the place's own calendar. */
    professional: p.manyToOne(Professional).mapToPk().index(false).nullable().deleteRule('cascade'),
    /** The first start that can be booked; null where there is none in the coming dates. */
    nextAt: p.datetime().nullable(),
    /** From then on something else is true, though nobody has changed anything; null for never. */
    refreshAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['place', 'nextAt'] },
    { properties: ['professional', 'nextAt'] },
    { properties: ['refreshAt', 'calendar'] },
  ],
});
