import { isPastDay } from '../../../platform/clock/past-day.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import { nameFault } from '../../accounts/rules/name-fault.ts';
import type { BookingPost } from '../contract.ts';

/** Who comes and who gets the messages, as it is stored. */
export interface BookingContacts {
  readonly name: string;
  readonly email: string | null;
  /** E.164, as the other number. */
  readonly phone: string | null;
  readonly address: string;
  readonly dateOfBirth: string | null;
  readonly bookedByName: string | null;
  readonly bookedByPhone: string | null;
  readonly bookedByEmail: string | null;
}

/**
 * Reads names, numbers and the date of birth of a form. Of a patient for whom another person books neither number nor
 * email address is kept: the messages go to the person who books. Throws 422 with the faults by field.
 */
export function bookingContacts(post: BookingPost, now: Date): BookingContacts {
  const { booked_by: other, date_of_birth: dateOfBirth } = post;
  const faults: Record<string, string[]> = {};
  const nameOf = (field: string, text: string | null) => {
    const fault = text === null ? undefined : nameFault(text);
    if (fault !== undefined) faults[field] = [fault];
    return text;
  };
  const phoneOf = (field: string, text: string | null) => {
    const read = text === null ? null : parsePhone(text)?.e164;
    if (read === undefined) faults[field] = ['Số điện thoại chưa đúng, ví dụ: 0912 345 678.'];
    return read ?? null;
  };
  if (dateOfBirth !== null && !isPastDay(dateOfBirth, now)) {
    faults.date_of_birth = ['Ngày sinh chưa đúng, ví dụ: 31-05-1990.'];
  }
  const contacts = {
    name: nameOf('name', post.name) ?? '',
    email: other ? null : post.email,
    phone: other ? null : phoneOf('phone', post.phone),
    address: post.address ?? '',
    dateOfBirth,
    bookedByName: other ? nameOf('booked_by.name', other.name) : null,
    bookedByPhone: other ? phoneOf('booked_by.mobile_phone', other.mobile_phone) : null,
    bookedByEmail: other?.email ?? null,
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return contacts;
}

/** The email address that gets the messages; null for none. */
export const toldEmail = ({ email, bookedByEmail }: BookingContacts): string | null => bookedByEmail ?? email;
