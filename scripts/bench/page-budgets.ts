/** How heavy the HTML of a page may be. */
type PageBudget = {
  /** All of it before packing, in KB of 1,024 bytes. */
  readonly kilobytes: number;
  readonly elements: number;
};

/**
 * The ceilings of pages in the small world of the tests, whose records have no pictures: a list of twenty has 4 to 8 KB more
 * with them. Each is what its page has today and three per cent more; one is lowered with what makes its page lighter, and
 * raised only for something that its visitors get. `first of` is the page of the first record that a list shows.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': { kilobytes: 78, elements: 898 },
  '/bac-si/': { kilobytes: 75, elements: 860 },
  '/co-so-y-te/': { kilobytes: 85, elements: 888 },
  '/khuyen-mai/': { kilobytes: 31, elements: 450 },
  '/hoi-bac-si/': { kilobytes: 60, elements: 720 },
  '/benh/': { kilobytes: 67, elements: 860 },
  '/thuoc/': { kilobytes: 55, elements: 800 },
  '/trieu-chung/': { kilobytes: 54, elements: 840 },
  '/dich-vu/': { kilobytes: 58, elements: 691 },
  '/tim-kiem/?q=nhi': { kilobytes: 74, elements: 737 },
  'first of /bac-si/': { kilobytes: 63, elements: 809 },
  'first of /co-so-y-te/': { kilobytes: 77, elements: 952 },
  'first of /khuyen-mai/': { kilobytes: 23, elements: 360 },
  'first of /hoi-bac-si/': { kilobytes: 33, elements: 430 },
  'first of /benh/': { kilobytes: 42, elements: 570 },
  'first of /thuoc/': { kilobytes: 37, elements: 520 },
};
