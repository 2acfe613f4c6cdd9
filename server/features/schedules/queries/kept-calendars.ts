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
  const distinct = new Map(rows.map(row => [`${row.place_id}/${row.id ?? ''}`, row]));
  const byPlace = Map.groupBy(distinct.values(), ({ place_id }) => place_id);
  return [...byPlace.values()].flat().map(row => present(row, now));
}

const CALENDAR = ['calendar.version', 'calendar.confirmed_at', 'calendar.accepts_booking'] as const;
const PLACE = ['place.id as place_id', 'place.name as place_name', 'place.slug as place_slug'] as const;

const ofPlaces = (accountId: number) =>
  tables
    .selectFrom('place')
    .leftJoin('calendar', join =>
      join.onRef('calendar.place_id', '=', 'place.id').on('calendar.professional_id', 'is', null),
    )
    .select([...PLACE, ...CALENDAR])
    .where('place.id', 'in', ownedIds('place', accountId))
    .orderBy('place.id');

/** Of all who work at the account's places, or of its professionals wherever they work. */
const ofWorkers = (owned: 'place' | 'professional', accountId: number) =>
  tables
    .selectFrom('workplace')
    .innerJoin('place', 'place.id', 'workplace.place_id')
    .innerJoin('professional', 'professional.id', 'workplace.professional_id')
    .leftJoin('calendar', join =>
      join
        .onRef('calendar.professional_id', '=', 'workplace.professional_id')
        .onRef('calendar.place_id', '=', 'workplace.place_id'),
    )
    .select([...PLACE, ...CALENDAR, 'professional.id', 'professional.name', 'professional.slug'])
    .where(`workplace.${owned}_id`, 'in', ownedIds(owned, accountId))
    .orderBy('place.id')
    .orderBy('professional.sort_name')
    .orderBy('professional.id');

interface Row {
  readonly place_id: number;
  readonly place_name: string;
  readonly place_slug: string;
  readonly version: number | null;
  readonly confirmed_at: Date | null;
  readonly accepts_booking: boolean | null;
  readonly id?: number;
  readonly name?: string;
  readonly slug?: string;
}

function present(row: Row, now: Date): KeptCalendar {
  const { id, name, slug } = row;
  const isWorkers = id !== undefined && name !== undefined && slug !== undefined;
  return {
    place: {
      id: row.place_id,
      name: row.place_name,
      absolute_url: placeUrl({ id: row.place_id, slug: row.place_slug }),
    },
    professional: isWorkers ? { id, name, absolute_url: professionalUrl({ id, slug }) } : null,
    version: row.version ?? 0,
    accepts_booking: row.accepts_booking ?? false,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    is_stale: isStale(row.confirmed_at, now),
  };
}
