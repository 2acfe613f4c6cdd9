import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText, askedWords, rawText } from '../../platform/text/text-field.ts';
import { termRef } from '../taxonomy/contract.ts';

/** The filter types of the lists, as their query parameters are called. */
export const FILTER_TYPES = [
  'specialities',
  'services',
  'provinces',
  'former_provinces',
  'districts',
  'place_types',
  'titles',
  'degrees',
  'qualifications',
  'occupations',
  'languages_spoken',
  'genders',
  'bhyt',
  'hours',
  'available',
  'near',
] as const;
export const filterType = z.enum(FILTER_TYPES);
export type FilterType = z.infer<typeof filterType>;

/** Vietnamese labels of the filter types (decisions, section 4). */
export const FILTER_LABELS: Record<FilterType, string> = {
  specialities: 'Chuyên khoa',
  services: 'Dịch vụ',
  provinces: 'Tỉnh/Thành phố',
  former_provinces: 'Tỉnh/Thành phố cũ',
  districts: 'Quận/Huyện',
  place_types: 'Loại cơ sở',
  titles: 'Học hàm',
  degrees: 'Học vị',
  qualifications: 'Trình độ chuyên môn',
  occupations: 'Nghề nghiệp',
  languages_spoken: 'Ngôn ngữ',
  genders: 'Giới tính',
  bhyt: 'Bảo hiểm y tế',
  hours: 'Giờ mở cửa',
  available: 'Lịch khám',
  near: 'Khoảng cách',
};

/** One choice of a filter; `count` is how many results the list would have with it. */
export const filterOption = z.object({
  slug: z.string(),
  name: z.string(),
  checked: z.boolean(),
  count: z.number().int(),
  /** Other names that people search it by, "Sài Gòn"; only with `include=words`, where there are any. */
  also: z.array(z.string()).optional(),
  /** Heading inside the tab ("Nội khoa"); absent where the type has no groups. */
  group: z.string().optional(),
});
export type FilterOption = z.infer<typeof filterOption>;

/** One tab of the filter overlay. */
export const filterSetting = z.object({
  type: filterType,
  label: z.string(),
  /** A note under the label, e.g. "trước 7/2025" for districts. */
  hint: z.string().optional(),
  /** The type whose choice brings this one's options: provinces for districts. */
  parent: filterType.optional(),
  /** Where the options come from when a parent is chosen, e.g. `/api/v1/filter/districts/`. */
  child_url: z.string().optional(),
  options: z.array(filterOption),
});
export type FilterSetting = z.infer<typeof filterSetting>;

/** One group for each value of the parent. */
export const filterChildList = z.array(
  termRef.extend({ data: z.array(z.object({ slug: z.string(), name: z.string(), checked: z.boolean() })) }),
);
export type FilterChildList = z.infer<typeof filterChildList>;

export const SORTS = ['relevance', 'rating', 'reviews', 'name', 'location', 'soonest'] as const;
export const sortBy = z.enum(SORTS);
export type SortBy = z.infer<typeof sortBy>;

/** The values asked for and understood, for removable chips. */
const chosenValues = z.array(z.object({ type: filterType, slug: z.string(), name: z.string() }));

/** A list to which an empty one leads: it asks for less and shows something. */
export const relaxedList = z.object({
  /** What it lists: `professional`. */
  kind: z.string(),
  count: z.number().int(),
  /** The same by what they are called: 12 "bác sĩ". */
  nouns: z.array(z.object({ noun: z.string(), count: z.number().int() })),
  /** Empty where it leaves out the words, too. */
  q: z.string(),
  chosen: chosenValues,
  /** Names of the filters that it leaves out beside the area. */
  left_out: z.array(z.string()),
  absolute_url: z.string(),
});
export type RelaxedList = z.infer<typeof relaxedList>;

/** The nearest first. */
export const relaxedLists = z.array(relaxedList).max(6);

/** What every list answer has beside its items. */
export const listMeta = z.object({
  /** Results in all. */
  count: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  /** Pages that can be opened: at most 500. */
  page_count: z.number().int(),
  sort_by: sortBy,
  q: z.string(),
  /** Nothing fits `q` as it was typed: what is listed fits what may have been meant. */
  similar: z.boolean(),
  /** False when sort_by=location was asked for but no position is known. */
  position_known: z.boolean(),
  chosen: chosenValues,
  /** Vietnamese notices, e.g. about an unknown filter value that was ignored. */
  notices: z.array(z.string()),
  /** Filter tabs with counts; only with `include=filters`. */
  filters: z.array(filterSetting).optional(),
  /** Only of an empty list. */
  relaxed: relaxedLists.optional(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** A filter's parameter: slugs joined by commas. A form without script repeats the parameter instead. */
const filterValues = z.union([rawText(4_000), z.array(rawText(4_000)).max(100)]).optional();
const listText = z.union([askedText(200), z.array(askedText(200)).max(100)]).optional();

/** Query of a list. Unknown parameters are ignored; what cannot be understood is ignored with a notice. */
export const listQuery = z.object({
  q: askedWords(200),
  page: listText,
  page_size: listText,
  sort_by: listText,
  include: listText,
  specialities: filterValues,
  services: filterValues,
  provinces: filterValues,
  /** Provinces of before July 2025: whatever stands in one of their districts. */
  former_provinces: filterValues,
  districts: filterValues,
  place_types: filterValues,
  titles: filterValues,
  degrees: filterValues,
  qualifications: filterValues,
  occupations: filterValues,
  languages_spoken: filterValues,
  /** `female` or `male`. */
  genders: filterValues,
  /** `yes`: takes statutory health insurance. */
  bhyt: filterValues,
  /** `always`: open day and night; `now`: at this moment; `saturday`, `sunday`: on that day. */
  hours: filterValues,
  /** `week`: with a free time on one of the seven dates from today on. */
  available: filterValues,
  /** `10`: so many kilometres from the visitor at most; left out where the position is not known. */
  near: filterValues,
} satisfies Record<FilterType, z.ZodType> & Record<string, z.ZodType>);

/** Public calls about the filters of lists. */
export const filterCalls = declareCalls({
  children: {
    method: 'GET',
    path: '/api/v1/filter/:type/',
    summary: 'Options of a filter under the chosen values of its parent, e.g. districts under provinces',
    access: 'public',
    sheds: true,
    cache: 'public',
    params: z.object({ type: filterType }),
    query: listQuery,
    answer: filterChildList,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    filters: typeof filterCalls;
  }
}
