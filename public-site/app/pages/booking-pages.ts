import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { waitingPages } from '@antam/server/features/waiting-list/pages.ts';
import type { Page } from './page.ts';

/** The way from a free time to a visit. */
export const bookingTable: readonly Page[] = [
  { id: 'routes/booking', path: bookingPages.form.path, load: () => import('../routes/booking.tsx'), isOwn: true },
  { id: 'routes/waiting', path: waitingPages.entry.path, load: () => import('../routes/waiting.tsx'), isOwn: true },
  {
    id: 'routes/join-waiting',
    path: waitingPages.join.path,
    load: () => import('../routes/join-waiting.tsx'),
    isOwn: true,
  },
  // Behind the pages whose addresses look like a visit's code.
  { id: 'routes/visit', path: bookingPages.visit.path, load: () => import('../routes/visit.tsx'), isOwn: true },
];
