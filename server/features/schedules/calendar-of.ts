/** Whose calendar: a professional's at a place, or the place's own. */
export interface CalendarOf {
  readonly place: number;
  readonly professional: number | null;
}

/** A key for maps: two calendars have the same one when they are the same. */
export const keyOf = ({ place, professional }: CalendarOf): string => `${place}/${professional ?? ''}`;
