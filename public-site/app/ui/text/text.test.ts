import { describe, expect, it } from 'vitest';
import { fold, includesFolded } from './fold.ts';
import { formatDate, formatShortDate, formatShortWeekday, formatTime, formatWeekday } from './format-date.ts';
import { formatKm, formatNumber, formatScore, formatVnd } from './format-number.ts';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  it('[DET-35] ends a shortened text with an ellipsis', () => {
    expect(truncate('Bệnh viện Chợ Rẫy', 9)).toBe('Bệnh viện…');
    expect(truncate('Bệnh viện', 9)).toBe('Bệnh viện');
    expect([...truncate('x'.repeat(120), 90)]).toHaveLength(91);
  });

  it('[DET-36] cuts between words when asked', () => {
    expect(truncate('Nội soi dạ dày', 6)).toBe('Nội so…');
    expect(truncate('Nội soi dạ dày', 6, { atWord: true })).toBe('Nội…');
    expect(truncate('Nội soi dạ dày', 7, { atWord: true })).toBe('Nội soi…');
    expect(truncate('Nội soi dạ dày', 8, { atWord: true })).toBe('Nội soi…');
    expect(truncate('Siêuâmtimthai', 5, { atWord: true })).toBe('Siêuâ…');
  });

  it('counts a letter and its marks as one', () => {
    expect(truncate('hoà'.normalize('NFD'), 3)).toBe('hoà'.normalize('NFD'));
  });
});

describe('fold', () => {
  it('[SRCH-24] strips Vietnamese accents, đ too', () => {
    expect(fold('  Bác sĩ   Đặng  Thị Hường ')).toBe('bac si dang thi huong');
    expect(fold('Đà Nẵng'.normalize('NFD'))).toBe('da nang');
    expect(includesFolded('Bác sĩ Nguyễn', 'bac si')).toBe(true);
    expect(includesFolded('Nha khoa', 'bac si')).toBe(false);
  });
});

describe('dates', () => {
  it('show instants in the time zone of Vietnam', () => {
    expect(formatDate('2026-11-20T17:30:00Z')).toBe('21-11-2026');
    expect(formatTime('2026-11-20T17:30:00Z')).toBe('00h30');
    expect(formatTime('2026-11-21T14:05:00+07:00')).toBe('14h05');
    expect(formatShortDate('2026-01-02T03:00:00+07:00')).toBe('02-01');
  });

  it('without a time are shown as they are, without a zone', () => {
    expect(formatDate('1968-02-29')).toBe('29-02-1968');
    expect(formatWeekday('2026-11-21')).toBe('Thứ Bảy');
    expect(formatWeekday('2026-11-22')).toBe('Chủ Nhật');
    expect(formatShortWeekday('2026-11-23')).toBe('T2');
  });

  it('throw a RangeError where they are malformed', () => {
    expect(() => formatDate('hôm nay')).toThrow(RangeError);
  });
});

describe('numbers', () => {
  it('are written as in Vietnam', () => {
    expect(formatNumber(999)).toBe('999');
    expect(formatNumber(1_250_000)).toBe('1.250.000');
    expect(formatVnd(1_250_000)).toBe('1.250.000\u00a0₫');
    expect(formatScore(4.56)).toBe('4,6');
    expect(formatScore(5)).toBe('5,0');
  });

  it('[LIST-30] show a distance with exactly one decimal', () => {
    expect(formatKm(3.21)).toBe('3,2\u00a0km');
    expect(formatKm(3)).toBe('3,0\u00a0km');
    expect(formatKm(1234.56)).toBe('1.234,6\u00a0km');
  });
});
