import { quoted, type Tag } from '../../platform/cache/tag.ts';
import type { PlaceAspect } from '../places/place.entity.ts';
import type { ProfessionalAspect } from '../professionals/professional.entity.ts';
import type { CalendarOf } from './calendar-of.ts';

/** The aspect of a place or a professional under which changes of their calendars are announced. */
export const CALENDAR = 'calendar';

type Of<Aspect> = readonly (Aspect | typeof CALENDAR)[];

const OF_PLACE: Of<PlaceAspect> = ['status', CALENDAR];
const OF_PROFESSIONAL: Of<ProfessionalAspect> = ['status', 'workplaces', 'workplaceStatus', CALENDAR];

/**
 * What decides whether there is a calendar that offers slots, and its hours; what is taken of them is announced
 * otherwise.
 */
export const calendarTags = ({ place, professional }: CalendarOf): Tag[] => [
  quoted('place', place, OF_PLACE),
  ...(professional === null ? [] : [quoted('professional', professional, OF_PROFESSIONAL)]),
];
