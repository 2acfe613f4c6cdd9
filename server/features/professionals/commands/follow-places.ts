import type { z } from 'zod';
import { changedColumns } from '../../../platform/db/entity-writes.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed, groupChanges } from '../../../platform/events/changed.ts';
import type { Change, DeletedEntities } from '../../../platform/events/event-bus.ts';
import { facetKey, POSITIONED_FACET } from '../../../platform/facets/facet-store.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { facetsOfTerms } from '../../listing/term-facets.ts';
import { placeMoved } from '../../places/place-moved.ts';
import { pictureCounts } from '../../records/commands/picture-counts.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { storedTerms } from '../../taxonomy/term-link.ts';
import { Professional, type ProfessionalAspect } from '../professional.entity.ts';
import { tables } from '../tables.ts';
import { columnsAround, facetsOfProfessional } from './professional-facts.ts';
import { storedWorkplaces, workplaceFacts } from './stored-workplaces.ts';

/** Updates professionals whose places of work were moved, published, hidden or deleted. Safe to repeat. */
export async function followPlaces(services: Services, move: z.output<typeof placeMoved.payload>): Promise<void> {
  const { db, facets } = services;
  const terms = await termsOf(db);
  const facetOf = facetsOfTerms(terms);
  const left = [POSITIONED_FACET, ...areaFacets(move.left)];
  await db.transaction(async unit => {
    const ids = await workersOf(unit, move.places, move.professionals);
    if (ids.length === 0) return;
    await lockRows(unit, db.engine, 'professional', ids);
    const rows = await unit.em.find(Professional, { id: { $in: [...ids] } });
    const links = await storedTerms(unit, 'professional_term', ids);
    const workplaces = await storedWorkplaces(unit, ids);
    const pictures = await pictureCounts(unit, 'professional', ids);
    const prior = await ratingPrior(unit, 'professional');
    const places = await workplaceFacts(unit, [...new Set([...workplaces.values()].flat())]);
    const changes = rows.flatMap(row => {
      const here = (workplaces.get(row.id) ?? []).flatMap(place => places.get(place) ?? []);
      const around = { terms: links.get(row.id) ?? [], workplaces: here.filter(({ published }) => published) };
      Object.assign(row, columnsAround(row, around, { terms, pictures: pictures.get(row.id) ?? 0, prior }));
      /* Out of whatever the move may have ended, then into all that holds now. */
      return [
        { id: row.id, before: left, after: [] },
        { id: row.id, before: [], after: facetsOfProfessional(row, around, facetOf) },
      ];
    });
    const columns = changedColumns(unit);
    await unit.em.flush();
    await facets.apply(unit, 'professional', changes);
    // The rows about deleted places have gone with them, so only this call still knows whose they were.
    const bereft = new Set(move.professionals);
    const aspects = rows.map(row => {
      const link = bereft.has(row.id) ? 'workplaces' : 'workplaceStatus';
      return [row.id, followedAspects(columns.get(row), link)] as const;
    });
    for (const change of groupChanges('professional', new Map(aspects))) await changed(unit, services, change);
  });
}

/** A place of work is shown even if no column of the professional depends on it. */
const followedAspects = (columns: readonly string[] | 'all' = [], link: ProfessionalAspect): Change['aspects'] =>
  columns === 'all' ? columns : [...columns, link];

async function workersOf(
  unit: UnitOfWork,
  places: readonly number[],
  others: readonly number[],
): Promise<readonly number[]> {
  const rows = await unit.rows(
    tables.selectFrom('workplace').select('professional as id').distinct().where('place', 'in', idList(places)),
  );
  return [...new Set([...rows.map(({ id }) => id), ...others])].sort((a, b) => a - b);
}

function areaFacets(areas: ReadonlyArray<{ province: number; district: number | null }>): string[] {
  return areas.flatMap(({ province, district }) => [
    facetKey('provinces', province),
    ...(district === null ? [] : [facetKey('districts', district)]),
  ]);
}

/**
 * Schedules the update of professionals whose places are being deleted, and hides the names of these at once; called
 * while the rows exist, because the links are deleted with them.
 */
export async function leavePlaces(
  services: Pick<Services, 'clock' | 'events' | 'tags'>,
  unit: UnitOfWork,
  { kind, ids }: DeletedEntities,
): Promise<void> {
  if (kind !== 'place') return;
  const workers = await unit.rows(
    tables.selectFrom('workplace').select('professional as id').distinct().where('place', 'in', idList(ids)),
  );
  if (workers.length === 0) return;
  const left = await unit.rows(
    tables.selectFrom('place').select(['province', 'district']).where('id', 'in', idList(ids)),
  );
  const professionals = workers.map(({ id }) => id);
  await enqueue(unit, placeMoved, { places: [], professionals, left }, { now: services.clock.now() });
  await changed(unit, services, { subject: 'professional', ids: professionals, aspects: ['workplaces'], hides: true });
}
