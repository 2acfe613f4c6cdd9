import { changedColumns } from '../../../platform/db/entity-writes.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import { changed, groupChanges } from '../../../platform/events/changed.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { linkFacets } from '../../listing/term-facets.ts';
import { pictureCounts } from '../../records/commands/picture-counts.ts';
import {
  draftsOf,
  type RecordChange,
  type SaveOptions,
  type StoredRecord,
} from '../../records/commands/record-change.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { distinctLinks, replaceTermLinks, storedLinks, type TermLink } from '../../taxonomy/term-link.ts';
import { Place, type PlaceRow } from '../place.entity.ts';
import { facetsOfPlace } from '../place-facets.ts';
import { placeMoved } from '../place-moved.ts';
import { isPublicPlace } from '../rules/place-visibility.ts';
import { applyPlaceDraft, newPlace, type PlaceDraft, rankPlace } from './place-draft.ts';

export type StoredPlace = StoredRecord<PlaceRow>;

/** A place in the course of being written. */
interface PendingSave extends StoredPlace {
  readonly facetsBefore: readonly string[];
  /** The earlier location; undefined for a new place. */
  readonly locationBefore: Location | undefined;
  links: readonly TermLink[];
  /** Whether the links differ from the stored ones and must be written. */
  isRelinked: boolean;
}

/**
 * Writes places in one transaction, with their terms, order and facets, and schedules what follows after the commit.
 * Answers their ids in the given order. Throws 404 for an id that is not there, also where it was deleted meanwhile; an
 * external id of another place fails the whole call too.
 */
export async function savePlaces(
  services: Services,
  wanted: ReadonlyArray<PlaceDraft | RecordChange<StoredPlace, PlaceDraft>>,
  { also, skipTimestamps = false }: SaveOptions<StoredPlace> = {},
): Promise<readonly number[]> {
  const { db, clock, facets } = services;
  const facetOf = await linkFacets(db);
  const facetsOf = (row: PlaceRow, links: readonly TermLink[]) => facetsOfPlace(row, idsOf(links), facetOf);
  return db.transaction(async unit => {
    const known = await loadKnown(services, unit, wanted, facetsOf);
    const drafts = draftsOf(wanted, known);
    const pictures = await pictureCounts(unit, 'place', [...known.keys()]);
    const prior = await ratingPrior(unit, 'place');
    const now = clock.now();
    const saves = drafts.map(draft => writeDraft(unit, draft, known, now, skipTimestamps));
    const distinct = [...new Set(saves)];
    for (const { row, links } of distinct) {
      const termTypes = idsOf(links).flatMap(term => facetOf(term) ?? []);
      rankPlace(row, termTypes, pictures.get(row.id) ?? 0, prior);
    }
    const columns = changedColumns(unit);
    await unit.em.flush();
    const relinked = await replaceTermLinks(
      unit,
      'place_term',
      new Map(distinct.flatMap(({ row, links, isRelinked }) => (isRelinked ? [[row.id, links] as const] : []))),
    );
    await announceMoves(unit, distinct, now);
    await facets.apply(
      unit,
      'place',
      distinct.map(({ row, links, facetsBefore }) => ({
        id: row.id,
        before: facetsBefore,
        after: facetsOf(row, links),
      })),
    );
    const ids = saves.map(({ row }) => row.id);
    await also?.(unit, ids, saves);
    const aspects = distinct.map(({ row }) => [row.id, savedAspects(columns.get(row), relinked.has(row.id))] as const);
    for (const change of groupChanges('place', new Map(aspects))) await changed(unit, services, change);
    return ids;
  });
}

const idsOf = (links: readonly TermLink[]) => links.map(({ term }) => term);

/** Which aspects a save changed: columns by their property, and `terms`. */
function savedAspects(
  columns: readonly string[] | 'all' | undefined,
  hasOtherTerms: boolean,
): readonly string[] | 'all' {
  return columns === 'all' ? columns : [...(columns ?? []), ...(hasOtherTerms ? ['terms'] : [])];
}

async function loadKnown(
  { db }: Services,
  unit: UnitOfWork,
  drafts: ReadonlyArray<{ readonly id?: number }>,
  facetsOf: (row: PlaceRow, links: readonly TermLink[]) => string[],
): Promise<Map<number, PendingSave>> {
  const ids = [...new Set(drafts.flatMap(({ id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  await lockRows(unit, db.engine, 'place', ids);
  const rows = await unit.em.find(Place, { id: { $in: ids } });
  const stored = await storedLinks(unit, 'place_term', ids);
  return new Map(
    rows.map(row => {
      const links = stored.get(row.id) ?? [];
      const before = { facetsBefore: facetsOf(row, links), locationBefore: locationOf(row) };
      return [row.id, { row, links, isRelinked: false, ...before }];
    }),
  );
}

function writeDraft(
  unit: UnitOfWork,
  draft: PlaceDraft,
  known: ReadonlyMap<number, PendingSave>,
  now: Date,
  skipTimestamps: boolean,
): PendingSave {
  const pending = draft.id === undefined ? insertion(unit, draft, now) : known.get(draft.id);
  if (!pending) throw notFound('Không tìm thấy cơ sở y tế này.');
  if (draft.id !== undefined) {
    applyPlaceDraft(pending.row, draft, skipTimestamps ? pending.row.updatedAt : now);
  }
  if (draft.terms) {
    pending.links = distinctLinks(draft.terms);
    pending.isRelinked = true;
  }
  return pending;
}

function insertion(unit: UnitOfWork, draft: PlaceDraft, now: Date): PendingSave {
  const row = unit.em.create(Place, newPlace(draft, now));
  unit.em.persist(row);
  return { row, facetsBefore: [], locationBefore: undefined, links: [], isRelinked: false };
}

/** The columns that professionals take over from their place of work. */
type Location = Readonly<Record<'published' | 'province' | 'district' | 'lat' | 'long', unknown>> & {
  readonly province: number;
  readonly district: number | null;
};

function locationOf(place: PlaceRow): Location {
  return {
    published: isPublicPlace(place),
    province: place.province,
    district: place.district ?? null,
    lat: place.lat ?? null,
    long: place.long ?? null,
  };
}

/** Updates the professionals who work at places that have moved, after the commit. */
async function announceMoves(unit: UnitOfWork, saves: readonly PendingSave[], now: Date): Promise<void> {
  const places: number[] = [];
  const left: Array<Pick<Location, 'province' | 'district'>> = [];
  for (const { row, locationBefore } of saves) {
    if (!locationBefore || JSON.stringify(locationBefore) === JSON.stringify(locationOf(row))) continue;
    places.push(row.id);
    left.push({ province: locationBefore.province, district: locationBefore.district });
  }
  if (places.length > 0) await enqueue(unit, placeMoved, { places, professionals: [], left }, { now });
}
