import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText } from '../../platform/text/text-field.ts';

/* `/api/admin/find/`: staff find records of every kind that they may list, whatever the state of the record. */

/** Of an address that is pasted, too. */
export const MAX_ASKED = 300;

/** What is found of one record. */
const foundRecord = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null for a kind without states. */
  status: z.string().nullable(),
  /** What tells it from others of its name: a place, a speciality, an address. */
  line: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

/** What is found of one kind, the best first. */
const foundGroup = z.object({
  /** The console's name of the kind. */
  resource: z.string(),
  title: z.string(),
  records: z.array(foundRecord),
});
export type FoundGroup = z.infer<typeof foundGroup>;

export const findAnswer = z.object({
  /** Nothing fits what was typed as it stands: these records fit what may have been meant. */
  similar: z.boolean(),
  /** The group with the best record first. */
  groups: z.array(foundGroup),
});
export type FindAnswer = z.infer<typeof findAnswer>;

/**
 * The words stand in the body, as addresses of calls are logged: people are found by their email address and their
 * phone number.
 */
export const findStaffCalls = declareCalls({
  find: {
    method: 'POST',
    path: '/api/admin/find/',
    summary: 'Records of every kind by name, id, phone number, licence, email address or the address of their page',
    access: 'staff',
    body: z.object({ q: askedText(MAX_ASKED) }),
    answer: findAnswer,
  },
});
