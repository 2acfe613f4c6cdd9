import type { PlaceProfessional } from '@antam/server/features/places/contract.ts';
import type { WorkplaceDetail } from '@antam/server/features/professionals/contract.ts';
import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';

/**
 * A calendar with the name that distinguishes it from the page's others, and the professional whom the patient sees.
 */
export type CalendarLabel = OfferedCalendar & { name: string; seen: Seen };

/** Whom a visitor sees, and where. */
export type Seen = {
  /** Null for the place's own calendar: the patient sees a professional who is there. */
  professional: { name: string; specialities: string } | null;
  place: string;
};

type Calendars = readonly OfferedCalendar[];
type Named = { display_name: string; specialities: readonly { name: string }[] };

/** A professional as the patient sees them. */
export const seenAs = ({ display_name, specialities }: Named): Seen['professional'] => ({
  name: display_name,
  specialities: specialities.map(({ name }) => name).join(', '),
});

/** The calendars at a place by who sees the patient. */
export const labelsAtPlace = (
  calendars: Calendars,
  doctors: readonly PlaceProfessional[],
  place: string,
): CalendarLabel[] =>
  calendars.flatMap((calendar): CalendarLabel[] => {
    if (calendar.professional === null) {
      return [{ ...calendar, name: 'Bác sĩ bất kỳ của nơi khám', seen: { professional: null, place } }];
    }
    const doctor = doctors.find(({ id }) => id === calendar.professional);
    if (!doctor) return [];
    const professional = seenAs(doctor);
    const name = [doctor.display_name, professional?.specialities].filter(Boolean).join(' · ');
    return [{ ...calendar, name, seen: { professional, place } }];
  });

/** The calendars of a doctor by place. */
export const labelsOfDoctor = (
  calendars: Calendars,
  doctor: Named & { workplaces: readonly WorkplaceDetail[] },
): CalendarLabel[] =>
  calendars.flatMap(calendar => {
    const place = doctor.workplaces.find(({ id }) => id === calendar.place);
    return place ? { ...calendar, name: place.name, seen: { professional: seenAs(doctor), place: place.name } } : [];
  });

/** Whether two are the same; what was stored somewhere may be anything. */
export const isSameCalendar = (
  a: { readonly place?: unknown; readonly professional?: unknown },
  b: OfferedCalendar,
): boolean => a.place === b.place && a.professional === b.professional;
