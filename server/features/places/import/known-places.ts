import type { Services } from '../../../platform/services.ts';
import { exportedIds, exportId } from '../../../platform/transfer/export-id.ts';
import { DoubleFinder, doubleKey } from './duplicates.ts';
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
  const marks = (count: number) => Array.from({ length: count }, () => '?').join(', ');
  const byId = ids.length > 0 ? ` or (external_id is null and id in (${marks(ids.length)}))` : '';
  const found = await db.read.all<KnownPlace>(
    `select id, external_id as "externalId", name, place_type_id as "placeType", address, ward_id as ward,
       district_id as district, province_id as province, lat, long, phone, website, email,
       opening_hours as "openingHours", source, licence
     from place where external_id in (${marks(rows.length)})${byId}`,
    [...rows.map(row => row.externalId), ...ids],
  );
  const names = new Map(rows.map(row => [row.externalId, row.name]));
  for (const place of found) {
    const id = exportId(place);
    // The same number may be another place in another database: then only the name tells.
    const isMeant = place.externalId !== null || doubleKey(place.name) === doubleKey(names.get(id) ?? '');
    if (isMeant) known.set(id, place);
  }
  return known;
}

/** All public places by name and position, to find doubles among new ones. */
export async function knownDoubles({ db }: Services): Promise<DoubleFinder> {
  const doubles = new DoubleFinder();
  await db.read.scan<{ id: number; externalId: string | null; name: string; lat: number; long: number }>(
    `select id, external_id as "externalId", name, lat, long from place
     where status = 'published' and lat is not null and long is not null order by id`,
    [],
    place => {
      doubles.add(place.name, exportId(place), place);
      return true;
    },
  );
  return doubles;
}
