import type { OfferedCalendar } from '@antam/server/features/schedules/offers-contract.ts';
import { type RefObject, useEffect } from 'react';
import type { FormValues } from '../../forms/page-action.ts';
import { BOOKING_FORM_FIELDS, bookingForm } from '../../memory/booking-form.ts';

/** Stores the form until the visitor has logged in. */
export function saveForm({ place, professional }: OfferedCalendar, values: FormValues): void {
  const texts = BOOKING_FORM_FIELDS.flatMap(name =>
    values[name] === undefined ? [] : [[name, values[name]] as const],
  );
  bookingForm(place, professional).write(Object.fromEntries(texts));
}

/**
 * Fills in what was stored before a login.
 * @param given names of fields whose text a refused post has brought back
 */
export function useSavedForm(
  ref: RefObject<HTMLFormElement | null>,
  { place, professional }: OfferedCalendar,
  given: readonly string[],
): void {
  const fixed = given.join(' ');
  useEffect(() => {
    const saved = bookingForm(place, professional).read() ?? {};
    for (const [name, text] of Object.entries(saved)) {
      const field = fixed.split(' ').includes(name) ? null : ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) fillIn(field, text);
    }
  }, [ref, place, professional, fixed]);
}

/** What an account is known by stays; what was typed before the script came is newer. */
function fillIn(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (!field.readOnly && field.value === field.defaultValue) field.value = text;
}
