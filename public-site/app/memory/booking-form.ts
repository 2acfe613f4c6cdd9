import { type Intent, intent } from './intent.ts';
import { localKeys } from './local-store.ts';
import { asRecord, asText } from './parse.ts';

/** Fields of the booking form that are kept; those of accounts are not typed. */
export const BOOKING_FORM_FIELDS = [
  ...([
    'for_other',
    'name',
    'patient_name',
    'relation',
    'phone',
    'email',
    'date_of_birth',
    'reason',
    'reason_booking',
  ] as const),
  ...(['booked_by.name', 'booked_by.mobile_phone', 'booked_by.email'] as const),
  ...(['answer_0', 'answer_1', 'answer_2'] as const),
] as const;

export type SavedBookingForm = Partial<Record<(typeof BOOKING_FORM_FIELDS)[number], string>>;

const KEY = 'antam:booking-form:';

/** The form that was filled in before a login was asked for, by the place and the professional that it is about. */
export const bookingForm = (place: number, professional: number | null) =>
  formAt(`${KEY}${place}:${professional ?? 0}`);

/** Every such form of this browser. */
export const bookingForms = (): Intent<SavedBookingForm>[] => localKeys(KEY).map(formAt);

function formAt(key: string): Intent<SavedBookingForm> {
  return intent<SavedBookingForm>(key, value => {
    const record = asRecord(value);
    if (record === null) return null;
    const texts = BOOKING_FORM_FIELDS.flatMap(field => {
      const text = asText(record[field], 1_000);
      return text === null || text === '' ? [] : [[field, text] as const];
    });
    return texts.length === 0 ? null : Object.fromEntries(texts);
  });
}
