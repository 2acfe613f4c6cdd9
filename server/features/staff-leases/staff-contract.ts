import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';

/*
 * `/api/admin/leases/`: who of staff looks at which piece of waiting work. A lease refuses nothing: it is a sign for others.
 */

/** Queues whose pieces are looked at by one person at a time, as the console calls them. */
export const LEASED_QUEUES = ['comments', 'posts', 'profile-edits', 'provider-applications'] as const;
export type LeasedQueue = (typeof LEASED_QUEUES)[number];

const queue = z.enum(LEASED_QUEUES, 'Không tìm thấy hàng chờ này.');
const recordId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const piece = z.object({ queue, id: recordId });

const lease = z.object({
  id: z.number().int(),
  /** Who looks at it. */
  holder_name: z.string(),
  is_own: z.boolean(),
});
export type StaffLeaseAnswer = z.infer<typeof lease>;

const forStaff = { access: 'staff', roles: ['moderator', 'editor'] } as const;

/** Calls of the console about who looks at what. */
export const leaseStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/leases/:queue/',
    summary: 'Pieces of a queue that staff look at, and who does',
    ...forStaff,
    params: z.object({ queue }),
    answer: z.object({ leases: z.array(lease) }),
  },
  take: {
    method: 'POST',
    path: '/api/admin/leases/',
    summary: 'Says for two minutes that one looks at a piece of a queue, or who does already',
    ...forStaff,
    body: piece,
    answer: lease,
  },
  release: {
    method: 'POST',
    path: '/api/admin/leases/end/',
    summary: 'Says that one looks at a piece of a queue no longer',
    ...forStaff,
    body: piece,
    answer: z.object({ released: z.boolean() }),
  },
});
