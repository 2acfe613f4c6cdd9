import { describe, expect, it } from 'vitest';
import { birthDate } from './birth-date.ts';
import { bookingQuery } from './booking-query.ts';
import { firstFreeDay, nearestFree, slotIn } from './pick-days.ts';
import { reasonFacts } from './reason-words.ts';
import { bookingBody } from './send-booking.ts';
import { dayTitle, partOfDay, slotTime, slotTitle, visitTime } from './slot-words.ts';

const START = '2026-11-25T08:30:00+07:00';
const OF = { place: 5, professional: 7 };

describe('times of visits', () => {
  it('[BOOK-36] [BOOK-37] [BOOK-38] are written as people say them, in Việt Nam’s time wherever the browser is', () => {
    expect([slotTime(START), slotTitle(START)]).toEqual(['08h30', 'Thứ Tư 25-11, 08h30']);
    expect(visitTime('2026-11-25T01:30:00Z')).toBe('08h30, Thứ Tư 25-11-2026');
    expect([dayTitle('2026-11-29'), dayTitle('2026-11-23')]).toEqual(['Chủ Nhật 29-11', 'Thứ Hai 23-11']);
  });

  it('are in the morning before noon, in the afternoon before six, and in the evening after that', () => {
    const at = (time: string) => partOfDay(`2026-11-25T${time}:00+07:00`);
    expect(['00:00', '11:59', '12:00', '17:59', '18:00', '23:30'].map(at)).toEqual([
      'Sáng',
      'Sáng',
      'Chiều',
      'Chiều',
      'Tối',
      'Tối',
    ]);
  });

  it('a reason says its length, and its price where that is stated', () => {
    expect(reasonFacts({ minutes: 30, price: 500_000 })).toBe('30 phút · 500.000\u00a0₫');
    expect(reasonFacts({ minutes: 15, price: 0 })).toBe('15 phút · Miễn phí');
    expect(reasonFacts({ minutes: 60, price: null })).toBe('60 phút');
  });
});

describe('days of the picker', () => {
  const slot = (time: string, state: 'open' | 'full' | 'past') => ({ start: `2026-11-${time}:00+07:00`, state });
  const days = [
    { date: '2026-11-24', slots: [slot('24T08:00', 'past'), slot('24T09:00', 'full')] },
    { date: '2026-11-25', slots: [slot('25T08:00', 'open'), slot('25T09:00', 'full'), slot('25T10:00', 'open')] },
    { date: '2026-11-26', slots: [slot('26T08:00', 'open')] },
  ];

  it('begin with the first one that has an open slot', () => {
    expect(firstFreeDay(days)?.date).toBe('2026-11-25');
    expect(firstFreeDay(days.slice(0, 1))).toBeUndefined();
  });

  it('have a slot by its instant, however that is written', () => {
    expect(slotIn(days, '2026-11-25T02:00:00Z')).toEqual(slot('25T09:00', 'full'));
    expect(slotIn(days, '2026-11-25T02:30:00Z')).toBeUndefined();
  });

  it('have the nearest open slots in the order of time', () => {
    const starts = nearestFree(days, '2026-11-25T09:50:00+07:00', 2).map(({ start }) => start);
    expect(starts).toEqual(['2026-11-25T08:00:00+07:00', '2026-11-25T10:00:00+07:00']);
  });
});

it('a date of birth is read as people write it, and a day that does not exist is none', () => {
  expect(['31-05-1990', '31/5/1990', ' 1.2.2001 '].map(birthDate)).toEqual(['1990-05-31', '1990-05-31', '2001-02-01']);
  expect(['30-02-1990', '1990-05-31', '31-13-1990', 'hôm qua', ''].map(birthDate)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('the address of the form says whose calendar, when and for whom, but not why; whatever is malformed counts as absent', () => {
  const read = (query: string) => bookingQuery(new URLSearchParams(query));
  expect(read(`place=5&professional=7&start=${encodeURIComponent(START)}&reason=3&cho=9`)).toEqual({
    of: OF,
    start: START,
    day: null,
    relative: 9,
  });
  expect(read('place=5&professional=')).toEqual({
    of: { place: 5, professional: null },
    start: null,
    day: null,
    relative: null,
  });
  expect(read('place=5&day=2026-11-25').day).toBe('2026-11-25');
  expect(read('place=-1&start=mai&day=mai')).toEqual({ of: null, start: null, day: null, relative: null });
  expect(read('place=5&start=2026-99-99T99:99:99Z').start).toBeNull();
});

describe('what is sent', () => {
  const typed = {
    reason: '3',
    name: ' Trần Thị Khách ',
    phone: '0912 345 678',
    email: '',
    reason_booking: 'Đau đầu',
    address: 'Số 5',
  };

  it.each([
    ['BOOK-10', 'name', 'Trần Thị Khách'],
    ['BOOK-12', 'phone', '0912 345 678'],
    ['BOOK-13', 'reason_booking', 'Đau đầu'],
    ['BOOK-15', 'place', OF.place],
    ['BOOK-16', 'professional', OF.professional],
    ['BOOK-17', 'address', 'Số 5'],
    ['BOOK-18', 'date_of_birth', '1990-05-31'],
  ] as const)('[%s] has the %s that was typed or chosen', (_, field, value) => {
    expect(bookingBody({ ...typed, date_of_birth: '31-05-1990' }, OF)).toMatchObject({ [field]: value });
  });

  it('has nothing but the fields of the form', () => {
    expect(bookingBody({ ...typed, date_of_birth: '31-05-1990', answer_0: 'Không' }, OF)).toEqual({
      ...OF,
      name: 'Trần Thị Khách',
      phone: '0912 345 678',
      email: null,
      reason_booking: 'Đau đầu',
      address: 'Số 5',
      reason: 3,
      date_of_birth: '1990-05-31',
      booked_by: null,
      answers: ['Không'],
    });
  });

  it('[BOOK-31] [BOOK-32] has null for the email address and the date of birth that were left out', () => {
    expect(bookingBody(typed, OF)).toMatchObject({ email: null, date_of_birth: null });
  });

  const other = {
    ...typed,
    email: 'khach@thu.example',
    for_other: 'on',
    patient_name: 'Trần Văn Ba',
    'booked_by.name': 'Trần Thị Khách',
    'booked_by.mobile_phone': '0987654321',
    'booked_by.email': 'a@b.vn',
  };

  it('[BOOK-25] [BOOK-26] for another person has no contact of the patient', () => {
    expect(bookingBody(other, OF)).toMatchObject({ name: 'Trần Văn Ba', phone: null, email: null });
  });

  it('[BOOK-19] [BOOK-20] [BOOK-21] for another person has name, phone and email address of the one who books', () => {
    expect(bookingBody(other, OF)).toMatchObject({
      booked_by: { name: 'Trần Thị Khách', mobile_phone: '0987654321', email: 'a@b.vn' },
    });
  });

  it('for another person has the only name of the form where the patient has no field of their own', () => {
    // Visitors without an account have one field for the patient’s name.
    const { patient_name: _, ...anonymous } = other;
    expect(bookingBody(anonymous, OF).name).toBe('Trần Thị Khách');
  });
});
