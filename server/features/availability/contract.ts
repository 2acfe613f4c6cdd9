import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { rawText } from '../../platform/text/text-field.ts';

/** As many as a page of a list has at most. */
const MAX_PLACES = 100;

/** Separated by commas. */
const severalOf = (length: number) => rawText(length).transform(text => [...new Set(text.split(','))]);

/** The first start that can be booked at a place with a professional of a speciality, and whose calendar has it. */
export const specialityTime = z.object({
  place: z.number().int(),
  /** Null for the place's own calendar, where none of its professionals of the speciality has a free time. */
  professional: z.number().int().nullable(),
  next_free: z.string(),
});
export type SpecialityTime = z.infer<typeof specialityTime>;

/** Public calls about what is free first. */
export const availabilityCalls = declareCalls({
  ofSpecialities: {
    method: 'GET',
    path: '/api/v1/next-free/',
    summary: 'The next free times at places with professionals of some specialities; places without one are left out',
    access: 'public',
    sheds: true,
    query: z.object({
      places: severalOf(1_100).pipe(z.array(idParam).max(MAX_PLACES)),
      /** Slugs; one that is not known has nobody. */
      specialities: severalOf(1_000),
    }),
    answer: z.object({ items: z.array(specialityTime) }),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    availability: typeof availabilityCalls;
  }
}
