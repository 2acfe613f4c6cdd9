import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../../memory/cookie-jar.ts';
import { draftKeys } from '../../../memory/draft-keys.ts';
import { draftsRead } from '../../../testing/drafts-read.ts';
import { renderFrame } from '../../../testing/render-frame.tsx';
import { managedPlace, managedVisit } from '../../../testing/workspace.ts';
import { ToastProvider } from '../../../ui/toast/toast.tsx';
import { CancelForm } from './cancel-form.tsx';
import { MoveForm } from './move-form.tsx';
import { WalkInDialog } from './walk-in-dialog.tsx';
import { WriteForm } from './write-form.tsx';

const visit = managedVisit('AAA', 'Trần Thị Bình');
const slots = (date: string) =>
  ['08:30', '09:00'].map(time => ({
    start: `${date}T${time}:00+07:00`,
    end: `${date}T${time}:00+07:00`,
    state: 'open',
    capacity: 1,
    booked: 0,
  }));
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v1/booking/manage/AAA/slot/': ['2026-11-26', '2026-11-27'].map(date => ({ date, slots: slots(date) })),
  '/api/v1/calendar/manage/list/': {
    items: [null, { id: 7, name: 'BS Mai', absolute_url: '/bac-si/7/' }].map(professional => ({
      place: { id: 1, name: 'Phòng khám', absolute_url: '/co-so-y-te/1/' },
      professional,
      version: 1,
      confirmed_at: null,
      is_stale: false,
      accepts_booking: true,
    })),
  },
};

/** What the server answers to what is sent. */
let taken: () => Response;
beforeEach(() => {
  writeCookie('XSRF-TOKEN', 'token-1', 60);
  taken = () => new Response('{"detail":"Đang bảo trì."}', { status: 503 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) =>
    init?.method === 'POST' ? taken() : new Response(JSON.stringify(ANSWERS[String(path)] ?? {})),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Opens a form as its dialog does, and waits until it has looked for a draft. */
async function open(form: ReactNode): Promise<void> {
  cleanup();
  renderFrame(<ToastProvider>{form}</ToastProvider>);
  await draftsRead();
}

const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(box(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const nothingKept = () => waitFor(() => expect(draftKeys()).toEqual([]));

describe('a form of a visit in the workspace', () => {
  it.each([
    ['cancels with a message', CancelForm, 'Huỷ lịch hẹn'],
    ['writes a message', WriteForm, 'Gửi lời nhắn'],
  ] as const)('that %s keeps it until it is sent, also where it was refused', async (_, Form, button) => {
    let isDone = false;
    const form = <Form drafts="antam:draft:visit:AAA" busy={false} onBack={vi.fn()} onSend={async () => isDone} />;
    await open(form);
    type(/^Lời nhắn/, 'Bác sĩ bận, bạn đến thứ Năm được không?');
    await press(button);
    await open(form);
    await waitFor(() => expect(box(/^Lời nhắn/).value).toBe('Bác sĩ bận, bạn đến thứ Năm được không?'));
    isDone = true;
    await press(button);
    await nothingKept();
  });

  it('that moves it keeps the chosen day and time, and not once the visit is elsewhere', async () => {
    const onSend = async () => false;
    const form = (start: string) => (
      <MoveForm
        visit={{ ...visit, start }}
        drafts="antam:draft:visit:AAA:move"
        busy={false}
        onBack={vi.fn()}
        onSend={onSend}
      />
    );
    await open(form(visit.start));
    await screen.findByLabelText('Ngày');
    expect(draftKeys()).toEqual([]);
    type('Ngày', '2026-11-27');
    type('Giờ', '2026-11-27T09:00:00+07:00');
    await waitFor(() => expect(localStorage.getItem('antam:draft:visit:AAA:move')).toContain('27T09:00'));
    await open(form(visit.start));
    await waitFor(() => expect(box('Giờ').value).toBe('2026-11-27T09:00:00+07:00'));
    await open(form('2026-11-26T08:00:00+07:00'));
    await screen.findByLabelText('Ngày');
    expect(box('Ngày').value).toBe('2026-11-26');
  });

  it('that adds a walk-in keeps who came and whose calendar it is, until it is added', async () => {
    const form = <WalkInDialog managed={managedPlace} open onClose={vi.fn()} onAdded={async () => undefined} />;
    await open(form);
    fireEvent.change(await screen.findByLabelText('Khám với'), { target: { value: '7' } });
    type(/^Họ tên/, 'Lê Văn Con');
    type(/^Số điện thoại/, '0912345678');
    await press('Thêm vào lịch');
    await waitFor(() => expect(localStorage.getItem('antam:draft:walk-in:place:1')).toContain('"calendar":["7"]'));
    await open(form);
    await waitFor(() => expect(box(/^Họ tên/).value).toBe('Lê Văn Con'));
    await screen.findByLabelText('Khám với');
    expect([box('Khám với').value, box(/^Số điện thoại/).value]).toEqual(['7', '0912345678']);
    taken = () => new Response('{}', { status: 201 });
    await press('Thêm vào lịch');
    await nothingKept();
  });
});
