import { describe, expect, it } from 'vitest';
import { dayText, openingState } from './opening.ts';

const office = [
  { from: 450, to: 690 },
  { from: 810, to: 1020 },
];
const weekly = {
  days: [[], office, office, office, office, office, [{ from: 450, to: 690 }]],
  always: false,
  note: '',
};
/** 2026-11-20 is a Friday; times are Vietnam's. */
const at = (time: string, day = '20') => new Date(`2026-11-${day}T${time}:00+07:00`);

describe('openingState', () => {
  it('is open from the start of a span until before its end', () => {
    expect(openingState(weekly, at('07:29'))).toEqual({ open: false, text: 'Đang đóng cửa · mở lúc 7h30' });
    expect(openingState(weekly, at('07:30'))).toEqual({ open: true, text: 'Đang mở cửa đến 11h30' });
    expect(openingState(weekly, at('11:30'))).toEqual({ open: false, text: 'Đang đóng cửa · mở lúc 13h30' });
  });

  it('finds the next opening after closed days', () => {
    expect(openingState(weekly, at('18:00'))).toEqual({ open: false, text: 'Đang đóng cửa · mở 7h30 ngày mai' });
    expect(openingState(weekly, at('12:00', '21'))).toEqual({ open: false, text: 'Đang đóng cửa · mở 7h30 thứ Hai' });
  });

  it('follows a span past midnight', () => {
    const late = { ...weekly, days: weekly.days.map(() => [{ from: 1080, to: 1560 }]) };
    expect(openingState(late, at('01:59'))).toEqual({ open: true, text: 'Đang mở cửa đến 2h00' });
    expect(openingState(late, at('02:00')).open).toBe(false);
  });

  it('is open at night where a place is always open', () => {
    expect(openingState({ ...weekly, always: true }, at('03:00')).open).toBe(true);
  });
});

describe('dayText', () => {
  it('lists the spans or says that it is closed', () => {
    expect(dayText(weekly, 1)).toBe('7h30–11h30, 13h30–17h00');
    expect(dayText(weekly, 0)).toBe('Nghỉ');
  });
});
