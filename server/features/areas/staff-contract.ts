import { z } from 'zod';
import { askedText } from '../../platform/text/text-field.ts';

/*
 * Lookups for pickers: `GET /api/admin/{provinces|wards|districts}`, `filter={"q":"an","province":1}` or `{"id":[…]}`.
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
