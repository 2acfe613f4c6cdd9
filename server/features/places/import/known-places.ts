import type { Services } from '../../../platform/services.ts';
import { byListedId, exportId, isListed } from '../../../platform/transfer/known-rows.ts';
import { type StoredTerm, termsOfRecords } from '../../taxonomy/term-cells.ts';
import type { TermFinder } from '../../taxonomy/term-finder.ts';
import { placeColumns } from '../commands/save-places.ts';
import { tables } from '../tables.ts';
import { DuplicateFinder } from './duplicates.ts';
import type { PlaceRowFields } from './place-row.ts';

/** What is stored of a place that a list may bring again, by its columns. */
export interface KnownPlace {
  readonly id: number;
  readonly externalId: string | null;
  readonly terms: readonly StoredTerm[];
}

/** The columns that lists bring. */
export const COLUMNS = ['id', 'externalId', ...placeColumns.keyof().options] as const;

/** Finds the stored places that rows are about: by external id, or by the id under which they were exported. */
export async function findKnown(
  { db }: Services,
  rows: readonly PlaceRowFields[],
  terms: TermFinder,
  foreign: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KnownPlace>> {
  const found = await db.read.rows(tables.selectFrom('place').select(COLUMNS).where(isListed(rows)));
  const meant = byListedId(found, foreign);
  const ids = [...meant.values()].map(({ id }) => id);
  const termsOf = ids.length > 0 ? await termsOfRecords(db.read, 'place_term', ids, terms) : undefined;
  return new Map([...meant].map(([key, place]) => [key, { ...place, terms: termsOf?.get(place.id) ?? [] }]));
}

/** All public places by name and position, to find duplicates among new ones. */
export async function knownDuplicates({ db }: Services): Promise<DuplicateFinder> {
  const duplicates = new DuplicateFinder();
  const placed = tables
    .selectFrom('place')
    .select(['id', 'externalId', 'name', 'lat', 'long'])
    .where('status', '=', 'published')
    .where('lat', 'is not', null)
    .where('long', 'is not', null)
    .orderBy('id')
    .$narrowType<{ lat: number; long: number }>();
  await db.read.each(placed, place => duplicates.add(place.name, exportId(place), place));
  return duplicates;
}
