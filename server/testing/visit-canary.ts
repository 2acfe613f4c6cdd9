import { CANARY, MARK } from './canary.ts';

/** What a patient whose every datum is a canary sends to book a visit; the email address is recognised by nothing. */
export const VISIT_CANARY = {
  name: CANARY.name,
  phone: CANARY.phone,
  email: 'nguoi.kham@thu.example',
  address: `Ngõ ${MARK} 7`,
  date_of_birth: '1987-03-17',
  reason_booking: `${MARK} đau ngực về đêm`,
  answers: [`${MARK} uống aspirin`],
} as const;

/** Another visit of the same kind, which a relative books for the patient. */
export const BOOKED_BY_CANARY = { name: 'Kenari Thị Con', mobile_phone: CANARY.phone, email: VISIT_CANARY.email };

/** What the calendar's owner writes for patients; everybody may read it who books. */
export const CANARY_NOTE = 'Nhịn ăn như chích choè';

const SIGNS = [new RegExp(MARK, 'i'), /87[\s.]?612[\s.]?345/, /1987.?03.?17|17.?0?3.?1987/];
const NOTE = /ch[ií]ch ch[oò]e/i;

/** What of the canary's visit stands in a text. */
export const visitTraces = (text: string): string[] => SIGNS.flatMap(sign => sign.exec(text)?.slice(0, 1) ?? []);

/** As {@link visitTraces}, also of the note. */
export const visitTracesAndNotes = (text: string): string[] => [
  ...visitTraces(text),
  ...(NOTE.exec(text.normalize('NFC'))?.slice(0, 1) ?? []),
];
