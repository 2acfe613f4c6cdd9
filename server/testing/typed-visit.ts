import type { ShownVisit } from '../features/bookings/queries/shown-visit.ts';

/** A visit as somebody without an account booked it, with this text in every field of the form, told to an address. */
export const typedVisit = (typed: string, email: string): ShownVisit => ({
  ...{ id: 1, code: 'BCDFGHJKLM', state: 'pending', changed_by: null, moved_from: null, message: '', sequence: 0 },
  ...{ start: new Date('2031-11-20T01:30:00Z'), end: new Date('2031-11-20T02:00:00Z'), is_walk_in: false },
  is_untold: false,
  ...{ updated_at: new Date('2031-11-19T01:00:00Z'), bookerId: null, account_email: null, email_confirmed_at: null },
  ...{ name: typed, email: null, phone: null, address: typed, date_of_birth: '1990-05-31', reason_text: typed },
  ...{ answers: [{ question: 'Đang dùng thuốc gì?', answer: typed }] },
  ...{ booked_by_name: typed, booked_by_phone: '+84987612345', booked_by_email: email },
  ...{ place_id: 1, place_name: 'Phòng khám Nắng Mai', place_slug: 'nang-mai', place_address: '12 Hàng Bông' },
  place_phone: null,
  phone_is_public: false,
  lat: null,
  long: null,
  ...{ doctor_id: null, doctor_name: null, doctor_slug: null, note: 'Mang sổ khám' },
  ...{ reason_name: null, reason_minutes: null, reason_price: null, reason_note: null },
});
