import type { ManagedCalendar } from '@antam/server/features/schedules/contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../../memory/cookie-jar.ts';
import { formDrafts } from '../../../memory/draft-keys.ts';
import { readDrafts } from '../../../memory/draft-store.ts';
import { draftsRead } from '../../../testing/drafts-read.ts';
import { renderFrame } from '../../../testing/render-frame.tsx';
import { ToastProvider } from '../../../ui/toast/toast.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';

const KEY = formDrafts('schedule:1:0');
const hours = { from: 480, to: 690, slot_minutes: 30, capacity: 1, breaks: [], valid_from: null, valid_until: null };
const calendar: ManagedCalendar = {
  place: { id: 1, name: 'Phòng khám', absolute_url: '/co-so-y-te/1/' },
  professional: null,
  version: 3,
  schedule: {
    accepts_booking: true,
    confirms_at_once: false,
    notice_minutes: 60,
    buffer_before: 0,
    buffer_after: 0,
    daily_limit: null,
    note: '',
    weekly: [{ weekday: 1, ...hours }],
    exceptions: [],
    reasons: [],
  },
  updated_at: null,
  confirmed_at: null,
  is_stale: false,
  suggested_holidays: [],
  can: { edit: true, confirm: true },
};

/** What the server answers to a save. */
let saved: () => Response;
beforeEach(() => {
  writeCookie('XSRF-TOKEN', 'token-1', 60);
  saved = () => new Response('{"detail":"Đang bảo trì."}', { status: 503 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'PUT' ? saved() : new Response('{"days":[],"visits_outside":[]}'),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Opens the editor as a page does, and waits until it has looked for a draft. */
async function open(version = calendar.version): Promise<void> {
  cleanup();
  renderFrame(
    <ToastProvider>
      <ScheduleEditor calendar={{ ...calendar, version }} page={{ kind: 'co-so-y-te', id: '1' }} />
    </ToastProvider>,
  );
  await draftsRead();
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Lời nhắn cho người đặt khám/);
const end = () => screen.getByLabelText<HTMLInputElement>('Đến');
const closings = () => screen.queryAllByRole('button', { name: 'Bỏ ngày nghỉ này', hidden: true });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const hasDraft = () => readDrafts(KEY).length > 0;

describe('the editor of a schedule', () => {
  it('opens with the hours, the closing and the message that were typed before a reload, until they are dropped', async () => {
    await open();
    expect(hasDraft()).toBe(false);
    type(end(), '10:15');
    press('Thêm ngày nghỉ');
    type(note(), 'Mời bạn lên tầng hai.');
    await waitFor(() => expect(readDrafts(KEY)[0]?.values.schedule?.[0]).toContain('tầng hai'));
    await open();
    await waitFor(() => expect(note().value).toBe('Mời bạn lên tầng hai.'));
    expect([end().value, closings().length]).toEqual(['10:15', 1]);
    press('Bỏ phần sửa dở');
    await waitFor(() => expect(hasDraft()).toBe(false));
    expect([note().value, end().value, closings().length]).toEqual(['', '11:30', 0]);
  });

  it.each(['Bỏ phần sửa dở', 'Bỏ thay đổi'])('speaks of no kept draft after the press of “%s”', async drop => {
    await open();
    type(note(), 'Mời bạn lên tầng hai.');
    await waitFor(() => expect(hasDraft()).toBe(true));
    await open();
    await screen.findByText('Phần bạn sửa dở đã được mở lại, chưa lưu');
    press(drop);
    await waitFor(() => expect(note().value).toBe(''));
    type(note(), 'Mời bạn lên tầng ba.');
    await waitFor(() => expect(readDrafts(KEY)[0]?.values.schedule?.[0]).toContain('tầng ba'));
    expect(screen.queryByText('Phần bạn sửa dở đã được mở lại, chưa lưu')).toBeNull();
  });

  it('keeps its draft after a failed save, and no longer than until it is saved', async () => {
    await open();
    type(note(), 'Mời bạn lên tầng hai.');
    await act(async () => press('Lưu lịch'));
    await open();
    await waitFor(() => expect(note().value).toBe('Mời bạn lên tầng hai.'));
    const schedule = { ...calendar.schedule, note: note().value };
    saved = () => new Response(JSON.stringify({ ...calendar, schedule, version: 4, visits_outside: [] }));
    await act(async () => press('Lưu lịch'));
    await waitFor(() => expect(hasDraft()).toBe(false));
    expect(screen.queryByRole('button', { name: 'Bỏ phần sửa dở' })).toBeNull();
  });

  it('offers what was typed into an earlier state of the schedule, and fills it in when it is wanted', async () => {
    await open();
    type(note(), 'Mời bạn lên tầng hai.');
    await waitFor(() => expect(hasDraft()).toBe(true));
    await open(4);
    expect(note().value).toBe('');
    press('Dùng phần sửa dở');
    await waitFor(() => expect(note().value).toBe('Mời bạn lên tầng hai.'));
  });
});
