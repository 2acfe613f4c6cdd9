import { expect, it } from 'vitest';
import { schedule } from '../contract.ts';
import { checkSchedule, requireSound } from './check-schedule.ts';

const rule = (from: number, to: number, more = {}) => ({ weekday: 1, from, to, slot_minutes: 30, ...more });
const faultsOf = (sent: object) => checkSchedule(schedule.parse(sent));
const messageOf = (sent: object) => {
  const parsed = schedule.safeParse(sent);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

it('rules of a day that touch are saved, and so is the end of the day as an end', () => {
  expect(faultsOf({ weekly: [rule(480, 720), rule(720, 1_440), { ...rule(480, 720), weekday: 2 }] })).toEqual({});
});

it('rules of a day that overlap are refused, unless no day belongs to both', () => {
  expect(faultsOf({ weekly: [rule(480, 720), rule(719, 800)] })).toEqual({
    'weekly.1.from': ['Hai khung giờ trong cùng một ngày không được chồng lên nhau; chúng có thể nối tiếp nhau.'],
  });
  const until = (valid_until: string) => rule(480, 720, { valid_until });
  const from = (valid_from: string) => rule(480, 720, { valid_from });
  expect(Object.keys(faultsOf({ weekly: [until('2026-12-01'), from('2026-12-01')] }))).toEqual(['weekly.1.from']);
  expect(faultsOf({ weekly: [until('2026-11-30'), from('2026-12-01')] })).toEqual({});
});

it('hours over midnight are refused', () => {
  const text = 'Giờ kết thúc phải sau giờ bắt đầu; khung giờ không được qua nửa đêm.';
  expect(faultsOf({ weekly: [rule(1_380, 60)] })).toEqual({ 'weekly.0.to': [text] });
  expect(messageOf({ weekly: [rule(1_380, 1_500)] })).toBe(
    'Giờ phải từ 00h00 đến 24h00; khung giờ không được qua nửa đêm.',
  );
  const extra = { kind: 'extra', date: '2026-12-01', from: 600, to: 600, slot_minutes: 30 };
  expect(faultsOf({ exceptions: [extra] })).toEqual({ 'exceptions.0.to': [text] });
});

it('a break outside of its hours, one that has no length and two that overlap are refused', () => {
  const breaks = (...spans: [number, number][]) => [
    rule(480, 720, { breaks: spans.map(([from, to]) => ({ from, to })) }),
  ];
  expect(faultsOf({ weekly: breaks([480, 500], [700, 720]) })).toEqual({});
  expect(faultsOf({ weekly: breaks([470, 500]) })).toEqual({
    'weekly.0.breaks.0.from': ['Giờ nghỉ phải nằm trong khung giờ khám.'],
  });
  expect(faultsOf({ weekly: breaks([700, 730]) })).toEqual({
    'weekly.0.breaks.0.from': ['Giờ nghỉ phải nằm trong khung giờ khám.'],
  });
  expect(Object.keys(faultsOf({ weekly: breaks([500, 500]) }))).toEqual(['weekly.0.breaks.0.to']);
  expect(faultsOf({ weekly: breaks([500, 530], [520, 540]) })).toEqual({
    'weekly.0.breaks.1.from': ['Các giờ nghỉ không được chồng lên nhau.'],
  });
});

it.each([
  [{ slot_minutes: 4 }, 'Một lượt khám dài từ 5 đến 480 phút.'],
  [{ slot_minutes: 481 }, 'Một lượt khám dài từ 5 đến 480 phút.'],
  [{ capacity: 0 }, 'Một khung giờ nhận từ 1 đến 100 người.'],
  [{ capacity: 101 }, 'Một khung giờ nhận từ 1 đến 100 người.'],
  [{ slot_minutes: 5, capacity: 100 }, undefined],
  [{ slot_minutes: 480, capacity: 1 }, undefined],
])('a rule with %o is refused with: %s', (more, message) => {
  expect(messageOf({ weekly: [rule(480, 1_000, more)] })).toBe(message);
});

it('a closing is of whole days, or of hours of one day', () => {
  const faults = (closing: object) =>
    Object.keys(faultsOf({ exceptions: [{ kind: 'closed', date: '2026-12-24', until: '2026-12-24', ...closing }] }));
  expect(faults({ until: '2026-12-31' })).toEqual([]);
  expect(faults({ from: 480, to: 540 })).toEqual([]);
  expect(faults({ until: '2026-12-23' })).toEqual(['exceptions.0.until']);
  expect(faults({ from: 480 })).toEqual(['exceptions.0.to']);
  expect(faults({ from: 480, to: 480 })).toEqual(['exceptions.0.to']);
  expect(faults({ until: '2026-12-31', from: 480, to: 540 })).toEqual(['exceptions.0.until']);
});

it('days that no calendar has are refused', () => {
  expect(messageOf({ weekly: [rule(480, 720, { valid_from: '2027-02-29' })] })).toBeTypeOf('string');
  expect(messageOf({ weekly: [rule(480, 720, { valid_from: '2028-02-29' })] })).toBeUndefined();
});

it('a reason that is there already is refused, and so is a fourth question', () => {
  const reason = (name: string, more = {}) => ({ name, minutes: 30, ...more });
  expect(faultsOf({ reasons: [reason('Khám lần đầu'), reason('khám lần đầu')] })).toEqual({
    'reasons.1.name': ['Loại khám này đã có trong danh sách.'],
  });
  const questions = ['Câu một?', 'Câu hai?', 'Câu ba?', 'Câu bốn?'];
  expect(messageOf({ reasons: [reason('Khám', { questions })] })).toBe('Chỉ hỏi tối đa ba câu.');
});

it('faults are answered as a refusal by field', () => {
  const wrong = schedule.parse({ weekly: [rule(720, 480)] });
  const refusal = { status: 422, fields: checkSchedule(wrong) };
  expect(() => requireSound(wrong)).toThrow(expect.objectContaining(refusal));
});
