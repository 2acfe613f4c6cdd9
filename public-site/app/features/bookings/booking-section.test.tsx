import type { BookingCalendar } from '@antam/server/features/bookings/contract.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { TypedBefore } from '../../browser/replay-typed.ts';
import { bookingSection } from './booking-section.tsx';
import type { BookingOffer } from './load-offer.ts';
import type { PublicNumber } from './phone-first.tsx';

const OWN = { place: 5, professional: null };
const DOCTOR = { place: 5, professional: 7 };
const slots = (date: string, ...times: string[]) => ({
  date,
  slots: times.map(time => ({ start: `${date}T${time}:00+07:00`, state: 'open' as const })),
});
const CALENDAR: BookingCalendar = {
  accepts_booking: true,
  is_stale: false,
  next_free: null,
  confirms_at_once: true,
  confirmed_at: '2026-11-20T02:00:00.000Z',
  note: 'Mang theo sổ khám.',
  reasons: [{ id: 3, name: 'Tái khám', minutes: 15, price: 0, note: 'Nhịn ăn 8 giờ.', questions: [] }],
};
const OFFER: BookingOffer = {
  calendars: [OWN, DOCTOR],
  shown: { of: OWN, calendar: CALENDAR, days: [slots('2026-11-25', '08:00')] },
};
const LABELS = [
  { ...OWN, name: 'Bác sĩ bất kỳ', seen: { professional: null, place: 'Phòng khám Sen' } },
  {
    ...DOCTOR,
    name: 'BS Mai · Da liễu',
    seen: { professional: { name: 'BS Mai', specialities: 'Da liễu' }, place: 'Phòng khám Sen' },
  },
];

let fetching: MockInstance<typeof fetch>;
let isDown = false;

beforeEach(() => {
  isDown = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly told: (entries: { isIntersecting: boolean }[]) => void;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.told = told;
      }
      observe = () => this.told([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async path => {
    if (isDown) return new Response('{}', { status: 503 });
    const isOfDoctor = String(path).includes('professional=7');
    const answer = String(path).startsWith('/api/v1/calendar/')
      ? { ...CALENDAR, is_stale: isOfDoctor }
      : [slots('2026-11-25', isOfDoctor ? '10:00' : '08:30')];
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const show = (offer: BookingOffer, phone: PublicNumber | null = null) =>
  render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={bookingSection(offer, { kind: 'place', id: 5, hasContact: true, phone, labels: LABELS })?.content}
        />
        <Route path="/dat-kham/" element={<Opened />} />
      </Routes>
    </MemoryRouter>,
  );

/** The page of the form: its address, and what its link handed to it. */
function Opened() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="opened">{JSON.stringify([pathname + search, state])}</p>;
}

const asked = () => fetching.mock.calls.map(([path]) => String(path)).filter(path => /slot|calendar/.test(path));
const slot = (time: string) => screen.findByRole('link', { name: time });

describe('booking on the page of a place', () => {
  it('[API-14] shows what the page came with, then what is free now', async () => {
    show(OFFER);
    expect(screen.getByRole('link', { name: '08h00' })).toBeTruthy();
    const fresh = await slot('08h30');
    expect(fresh.getAttribute('href')).toBe('/dat-kham/?place=5&start=2026-11-25T08%3A30%3A00%2B07%3A00');
    expect(asked()).toEqual(['/api/v1/slot/?place=5']);
    expect(screen.getByText(/Lịch được xác nhận/)).toBeTruthy();
    expect(screen.getByText('Mang theo sổ khám.')).toBeTruthy();
  });

  it('shows the slots of a doctor who is chosen, and the phone first where nobody has confirmed the calendar', async () => {
    show(OFFER);
    await slot('08h30');
    fireEvent.change(screen.getByRole('combobox', { name: 'Khám với' }), { target: { value: '7' } });
    expect((await slot('10h00')).getAttribute('href')).toContain('place=5&professional=7&start=');
    const call = screen.getByRole('link', { name: 'Xem số điện thoại' });
    expect(call.getAttribute('href')).toBe('#lien-he');
    expect(call.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('asks for slots of a reason’s length, and shows its note', async () => {
    show(OFFER);
    await slot('08h30');
    fireEvent.click(screen.getByRole('button', { name: /^Tái khám/ }));
    await waitFor(() => expect(asked().at(-1)).toBe('/api/v1/slot/?place=5&minutes=15'));
    expect(screen.getByText('Nhịn ăn 8 giờ.')).toBeTruthy();
  });

  it('hands the reason to the form beside the address, which says nothing about it', async () => {
    show(OFFER);
    await slot('08h30');
    fireEvent.click(screen.getByRole('button', { name: /^Tái khám/ }));
    await waitFor(() => expect(asked().at(-1)).toContain('minutes='));
    const link = await slot('08h30');
    const address = link.getAttribute('href') ?? '';
    fireEvent.click(link);
    expect(JSON.parse((await screen.findByTestId('opened')).textContent ?? '')).toEqual([address, { reason: 3 }]);
    expect(address).toBe('/dat-kham/?place=5&start=2026-11-25T08%3A30%3A00%2B07%3A00');
  });

  it('says whom one will see, of which speciality and where, above the days', async () => {
    show(OFFER);
    await slot('08h30');
    const seen = () => document.querySelector('[data-seen]');
    expect(seen()?.textContent).toBe('Khám với bác sĩ bất kỳ của nơi khám, tại Phòng khám Sen');
    fireEvent.change(screen.getByRole('combobox', { name: 'Khám với' }), { target: { value: '7' } });
    await slot('10h00');
    expect(seen()?.textContent).toBe('Khám với BS Mai · Da liễu, tại Phòng khám Sen');
    expect(seen()?.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('comes back with the calendar, the kind of visit and the day that were chosen', async () => {
    const first = show(OFFER);
    await slot('08h30');
    fireEvent.change(screen.getByRole('combobox', { name: 'Khám với' }), { target: { value: '7' } });
    await slot('10h00');
    fireEvent.click(screen.getByRole('button', { name: /^Tái khám/ }));
    fireEvent.click(screen.getByRole('tab', { name: /Thứ Tư/ }));
    expect(window.location.hash).toBe('#ngay-2026-11-25');
    first.unmount();
    show(OFFER);
    await slot('10h00');
    await waitFor(() => expect(asked().at(-1)).toBe('/api/v1/slot/?place=5&professional=7&minutes=15'));
    expect(screen.getByRole('button', { name: /^Tái khám/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('comes back with the kind of visit where the browser has filled in the calendar before the script came', async () => {
    window.history.replaceState({ usr: { calendar: DOCTOR, reason: 3 } }, '');
    const page = document.createElement('div');
    document.body.append(page);
    const section = (
      <MemoryRouter>
        {bookingSection(OFFER, { kind: 'place', id: 5, hasContact: true, phone: null, labels: LABELS })?.content}
      </MemoryRouter>
    );
    page.innerHTML = renderToString(section);
    const select = page.querySelector('select');
    if (!select) throw new Error('The page has a list of calendars.');
    select.value = '7';
    const root = await act(async () => hydrateRoot(page, <TypedBefore>{section}</TypedBefore>));
    await slot('10h00');
    await waitFor(() => expect(asked().at(-1)).toBe('/api/v1/slot/?place=5&professional=7&minutes=15'));
    expect(window.history.state.usr.reason).toBe(3);
    await act(async () => root.unmount());
    page.remove();
  });

  it('says so where slots cannot be read, and reads them on request', async () => {
    show(OFFER);
    await slot('08h30');
    isDown = true;
    fireEvent.change(screen.getByRole('combobox', { name: 'Khám với' }), { target: { value: '7' } });
    await screen.findByText('Chưa tải được giờ khám');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(await slot('10h00')).toBeTruthy();
    expect(screen.queryByText('Chưa tải được giờ khám')).toBeNull();
  });

  it('without a calendar leads to the phone number, and is not there where that is not known either', () => {
    const none = { calendars: [], shown: null };
    show(none);
    expect(screen.getByRole('link', { name: 'Xem số điện thoại' }).getAttribute('href')).toBe('#lien-he');
    expect(asked()).toEqual([]);
    expect(bookingSection(none, { kind: 'place', id: 5, hasContact: false, phone: null, labels: [] })).toBeNull();
  });

  it('calls by one press where the number of the reception is public', () => {
    show({ calendars: [], shown: null }, { display: '028 1234 5678', number: '+842812345678' });
    const call = screen.getByRole('link', { name: 'Gọi 028 1234 5678' });
    expect(call.getAttribute('href')).toBe('tel:+842812345678');
  });
});
