import type { ThreadAddresses } from './threads.ts';

/** What is measured. Several addresses each, asked in turn, so that no single answer is flattered. */

export interface Scenario {
  readonly name: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Which raw limit it is compared with. */
  readonly bare: 'copy' | 'sql' | 'render' | 'suggest';
  /** With which the statements of the raw limit are recorded, where the scenario's own answer comes from a cache. */
  readonly recordedWith?: Readonly<Record<string, string>>;
  /** What is aimed at: at most so many times the raw limit's CPU, CPU milliseconds, or 99th percentile. */
  readonly aim?: {
    readonly ratio?: number;
    readonly cpuMs?: number;
    readonly p99Ms?: number;
    /** The 99th percentile is at most three times bare Koa's and 10 ms. */
    readonly isSteady?: boolean;
  };
}

/** Hoàn Kiếm, Hà Nội and Bến Thành, TP. Hồ Chí Minh. */
const POSITIONS = { 'ha-noi': [21.0285, 105.8542], hcm: [10.7721, 106.6983] } as const;

const location = (at: keyof typeof POSITIONS) => {
  const [lat, lon] = POSITIONS[at];
  return { cookie: `user_location=${encodeURIComponent(JSON.stringify({ lat, lon }))}` };
};

/** A browser that has held a slot: its slots are computed for it alone. */
const HOLDER = { cookie: 'antam_hold=a-browser-that-has-held-a-slot' };

/** How every browser asks. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

const api = (path: string) => `/api/v1/${path}`;
const pages = (path: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${path}${path.includes('?') ? '&' : '?'}page=${from + index}`);

export const WORDS = [
  'nguyen',
  'tim',
  'nhi khoa',
  'bv da',
  'phong kham',
  'tran van',
  'ha noi',
  'rang',
  'bac si mai',
  'sieu am',
  'le thi h',
  'da lieu',
];

interface WorldAddresses {
  /** Addresses of doctors that exist in the world. */
  readonly details: { readonly api: readonly string[]; readonly pages: readonly string[] };
  /** The id of a place with 5,000 reviews. */
  readonly reviewedPlace: number;
  /** The address of the page of an insurance plan with 100 benefits. */
  readonly largePlan: string;
  /** Calendars of doctors, `12-34`, with coming bookings. */
  readonly calendars: readonly string[];
  readonly threads: ThreadAddresses;
}

/** Calendars of one call. */
const SEVERAL = 20;

const slotsOf = (calendar: string, days: number) => {
  const [place, professional] = calendar.split('-');
  return api(`slot/?place=${place}&professional=${professional}&days=${days}`);
};

const slotsOfSeveral = (calendars: readonly string[]) =>
  api(`slot/list/?calendars=${calendars.slice(0, SEVERAL).join()}&days=7`);

export function scenarios({ details, reviewedPlace, calendars, threads, largePlan }: WorldAddresses): Scenario[] {
  const list = [api('professional/'), ...pages(api('professional/'), 2, 10)];
  const filtered = ['specialities=nhi-khoa', 'provinces=ha-noi', 'specialities=tim-mach&provinces=ha-noi'].flatMap(
    query => pages(api(`professional/?${query}`), 1, 3),
  );
  // The first page's address is the one without a number.
  const listPages = ['/bac-si/', ...pages('/bac-si/', 2, 10)];
  return [
    { name: 'list', paths: list, bare: 'sql', aim: { ratio: 1.5 } },
    { name: 'filtered list', paths: filtered, bare: 'sql', aim: { ratio: 1.5 } },
    {
      name: 'nearest list',
      paths: pages(api('professional/?sort_by=location'), 1, 3),
      headers: location('ha-noi'),
      bare: 'sql',
      aim: { ratio: 1.5, p99Ms: 5 },
    },
    {
      name: 'list: soonest',
      paths: ['', '&available=week'].flatMap(query => pages(api(`professional/?sort_by=soonest${query}`), 1, 5)),
      bare: 'sql',
      aim: { ratio: 1.5 },
    },
    { name: 'detail', paths: details.api, bare: 'sql', aim: { ratio: 1.5 } },
    {
      name: 'first of 5,000 reviews',
      paths: [api(`comment/place/${reviewedPlace}/`)],
      bare: 'sql',
      aim: { ratio: 1.5 },
    },
    {
      name: 'slots: a doctor, 7 days',
      paths: calendars.map(calendar => slotsOf(calendar, 7)),
      bare: 'sql',
      recordedWith: HOLDER,
      aim: { ratio: 2.5 },
    },
    {
      name: 'slots: a doctor, 7 days, no cache',
      paths: calendars.map(calendar => slotsOf(calendar, 7)),
      headers: HOLDER,
      bare: 'sql',
    },
    {
      name: 'slots: a doctor, 21 days',
      paths: calendars.map(calendar => slotsOf(calendar, 21)),
      bare: 'sql',
      recordedWith: HOLDER,
      aim: { isSteady: true },
    },
    {
      name: 'slots: 20 doctors, 7 days',
      paths: [slotsOfSeveral(calendars), slotsOfSeveral(calendars.toReversed())],
      bare: 'sql',
      recordedWith: HOLDER,
      aim: { ratio: 2 },
    },
    {
      name: 'slots: 20 doctors, 7 days, no cache',
      paths: [slotsOfSeveral(calendars), slotsOfSeveral(calendars.toReversed())],
      headers: HOLDER,
      bare: 'sql',
    },
    {
      name: 'threads: list',
      paths: ['', '?sort=unanswered', '?sort=thanked', '?speciality=nhi-khoa', '?speciality=tim-mach&sort=thanked'].map(
        query => api(`thread/${query}`),
      ),
      bare: 'sql',
      aim: { ratio: 1.5 },
    },
    {
      name: 'threads: deep pages',
      paths: threads.deep.map(query => api(`thread/?${query}`)),
      bare: 'sql',
      aim: { ratio: 1.5 },
    },
    {
      name: 'page: thread of 200 posts, no cache',
      paths: threads.long,
      headers: location('hcm'),
      bare: 'render',
      aim: { ratio: 1.6 },
    },
    {
      name: 'suggestions',
      paths: WORDS.map(word => `${api('search')}?q=${encodeURIComponent(word)}&province=ha-noi&guide=1`),
      bare: 'suggest',
      aim: { ratio: 1.2, p99Ms: 5 },
    },
    // A known position keeps a page out of the cache.
    { name: 'page: list, no cache', paths: listPages, headers: location('hcm'), bare: 'render', aim: { ratio: 1.6 } },
    { name: 'page: list, cached', paths: listPages, bare: 'copy', aim: { ratio: 4 } },
    { name: 'page: list, cached, br', paths: listPages, headers: BROWSER, bare: 'copy', aim: { ratio: 4 } },
    {
      name: 'page: detail, no cache',
      paths: details.pages,
      headers: location('hcm'),
      bare: 'render',
      aim: { ratio: 1.6 },
    },
    {
      name: 'page: insurance, 100 benefits',
      paths: [5, 30, 45, 64].map(age => `${largePlan}?age=${age}`),
      headers: location('hcm'),
      bare: 'render',
      aim: { ratio: 1.6 },
    },
    { name: 'page: home, cached', paths: ['/'], bare: 'copy', aim: { ratio: 4 } },
  ];
}
