import { describe, expect, it } from 'vitest';
import { readOpeningHours } from './hours.ts';

const days = (text: string) => readOpeningHours(text)?.days.map(spans => spans.map(({ from, to }) => [from, to]));

describe('readOpeningHours', () => {
  it('reads the weekly hours of OpenStreetMap', () => {
    const workday = [
      [450, 720],
      [810, 1020],
    ];
    const weekend = [
      [450, 720],
      [810, 1080],
    ];
    expect(days('Mo-Fr 07:30-12:00,13:30-17:00; Sa-Su 07:30-12:00,13:30-18:00')).toEqual([
      weekend,
      ...Array.from({ length: 5 }, () => workday),
      weekend,
    ]);
  });

  it('reads whole weeks, however they are named', () => {
    const week = Array.from({ length: 7 }, () => [[420, 1320]]);
    for (const text of ['Mo-Su 07:00-22:00', 'Mo-Sun 07:00-22:00', 'Su-Sa 07:00-22:00', '7h-22h', '07:00 – 22:00']) {
      expect(days(text), text).toEqual(week);
    }
  });

  it('reads what people write', () => {
    const spans = days('T2 - T6: 7h30 - 17h; T7: 7h30-11h30; CN nghỉ');
    expect(spans).toEqual([[], ...Array.from({ length: 5 }, () => [[450, 1020]]), [[450, 690]]]);
  });

  it('knows the facility that never closes and the night that ends tomorrow', () => {
    expect(readOpeningHours('24/7')?.always).toBe(true);
    expect(days('Sa 20:00-02:00')?.[6]).toEqual([[1200, 1560]]);
  });

  it.each(['sunrise-sunset', 'PH off', 'Mo-Fr', 'theo lịch hẹn', 'Mo 25:00-26:00', '08:00-17:00, gọi trước', ''])(
    'does not guess at "%s"',
    text => {
      expect(readOpeningHours(text)).toBeUndefined();
    },
  );
});
