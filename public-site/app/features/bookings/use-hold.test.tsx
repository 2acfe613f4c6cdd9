import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { writeCookie } from '../../memory/cookie-jar.ts';
import { HoldNotice } from './hold-notice.tsx';
import { type Hold, useHold } from './use-hold.ts';

const SLOT = { place: 5, professional: 7, booking_start: '2026-11-25T08:30:00+07:00' };
const REASON = 12;
const HELD = { held: true, remaining_ms: 300_000, message: '' };

let fetching: MockInstance<typeof fetch>;
let hold: Hold;
const onTaken = vi.fn();

function Holding({
  start = SLOT.booking_start,
  reason = null,
}: {
  start?: string;
  reason?: number | null | undefined;
}) {
  hold = useHold({ ...SLOT, booking_start: start }, reason, onTaken);
  return <HoldNotice hold={hold} />;
}

function Unknown({ reason }: { reason?: number }) {
  hold = useHold(SLOT, reason, onTaken);
  return <HoldNotice hold={hold} />;
}

beforeEach(() => {
  // The visitor has a token already: otherwise it is asked for first.
  writeCookie('XSRF-TOKEN', 'token-1', 60);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(HELD)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  onTaken.mockClear();
});

const answering = (status: number, body: object) =>
  fetching.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const sent = () => fetching.mock.calls.map(([path, init]) => [init?.method, path, init?.keepalive ?? false]);
const bodies = () => fetching.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).reason);
const open = () => act(async () => render(<Holding />));
const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1_000));
const ASKED = ['POST', '/api/v1/booking/hold/', false];
const GIVEN_BACK = ['DELETE', '/api/v1/booking/hold/', true];

describe('a slot that is held while the form is open', () => {
  it('is counted down from the server’s answer, whatever the browser’s clock says', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(0);
    await open();
    expect(screen.getByRole('timer').textContent).toBe('05:00');
    await pass(61);
    expect(screen.getByRole('timer').textContent).toBe('03:59');
    expect(sent()).toEqual([ASKED]);
    expect(fetching.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ ...SLOT, reason: null }));
  });

  it('is given back when the time is over, and is held again on request', async () => {
    await open();
    await pass(300);
    expect(screen.getByText(/Đã hết thời gian giữ chỗ/)).toBeTruthy();
    expect(sent()).toEqual([ASKED, GIVEN_BACK]);
    await act(async () => screen.getByRole('button', { name: 'Giữ thêm 5 phút' }).click());
    expect(screen.getByRole('timer').textContent).toBe('05:00');
  });

  it('is given back when the page or the form is left', async () => {
    await open();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent()).toEqual([ASKED, GIVEN_BACK]);
    cleanup();
    expect(sent()).toEqual([ASKED, GIVEN_BACK, GIVEN_BACK]);
  });

  it('is said to be held no longer where the page comes back and another visitor has it', async () => {
    await open();
    window.dispatchEvent(new Event('pagehide'));
    answering(409, { code: 'SLOT_TAKEN', detail: 'Kín chỗ' });
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(onTaken).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('timer')).toBeNull();
    await pass(2);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('gives back the slot before when another one is chosen', async () => {
    const { rerender } = await open();
    await act(async () => rerender(<Holding start="2026-11-25T09:00:00+07:00" />));
    expect(sent()).toEqual([ASKED, GIVEN_BACK, ASKED]);
    expect(fetching.mock.calls[1]?.[1]?.body).toBe(JSON.stringify(SLOT));
  });

  it('stays held for the booking, and for the form after a login', async () => {
    await open();
    hold.keep();
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    expect(sent()).toEqual([ASKED]);
  });

  it('over the limit is not held, and says so in the server’s words', async () => {
    answering(200, { held: false, remaining_ms: 0, message: 'Bạn đang giữ những khung giờ khác.' });
    await open();
    expect(screen.getByText('Bạn đang giữ những khung giờ khác.')).toBeTruthy();
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('becomes as long as each reason that is chosen takes, one after the other, and keeps its time', async () => {
    const { rerender } = await open();
    await pass(61);
    answering(200, { ...HELD, remaining_ms: 239_000 });
    await act(async () => rerender(<Holding reason={REASON} />));
    expect(bodies()).toEqual([null, REASON]);
    expect(screen.getByRole('timer').textContent).toBe('03:59');
    const late = Promise.withResolvers<Response>();
    fetching.mockImplementationOnce(() => late.promise);
    await act(async () => rerender(<Holding reason={13} />));
    await act(async () => rerender(<Holding reason={14} />));
    expect(bodies()).toEqual([null, REASON, 13]);
    await act(async () => late.resolve(new Response(JSON.stringify(HELD))));
    expect(bodies()).toEqual([null, REASON, 13, 14]);
    expect(sent().every(request => request[0] === 'POST')).toBe(true);
  });

  it('stays as it was where the reason that is chosen takes longer than the slot is free, which is reported', async () => {
    const { rerender } = await open();
    answering(409, { code: 'SLOT_TAKEN', detail: 'Không đủ' });
    await act(async () => rerender(<Holding reason={REASON} />));
    expect(onTaken).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('timer').textContent).toBe('05:00');
  });

  it('is not asked for before it is known why the visitor comes, nor by another reason once its time is over', async () => {
    const { rerender } = render(<Unknown />);
    expect(sent()).toEqual([]);
    await act(async () => rerender(<Unknown reason={REASON} />));
    expect(bodies()).toEqual([REASON]);
    await pass(300);
    await act(async () => rerender(<Unknown reason={13} />));
    expect(sent()).toEqual([ASKED, GIVEN_BACK]);
  });

  it('is reported when another visitor has it', async () => {
    answering(409, { code: 'SLOT_TAKEN', detail: 'Kín chỗ' });
    await open();
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  it('is asked for once more with the token that a refusal has renewed', async () => {
    fetching.mockImplementationOnce(async () => new Response('{"code":"XSRF"}', { status: 403 }));
    await open();
    expect(screen.getByRole('timer').textContent).toBe('05:00');
    expect(sent()).toEqual([ASKED, ASKED]);
  });
});
