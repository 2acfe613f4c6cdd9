import { ids as idList, texts } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { exportedIds, exportId } from '../../../platform/transfer/export-id.ts';
import { tables } from '../tables.ts';
import { DuplicateFinder, duplicateKey } from './duplicates.ts';
import type { PlaceRowFields } from './place-row.ts';

/** What is stored of a place that a list may bring again. */
export interface KnownPlace extends Omit<PlaceRowFields, 'externalId' | 'specialities' | 'openingHours'> {
  readonly id: number;
  readonly externalId: string | null;
  readonly openingHours: unknown;
}

/** Finds the stored places that rows are about: by external id, or by the id under which they were exported. */
export async function findKnown(
  { db }: Services,
  rows: readonly PlaceRowFields[],
): Promise<ReadonlyMap<string, KnownPlace>> {
  const known = new Map<string, KnownPlace>();
  if (rows.length === 0) return known;
  const ids = exportedIds(rows.map(row => row.externalId));
  const found = await db.read.rows(
    tables
      .selectFrom('place')
      .select([
        'id',
        'external_id as externalId',
        'name',
        'place_type_id as placeType',
        'address',
        'ward_id as ward',
        'district_id as district',
        'province_id as province',
        'lat',
        'long',
        'phone',
        'website',
        'email',
        'opening_hours as openingHours',
        'source',
        'licence',
      ])
      .where(eb =>
        eb.or([
          eb('external_id', 'in', texts(rows.map(row => row.externalId))),
          eb.and([eb('external_id', 'is', null), eb('id', 'in', idList(ids))]),
        ]),
      ),
  );
  const names = new Map(rows.map(row => [row.externalId, row.name]));
  for (const place of found) {
    const id = exportId(place);
    // The same number may be another place in another database: then only the name tells.
    const isMeant = place.externalId !== null || duplicateKey(place.name) === duplicateKey(names.get(id) ?? '');
    if (isMeant) known.set(id, place);
  }
  return known;
}

/** All public places by name and position, to find duplicates among new ones. */
export async function knownDuplicates({ db }: Services): Promise<DuplicateFinder> {
  const duplicates = new DuplicateFinder();
  const placed = tables
    .selectFrom('place')
    .select(['id', 'external_id as externalId', 'name', 'lat', 'long'])
    .where('status', '=', 'published')
    .where('lat', 'is not', null)
    .where('long', 'is not', null)
    .orderBy('id')
    .$narrowType<{ lat: number; long: number }>();
  await db.read.each(placed, place => duplicates.add(place.name, exportId(place), place));
  return duplicates;
}
