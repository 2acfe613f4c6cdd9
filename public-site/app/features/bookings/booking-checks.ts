import { type Check, runChecks } from '../../forms/checks.ts';
import type { FormValues } from '../../forms/form-result.ts';
import { isEmail } from '../accounts/form/checks.ts';
import { BIRTH_DATE_WRONG, birthDate } from './birth-date.ts';

/** Names of the form's fields, by which what is wrong with them is listed. */
export const LABELS = {
  name: 'Họ tên người khám',
  patient_name: 'Họ tên người khám',
  phone: 'Số điện thoại',
  email: 'Email',
  'booked_by.name': 'Họ tên của bạn',
  'booked_by.mobile_phone': 'Số điện thoại của bạn',
  'booked_by.email': 'Email của bạn',
  date_of_birth: 'Ngày sinh',
  reason_booking: 'Triệu chứng hoặc điều bạn muốn hỏi',
  booking_start: 'Giờ khám',
};

const nameOf =
  (whose: string): Check =>
  value =>
    value.trim().length < 2 || value.trim().length > 80
      ? `Xin vui lòng nhập họ tên ${whose}, từ 2 đến 80 ký tự.`
      : null;

const phoneOf =
  (missing: string): Check =>
  value => {
    if (value.trim() === '') return missing;
    return value.replace(/\D/g, '').length < 9 ? 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.' : null;
  };

const ifGiven =
  (check: Check): Check =>
  (value, values) =>
    value.trim() === '' ? null : check(value, values);

const isBirthDate: Check = value => (birthDate(value) === null ? BIRTH_DATE_WRONG : null);

/** What can be said of the form before it is sent; the server decides. */
export function checkBooking(values: FormValues): Record<string, string> {
  const isForOther = values.for_other !== undefined;
  // Accounts have a field of its own for another patient's name.
  const patient = isForOther && values.patient_name !== undefined ? 'patient_name' : 'name';
  const contacts: Record<string, Check> = isForOther
    ? {
        'booked_by.name': nameOf('người đặt khám'),
        'booked_by.mobile_phone': phoneOf('Xin vui lòng nhập số điện thoại người đặt khám.'),
        'booked_by.email': ifGiven(isEmail),
      }
    : { phone: phoneOf('Xin vui lòng nhập số điện thoại.'), email: ifGiven(isEmail) };
  return runChecks(
    {
      booking_start: value => (value === '' ? 'Xin vui lòng chọn một khung giờ khác.' : null),
      [patient]: nameOf('người khám'),
      ...contacts,
      date_of_birth: ifGiven(isBirthDate),
    },
    values,
  );
}
