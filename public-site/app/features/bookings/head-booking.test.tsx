import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../ui/testing/render-piece.tsx';
import { HeadBooking } from './head-booking.tsx';
import type { BookingOffer } from './load-offer.ts';

const of = { place: 2, professional: 7 };
const shown: BookingOffer['shown'] = {
  of,
  calendar: {
    accepts_booking: true,
    confirmed_at: null,
    is_stale: false,
    next_free: '2026-11-25T09:00:00+07:00',
    confirms_at_once: true,
    note: '',
    reasons: [],
  },
  days: [],
};

it('the title block leads to the slots and names the first free one', () => {
  renderPiece(<HeadBooking offer={{ calendars: [of], shown }} />);
  expect(screen.getByRole('link', { name: 'Đặt khám' }).getAttribute('href')).toBe('#dat-kham');
  expect(screen.getByRole('time').textContent).toBe('Thứ Tư 25-11, 09h00');
});

it('the title block names no time of one calendar of several, and has nothing where there are no slots', () => {
  const several = [of, { place: 2, professional: 8 }];
  const { rerender, container } = renderPiece(<HeadBooking offer={{ calendars: several, shown }} />);
  expect(screen.getByRole('link', { name: 'Đặt khám' })).toBeTruthy();
  expect(screen.queryByText(/Còn lịch sớm nhất/)).toBeNull();
  rerender(<HeadBooking offer={{ calendars: [], shown: null }} />);
  expect(container.textContent).toBe('');
});
