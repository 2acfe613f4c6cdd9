import type { KeptCalendar } from '@antam/server/features/schedules/contract.ts';
import type { Managed } from '../managed.ts';

/** Which calendar, as calls name it: without `professional` the place's own. */
export type CalendarQuery = { place: number; professional?: number };

export function queryOf({ place, professional }: Pick<KeptCalendar, 'place' | 'professional'>): CalendarQuery {
  return { place: place.id, ...(professional && { professional: professional.id }) };
}

/** The calendars that belong to what is managed: a place's own and its professionals', a professional's at each place. */
export function calendarsOf(kept: readonly KeptCalendar[], { kind, id }: Managed): KeptCalendar[] {
  return kept.filter(({ place, professional }) => (kind === 'place' ? place.id : professional?.id) === id);
}

/** The parameter by which a workspace's address names one of its calendars. */
export const choiceName = (kind: Managed['kind']) => (kind === 'place' ? 'professional' : 'place');

const OWN = 'chung';

/** The value of that parameter for a calendar. */
export const choiceOf = (kind: Managed['kind'], { place, professional }: KeptCalendar): string =>
  kind === 'place' ? String(professional?.id ?? OWN) : String(place.id);

/** What the calendar is called among those of what is managed. */
export const choiceLabel = (kind: Managed['kind'], { place, professional }: KeptCalendar): string =>
  kind === 'place' ? (professional?.name ?? 'Lịch chung của cơ sở') : place.name;
