import { ids } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { BookableCalendar } from '../../schedules/queries/load-calendars.ts';
import type { Horizon } from '../../schedules/rules/horizon.ts';
import type { Offer, Taken, Visit, VisitElsewhere } from '../../schedules/rules/taken.ts';
import { tables } from '../tables.ts';
import type { Visitor } from '../visitor.ts';

type Rows = Pick<Reader, 'rows'>;

/**
 * What takes time from calendars on the days of a horizon, by the calendar's id: in one statement for those of
 * professionals and one for places' own. Reads what begins around these days only, so older bookings cost nothing.
 * @param movedId of a visit that is left out, as it is about to move
 */
export async function takenOf(
  db: Rows,
  calendars: readonly BookableCalendar[],
  horizon: Horizon,
  visitor: Visitor,
  movedId?: number,
): Promise<ReadonlyMap<number, Taken>> {
  const own = calendars.filter(({ professional }) => professional === null).map(({ id }) => id);
  const professionals = [...new Set(calendars.flatMap(({ professional }) => professional ?? []))];
  const span = spanOf(horizon);
  const [atPlaces, theirs] = await Promise.all([
    own.length > 0 ? db.rows(inCalendars({ calendars: own, ...span })) : [],
    professionals.length > 0 ? db.rows(ofProfessionals({ professionals, ...span })) : [],
  ]);
  const stays = ({ id }: Row) => id !== movedId;
  const byCalendar = Map.groupBy(atPlaces.filter(stays), ({ calendar }) => calendar);
  const byProfessional = Map.groupBy(theirs.filter(stays), ({ professional }) => professional);
  return new Map(
    calendars.map(calendar => {
      const rows = (calendar.professional === null ? byCalendar.get(calendar.id) : undefined) ?? [];
      return [calendar.id, takenFrom(calendar, byProfessional.get(calendar.professional) ?? rows, visitor)];
    }),
  );
}

const DAY_MS = 86_400_000;

/** No visit with its buffers is longer than a day, so none that begins outside of this reaches the horizon's days. */
function spanOf({ midnight, count }: Horizon): { from: Date; to: Date } {
  return { from: new Date(midnight - DAY_MS), to: new Date(midnight + (count + 2) * DAY_MS) };
}

const COLUMNS = [
  'id',
  'calendar',
  'place',
  'professional',
  'state',
  'startAt as start',
  'endAt as end',
  'expiresAt',
  'account',
  'holderHash',
  'waiting',
] as const;

const inCalendars = statement((p: Parameters<{ calendars: readonly number[]; from: Date; to: Date }>) =>
  tables
    .selectFrom('booking')
    .select(COLUMNS)
    .where('calendar', 'in', ids(p.calendars))
    .where('startAt', '>=', p.from)
    .where('startAt', '<', p.to)
    .where('state', '<>', 'cancelled'),
);

const ofProfessionals = statement((p: Parameters<{ professionals: readonly number[]; from: Date; to: Date }>) =>
  tables
    .selectFrom('booking')
    .select(COLUMNS)
    .where('professional', 'in', ids(p.professionals))
    .where('startAt', '>=', p.from)
    .where('startAt', '<', p.to)
    .where('state', '<>', 'cancelled'),
);

type Row = RowOf<typeof inCalendars>;

const NO_BUFFERS = { buffer_before: 0, buffer_after: 0 };

function takenFrom({ id, buffersElsewhere }: BookableCalendar, rows: readonly Row[], visitor: Visitor): Taken {
  const taken = { here: [] as Visit[], elsewhere: [] as VisitElsewhere[], offers: [] as Offer[] };
  for (const row of rows) {
    const visit = visitFrom(row, visitor);
    if (row.calendar !== id) {
      const { buffer_before, buffer_after } = buffersElsewhere.get(row.place) ?? NO_BUFFERS;
      taken.elsewhere.push({ ...visit, buffer_before, buffer_after });
    } else if (row.waiting === null) {
      taken.here.push(visit);
    } else if (row.expiresAt !== null) {
      taken.offers.push({ start: row.start, end: row.end, expiresAt: row.expiresAt, isOwn: visit.isOwn });
    }
  }
  return taken;
}

const visitFrom = (row: Row, visitor: Visitor): Visit => ({
  start: row.start,
  end: row.end,
  state: row.state,
  expiresAt: row.expiresAt,
  isOwn: isOwn(row, visitor),
});

/** Whether the visitor who asks booked or holds it. */
export const isOwn = (
  booked: { readonly account: number | null; readonly holderHash: string | null },
  { accountId, holderHash }: Visitor,
): boolean =>
  (booked.account !== null && booked.account === accountId) ||
  (booked.holderHash !== null && booked.holderHash === holderHash);
