import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import type { Page } from './page.ts';

/** The way from a free time to a visit. */
export const bookingTable: readonly Page[] = [
  { id: 'routes/booking', path: bookingPages.form.path, load: () => import('../routes/booking.tsx'), isOwn: true },
  { id: 'routes/visit', path: bookingPages.visit.path, load: () => import('../routes/visit.tsx'), isOwn: true },
];
