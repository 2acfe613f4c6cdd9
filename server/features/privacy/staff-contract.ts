import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { accountEmail, ROLES } from '../accounts/contract.ts';

/* `/api/admin/people`: admins see what is kept of a person who asks from outside, and erase it. */

export const ERASURE_SORTS = ['id'] as const;

/** That a person was erased, without who it was. */
export const staffErasure = z.object({
  id: z.number().int(),
  erased_at: z.string(),
  /** How many rows were erased or emptied. */
  rows: z.number().int(),
});
export type StaffErasure = z.infer<typeof staffErasure>;

const person = z.object({ email: accountEmail });

/** What is kept of a person, in numbers. */
export const staffPerson = z.object({
  /** Null where no account has the address. */
  account: z.object({ id: z.number().int(), role: z.enum(ROLES), status: z.string() }).nullable(),
  kept: z.array(z.object({ what: z.string(), rows: z.number().int() })),
  /** Visits to come that an erasure cancels. */
  called_off: z.array(z.object({ code: z.string(), start: z.string() })),
});
export type StaffPerson = z.infer<typeof staffPerson>;

/**
 * Calls of the console about what is kept of a person. The address stands in the body, as addresses of pages are
 * logged.
 */
export const personStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/people/',
    summary: 'When people were erased, without who they were',
    access: 'staff',
    roles: ['admin'],
    query: restQuery({ filter: z.object({}), sorts: ERASURE_SORTS }),
    answer: z.array(staffErasure),
  },
  show: {
    method: 'POST',
    path: '/api/admin/people/',
    summary: 'What is kept of the person with an address, in numbers',
    access: 'staff',
    roles: ['admin'],
    body: person,
    answer: staffPerson,
  },
  erase: {
    method: 'POST',
    path: '/api/admin/people/erasure/',
    summary: 'Erases everything that is kept of the person with an address',
    access: 'staff',
    roles: ['admin'],
    body: person,
    answer: staffPerson,
  },
});
