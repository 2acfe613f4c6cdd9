import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readContactCounts } from './queries/contact-counts.ts';
import { contactCounts } from './staff-contract.ts';

/** What staff see of contacts that were asked for: numbers, and nobody. */
export function contactStaffRoutes({ db, clock }: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/admin/contact-counts/',
      summary: 'How often contacts were shown and refused on the last seven days',
      access: 'staff',
      roles: ['moderator'],
      answer: contactCounts,
      handle: () => readContactCounts(db.read, clock.now()),
    }),
  ];
}
