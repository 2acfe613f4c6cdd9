import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';

/** A province as selectors and addresses name it. */
export const provinceRef = z.object({ slug: z.string(), name: z.string() });
export type ProvinceRef = z.infer<typeof provinceRef>;

/** A district of before July 2025, as people know it. */
export const districtRef = z.object({ slug: z.string(), name: z.string() });
export type DistrictRef = z.infer<typeof districtRef>;

/** The 34 provinces, most asked-for first. */
export const provinceList = z.array(provinceRef.extend({ lat: z.number(), long: z.number() }));
export type ProvinceList = z.infer<typeof provinceList>;

/** Public calls about areas. */
export const areaCalls = declareCalls({
  provinces: {
    method: 'GET',
    path: '/api/v1/area/province/',
    summary: 'The provinces and cities, most asked-for first',
    access: 'public',
    cache: 'public',
    answer: provinceList,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    areas: typeof areaCalls;
  }
}
