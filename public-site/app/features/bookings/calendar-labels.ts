import type { PlaceProfessional } from '@antam/server/features/places/contract.ts';
import type { WorkplaceDetail } from '@antam/server/features/professionals/contract.ts';
import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import type { CalendarLabel } from './calendar-choice.tsx';

type Calendars = readonly OfferedCalendar[];

/** The calendars at a place by who sees the patient. */
export const labelsAtPlace = (calendars: Calendars, doctors: readonly PlaceProfessional[]): CalendarLabel[] =>
  calendars.flatMap(calendar => {
    if (calendar.professional === null) return { ...calendar, name: 'Bác sĩ bất kỳ của nơi khám' };
    const doctor = doctors.find(({ id }) => id === calendar.professional);
    return doctor ? { ...calendar, name: doctor.display_name } : [];
  });

/** The calendars of a doctor by place. */
export const labelsOfDoctor = (calendars: Calendars, workplaces: readonly WorkplaceDetail[]): CalendarLabel[] =>
  calendars.flatMap(calendar => {
    const place = workplaces.find(({ id }) => id === calendar.place);
    return place ? { ...calendar, name: place.name } : [];
  });
