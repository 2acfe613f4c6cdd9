/** A midnight in Việt Nam and the dates around it, as a wall calendar shows them. */
export interface Midnight {
  readonly eve: string;
  readonly next: string;
  readonly dayAfter: string;
  /** Two days after the midnight; its visit is reminded of on `next` and on the evening of `dayAfter`. */
  readonly visit: string;
  /** The seventh date after the eve, which the midnight brings into the week. */
  readonly inAWeek: string;
  /** The last of the 21 dates from the eve on, and of those from the next day on. */
  readonly lastOfEve: string;
  readonly lastOfNext: string;
}

/** New Year, a February of 28 days, and the beginning and the end of a 29 February; earlier ones first. */
export const MIDNIGHTS: readonly Midnight[] = [
  {
    eve: '2026-12-31',
    next: '2027-01-01',
    dayAfter: '2027-01-02',
    visit: '2027-01-03',
    inAWeek: '2027-01-07',
    lastOfEve: '2027-01-20',
    lastOfNext: '2027-01-21',
  },
  {
    eve: '2027-02-28',
    next: '2027-03-01',
    dayAfter: '2027-03-02',
    visit: '2027-03-03',
    inAWeek: '2027-03-07',
    lastOfEve: '2027-03-20',
    lastOfNext: '2027-03-21',
  },
  {
    eve: '2028-02-28',
    next: '2028-02-29',
    dayAfter: '2028-03-01',
    visit: '2028-03-02',
    inAWeek: '2028-03-06',
    lastOfEve: '2028-03-19',
    lastOfNext: '2028-03-20',
  },
  {
    eve: '2032-02-29',
    next: '2032-03-01',
    dayAfter: '2032-03-02',
    visit: '2032-03-03',
    inAWeek: '2032-03-07',
    lastOfEve: '2032-03-20',
    lastOfNext: '2032-03-21',
  },
];

/** What people see at a moment. */
export interface Sight {
  /** The first start that can be booked, and the last date with one. */
  readonly offered: readonly [string, string];
  /** Whether a doctor who is there from `inAWeek` on is listed with a free time this week. */
  readonly isThisWeek: boolean;
  /** Statuses of three bookings of `next`, whose limit is two, and of one of `dayAfter`. */
  readonly booked: readonly number[];
}

/** Of one midnight: a minute before and a minute after it, and the reminders sent by the moments of `countedAt`. */
export interface Night {
  readonly eve: string;
  readonly before: Sight;
  readonly after: Sight;
  readonly reminders: readonly number[];
}

/** Just before each reminder is due, and then. The second one is due at 5h, when nobody is woken: it is sent before. */
export const countedAt = ({ next, dayAfter }: Midnight): readonly string[] => [
  `${next}T07:59`,
  `${next}T08:00`,
  `${dayAfter}T20:29`,
  `${dayAfter}T20:30`,
];

/** What must be seen, wherever the server stands. */
export const expectedNight = ({ eve, next, lastOfEve, lastOfNext }: Midnight): Night => ({
  eve,
  before: { offered: [`${next}T00:00:00+07:00`, lastOfEve], isThisWeek: false, booked: [200, 200, 409, 200] },
  after: { offered: [`${next}T00:30:00+07:00`, lastOfNext], isThisWeek: true, booked: [409, 409, 409, 200] },
  reminders: [0, 1, 1, 2],
});
