import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAttendance, UNATTENDED_MS } from './attendance.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a console is left alone after ten minutes without a key or a press, until the next one', () => {
  const page = new EventTarget();
  const attendance = createAttendance(page);
  const heard = vi.fn();
  const leave = attendance.subscribe(heard);
  vi.advanceTimersByTime(UNATTENDED_MS - 1);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(UNATTENDED_MS - 1);
  expect([attendance.isAttended(), heard.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([attendance.isAttended(), heard.mock.calls.length]).toEqual([false, 1]);
  page.dispatchEvent(new Event('pointerdown'));
  expect([attendance.isAttended(), heard.mock.calls.length]).toEqual([true, 2]);
  leave();
  vi.advanceTimersByTime(UNATTENDED_MS);
  expect(heard).toHaveBeenCalledTimes(2);
});
