import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { askedText } from '../../platform/text/text-field.ts';

/*
 * Lookups for pickers, `filter={"q":"an","province":1}` or `{"id":[…]}`.
 */

export const areaFilter = z.object({
  /** Part of the name; case and accents do not matter. */
  q: askedText(100).optional(),
  /** Id of the province that wards and districts lie in. */
  province: z.int().optional(),
});
export const AREA_SORTS = ['position', 'name', 'id'] as const;

/** A current province or city. */
export const staffProvince = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  lat: z.number(),
  long: z.number(),
});
export type StaffProvince = z.infer<typeof staffProvince>;

/** A current ward, or a district of before July 2025: `Phường Bến Thành`, `Quận 1`. */
export const staffArea = z.object({ id: z.number().int(), name: z.string(), province: z.number().int() });
export type StaffArea = z.infer<typeof staffArea>;

const query = restQuery({ filter: areaFilter, sorts: AREA_SORTS });

/** Provinces, wards and districts for the console's pickers. */
export const areaStaffCalls = declareCalls({
  provinces: {
    method: 'GET',
    path: '/api/admin/provinces/',
    summary: 'Provinces for pickers of the console',
    access: 'staff',
    query,
    answer: z.array(staffProvince),
  },
  wards: {
    method: 'GET',
    path: '/api/admin/wards/',
    summary: 'Current wards for pickers of the console',
    access: 'staff',
    query,
    answer: z.array(staffArea),
  },
  districts: {
    method: 'GET',
    path: '/api/admin/districts/',
    summary: 'Districts of before July 2025 for pickers of the console',
    access: 'staff',
    query,
    answer: z.array(staffArea),
  },
});

/** What such a lookup asks for. */
export type AreaQuery = z.output<typeof query>;
