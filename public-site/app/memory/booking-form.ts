import { intent } from './intent.ts';
import { asId, asRecord, asText } from './parse.ts';

/** The booking form of one place or professional: the values of its fields by name, as they were typed. */
export type BookingForm = { place: number | null; professional: number | null; fields: Record<string, string> };

const MOST_FIELDS = 30;

/** The form of a booking that was refused because the e-mail has an account; filled in again after the login. */
export const bookingForm = intent<BookingForm>('antam:booking-form', value => {
  const form = asRecord(value);
  const typed = asRecord(form?.fields);
  if (form === null || typed === null) return null;
  const place = asId(form.place);
  const professional = asId(form.professional);
  const entries = Object.entries(typed);
  if ((place === null && professional === null) || entries.length > MOST_FIELDS) return null;
  const texts = entries.flatMap(([name, text]) => {
    const kept = asText(text, 4_000);
    return kept === null ? [] : [[name, kept] as const];
  });
  if (texts.length < entries.length) return null;
  return { place, professional, fields: Object.fromEntries(texts) };
});
