import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tablesWith } from '../../../platform/db/tables.ts';

/** Ids of areas; a place is within where each kind that is asked for holds it. */
export interface AskedAreas {
  readonly provinces?: readonly number[] | undefined;
  readonly districts?: ReadonlyArray<readonly number[]>;
}

/** Columns of the times of calendars and of the places where these are, which features above this one keep. */
interface CalendarColumns {
  readonly id: number;
  readonly place: number;
  readonly professional: number | null;
  readonly nextAt: Date | null;
  readonly province: number;
  readonly district: number | null;
}

const timesOf = statement((p: Parameters<{ professionals: readonly number[] }>) =>
  tablesWith<CalendarColumns, 'availability' | 'place'>()
    .selectFrom('availability')
    .innerJoin('place', 'place.id', 'availability.place')
    .select(['availability.professional', 'availability.nextAt as at', 'place.id as place'])
    .select(['place.province', 'place.district'])
    .where('availability.professional', 'in', idList(p.professionals)),
);

/**
 * The next free times of some professionals at places within areas, `2026-11-25T08:30:00+07:00`, by id, with all places
 * whose calendars decided it.
 */
export async function freeWithin(
  read: Pick<Reader, 'rows'>,
  { provinces, districts = [] }: AskedAreas,
  professionals: readonly number[],
): Promise<{ readonly times: ReadonlyMap<number, string>; readonly places: readonly number[] }> {
  if (professionals.length === 0) return { times: new Map(), places: [] };
  const rows = (await read.rows(timesOf({ professionals }))).filter(
    ({ province, district }) =>
      (provinces?.includes(province) ?? true) &&
      districts.every(inside => district !== null && inside.includes(district)),
  );
  const earliest = new Map<number, Date>();
  for (const { professional, at } of rows) {
    if (professional === null || at === null) continue;
    const known = earliest.get(professional);
    if (!known || at < known) earliest.set(professional, at);
  }
  return {
    times: new Map([...earliest].map(([id, at]) => [id, vietnamMoment(at)])),
    places: [...new Set(rows.map(({ place }) => place))],
  };
}
