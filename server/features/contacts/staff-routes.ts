import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readContactCounts } from './queries/contact-counts.ts';
import { contactStaffCalls } from './staff-contract.ts';

/** What staff see of contacts that were asked for: numbers, and nobody. */
export function contactStaffRoutes({ db, clock }: Services): readonly Endpoint[] {
  return bindCalls(contactStaffCalls, {
    counts: () => readContactCounts(db.read, clock.now()),
  });
}
