import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText } from '../../platform/text/text-field.ts';

export const STAFF_TERM_TYPES = [
  'speciality',
  'service',
  'place_type',
  'occupation',
  'qualification',
  'title',
  'degree',
  'position',
  'language',
] as const;

/** `filter={"type":"service","q":"kham","parent":7}`; without an order that of the lists. */
export const termFilter = z.object({
  type: z.enum(STAFF_TERM_TYPES).optional(),
  /** Part of the name, abbreviation or another name; case and accents do not matter. */
  q: askedText(100).optional(),
  /** Id of the speciality that services belong to. */
  parent: z.int().optional(),
});
export const TERM_SORTS = ['position', 'name', 'id'] as const;

export const staffTerm = z.object({
  id: z.number().int(),
  type: z.enum(STAFF_TERM_TYPES),
  slug: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  /** Heading it stands under; empty where there is none. */
  group: z.string(),
  /** A service's speciality. */
  parent: z.number().int().nullable(),
});
export type StaffTerm = z.infer<typeof staffTerm>;

/** Terms for the console's pickers. */
export const termStaffCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/admin/terms/',
    summary: 'Terms of the reference lists for pickers of the console',
    access: 'staff',
    query: restQuery({ filter: termFilter, sorts: TERM_SORTS }),
    answer: z.array(staffTerm),
  },
});
