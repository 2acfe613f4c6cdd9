import type { OwnBooking } from '@antam/server/features/bookings/contract.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { browserApi } from '../../api/browser-api.ts';
import { loadVisitsToEnd, VisitsToEnd } from './visits-to-end.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const visit = (code: string, ends_with_account: boolean): OwnBooking => ({
  code,
  state: 'confirmed',
  start: '2026-11-25T08:30:00+07:00',
  end: '2026-11-25T09:00:00+07:00',
  name: 'Mai',
  place: { id: 1, name: `Phòng khám ${code}`, absolute_url: '/' },
  professional: null,
  ends_with_account,
  can: { cancel: true },
});
const load = () => loadVisitsToEnd({ api: browserApi, signal: new AbortController().signal });
const answering = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }));

it('only visits that the deletion of the account would cancel are named, not those that are over', async () => {
  answering(200, { items: [visit('AAA', true), visit('BBB', false)] });
  render(<VisitsToEnd visits={await load()} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Phòng khám AAA'),
  ]);
});

it('where the visits cannot be read, a sentence stands in their place and leads to them', async () => {
  answering(503, { code: 'BUSY' });
  render(<VisitsToEnd visits={await load()} />);
  expect(screen.getByRole('link', { name: 'Lịch hẹn' }).getAttribute('href')).toBe('/tai-khoan/lich-hen/');
});
