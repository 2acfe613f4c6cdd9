import type { RelativeAnswer } from '@antam/server/features/relatives/contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { bookingDrafts } from '../../memory/draft-keys.ts';
import { readDrafts } from '../../memory/draft-store.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { BookingForm } from './booking-form.tsx';
import type { Booking, BookingData } from './load-booking.ts';
import type { VisitReason } from './load-offer.ts';

const START = '2026-11-25T08:00:00+07:00';
const MOTHER: RelativeAnswer = {
  id: 1,
  name: 'Trần Thị Hoa',
  relation: 'Mẹ',
  date_of_birth: '1960-03-08',
  phone: null,
};
const SON: RelativeAnswer = {
  id: 2,
  name: 'Trần Văn Bình',
  relation: 'Con trai',
  date_of_birth: '2015-06-01',
  phone: null,
};
const slot = { start: START, state: 'open' as const };
const BOOKING: Booking & { start: string } = {
  of: { place: 5, professional: null },
  place: {
    id: 5,
    name: 'Phòng khám Sen',
    absolute_url: '/co-so-y-te/sen/',
    has_contact: false,
    address: 'Huế',
    public_phone: null,
  },
  professional: null,
  calendar: {
    accepts_booking: true,
    is_stale: false,
    next_free: null,
    confirms_at_once: true,
    confirmed_at: null,
    note: '',
    reasons: [],
  },
  days: [{ date: '2026-11-25', slots: [slot] }],
  day: null,
  start: START,
  slot,
};

async function open(relative: RelativeAnswer | null, reason: VisitReason | null = null): Promise<void> {
  cleanup();
  const data: BookingData = {
    address: '/dat-kham/',
    hints: { name: '', phone: '', email: '' },
    requestKey: 'k',
    booking: BOOKING,
    relatives: [MOTHER, SON],
    relative,
  };
  const hold = { state: { is: 'asking' as const }, again: vi.fn(), keep: vi.fn() };
  const asked = { reason, onReason: vi.fn(), hold, onChoose: vi.fn(), onTaken: vi.fn() };
  await act(async () => renderFrame(<BookingForm data={data} booking={BOOKING} {...asked} />));
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`The form has a field ${name}.`);
  return found;
};
const type = (name: string, text: string) => fireEvent.input(field(name), { target: { value: text } });
const kept = () => readDrafts(bookingDrafts(5, null)).at(-1)?.values ?? {};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('what was typed about one relative comes back for the same one alone, and the rest for each', async () => {
  await open(MOTHER);
  type('date_of_birth', '09-03-1960');
  type('reason_booking', 'Đau lưng');
  await waitFor(() => expect(kept().date_of_birth).toEqual(['09-03-1960']));
  await open(MOTHER);
  await waitFor(() => expect(field('reason_booking').value).toBe('Đau lưng'));
  expect(field('date_of_birth').value).toBe('09-03-1960');
  await open(SON);
  await waitFor(() => expect(field('reason_booking').value).toBe('Đau lưng'));
  expect([field('date_of_birth').value, field('for_other').checked]).toEqual(['01-06-2015', true]);
});

it('who writes of an emergency reads at once whom to call, and may write as much as the place takes', async () => {
  await open(null);
  type('reason_booking', 'Từ sáng tôi khó thở, đau thắt ngực');
  expect(screen.getByRole('region', { name: 'Cấp cứu' }).textContent).toContain('115');
  type('reason_booking', 'Tôi ho đã ba tuần');
  expect(screen.queryByRole('region', { name: 'Cấp cứu' })).toBeNull();
  expect(field('reason_booking').maxLength).toBe(1_000);
});

it('an emergency in the answer to a question of the place brings whom to call as one in the reason does', async () => {
  const questions = ['Bạn đang thấy thế nào?'];
  await open(null, { id: 3, name: 'Tái khám', minutes: 15, price: 0, note: '', questions });
  type('answer_0', 'Từ sáng tôi khó thở, đau thắt ngực');
  expect(screen.getByRole('region', { name: 'Cấp cứu' }).textContent).toContain('115');
});
