import type { Services } from '../../../platform/services.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import { ownedIds } from '../../providers/queries/owned-ids.ts';
import type { KeptCalendar } from '../contract.ts';
import { isStale } from '../rules/confirmation.ts';
import { tables } from '../tables.ts';

/**
 * The calendars that an account keeps as an owner, those that nobody has written yet with version 0: by place, the
 * place's own first, then by name.
 */
export async function keptCalendars(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
): Promise<KeptCalendar[]> {
  const now = clock.now();
  const [places, workers, workplaces] = await Promise.all([
    db.primary.rows(ofPlaces(accountId)),
    db.primary.rows(ofWorkers('place', accountId)),
    db.primary.rows(ofWorkers('professional', accountId)),
  ]);
  const rows: readonly Row[] = [...places, ...workers, ...workplaces];
  const distinct = new Map(rows.map(row => [`${row.place}/${row.id ?? ''}`, row]));
  const byPlace = Map.groupBy(distinct.values(), ({ place }) => place);
  return [...byPlace.values()].flat().map(row => present(row, now));
}

const CALENDAR = ['calendar.version', 'calendar.confirmedAt', 'calendar.acceptsBooking'] as const;
const PLACE = ['place.id as place', 'place.name as placeName', 'place.slug as placeSlug'] as const;

const ofPlaces = (accountId: number) =>
  tables
    .selectFrom('place')
    .leftJoin('calendar', join => join.onRef('calendar.place', '=', 'place.id').on('calendar.professional', 'is', null))
    .select([...PLACE, ...CALENDAR])
    .where('place.id', 'in', ownedIds('place', accountId))
    .orderBy('place.id');

/** Of all who work at the account's places, or of its professionals wherever they work. */
const ofWorkers = (owned: 'place' | 'professional', accountId: number) =>
  tables
    .selectFrom('workplace')
    .innerJoin('place', 'place.id', 'workplace.place')
    .innerJoin('professional', 'professional.id', 'workplace.professional')
    .leftJoin('calendar', join =>
      join
        .onRef('calendar.professional', '=', 'workplace.professional')
        .onRef('calendar.place', '=', 'workplace.place'),
    )
    .select([...PLACE, ...CALENDAR, 'professional.id', 'professional.name', 'professional.slug'])
    .where(`workplace.${owned}`, 'in', ownedIds(owned, accountId))
    .orderBy('place.id')
    .orderBy('professional.sortName')
    .orderBy('professional.id');

interface Row {
  readonly place: number;
  readonly placeName: string;
  readonly placeSlug: string;
  readonly version: number | null;
  readonly confirmedAt: Date | null;
  readonly acceptsBooking: boolean | null;
  readonly id?: number;
  readonly name?: string;
  readonly slug?: string;
}

function present(row: Row, now: Date): KeptCalendar {
  const { id, name, slug } = row;
  const isWorkers = id !== undefined && name !== undefined && slug !== undefined;
  return {
    place: {
      id: row.place,
      name: row.placeName,
      absolute_url: placeUrl({ id: row.place, slug: row.placeSlug }),
    },
    professional: isWorkers ? { id, name, absolute_url: professionalUrl({ id, slug }) } : null,
    version: row.version ?? 0,
    accepts_booking: row.acceptsBooking ?? false,
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    is_stale: isStale(row.confirmedAt, now),
  };
}
