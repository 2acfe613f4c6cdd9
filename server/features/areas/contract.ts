import { z } from 'zod';

/** A province as selectors and addresses name it. */
export const provinceRef = z.object({ slug: z.string(), name: z.string() });
export type ProvinceRef = z.infer<typeof provinceRef>;

/** A district of before July 2025, as people know it. */
export const districtRef = z.object({ slug: z.string(), name: z.string() });
export type DistrictRef = z.infer<typeof districtRef>;

/** `GET /api/v1/area/province/`: the 34 provinces, most asked-for first. */
export const provinceList = z.array(provinceRef.extend({ lat: z.number(), long: z.number() }));
export type ProvinceList = z.infer<typeof provinceList>;
