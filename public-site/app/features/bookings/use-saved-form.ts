import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { FormValues } from '../../forms/page-action.ts';
import { BOOKING_FORM_FIELDS, bookingForm } from '../../memory/booking-form.ts';

/** Stores the form until the visitor has logged in. */
export function saveForm({ place, professional }: OfferedCalendar, values: FormValues): void {
  const texts = BOOKING_FORM_FIELDS.flatMap(name =>
    values[name] === undefined ? [] : [[name, values[name]] as const],
  );
  bookingForm(place, professional).write(Object.fromEntries(texts));
}

type Fields = {
  /** Names of those whose text a refused post has brought back. */
  given: readonly string[];
  /** Another value means that other fields are shown: each is filled in once. */
  shown: number;
};

/** Fills in what was stored before a login. */
export function useSavedForm(
  ref: RefObject<HTMLFormElement | null>,
  { place, professional }: OfferedCalendar,
  { given, shown }: Fields,
): void {
  const fixed = given.join(' ');
  const filled = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields may be shown.
  useEffect(() => {
    const saved = bookingForm(place, professional).read() ?? {};
    for (const [name, text] of Object.entries(saved)) {
      if (filled.current.has(name) || fixed.split(' ').includes(name)) continue;
      const field = ref.current?.elements.namedItem(name);
      if (field) filled.current.add(name);
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) fillIn(field, text);
    }
  }, [ref, place, professional, fixed, shown]);
}

/** What an account is known by stays; what was typed before the script came is newer. */
function fillIn(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (!field.readOnly && field.value === field.defaultValue) field.value = text;
}
