import { changedColumns } from '../../../platform/db/entity-writes.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid, notFound } from '../../../platform/errors/problem.ts';
import { changed, groupChanges, touches } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { type FacetOfTerm, linkFacets } from '../../listing/term-facets.ts';
import { pictureCounts } from '../../records/commands/picture-counts.ts';
import {
  draftsOf,
  type RecordChange,
  type SaveOptions,
  type StoredRecord,
} from '../../records/commands/record-change.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { distinctLinks, replaceTermLinks, storedLinks, type TermLink } from '../../taxonomy/term-link.ts';
import { Professional, type ProfessionalRow } from '../professional.entity.ts';
import { hasLicenceRecord, UNLICENSED } from '../rules/licence.ts';
import { isPublicProfessional } from '../rules/professional-visibility.ts';
import { namesOfWorkers, WORKERS_ASPECTS } from '../workers-tag.ts';
import { recountPlacesOf } from './count-professionals.ts';
import { applyProfessionalDraft, newProfessional, type ProfessionalDraft } from './professional-draft.ts';
import { deriveColumns, facetsOfProfessional, takePosition } from './professional-facts.ts';
import { replaceWorkplaces, storedWorkplaces, type WorkplaceFacts, workplaceFacts } from './stored-workplaces.ts';

export interface StoredProfessional extends StoredRecord<ProfessionalRow> {
  /** Ids of the places of work, the main one first. */
  readonly places: readonly number[];
}

/** A professional in the course of being written. */
interface PendingSave extends StoredProfessional {
  facetsBefore: readonly string[];
  links: readonly TermLink[];
  places: readonly number[];
  readonly placesBefore: readonly number[];
  /** Whether links or places differ from the stored ones and must be written. */
  isRelinked: boolean;
  isMoved: boolean;
}

/**
 * Writes professionals in one transaction, with their terms, workplaces, position, order and facets, and schedules what
 * follows after the commit. Answers their ids in the given order. Throws 404 for an id that is not there, also where it
 * was deleted meanwhile; an unknown place, or an external id of another professional, fails the whole call too.
 */
export async function saveProfessionals(
  services: Services,
  wanted: ReadonlyArray<ProfessionalDraft | RecordChange<StoredProfessional, ProfessionalDraft>>,
  { also, skipTimestamps = false }: SaveOptions<StoredProfessional> = {},
): Promise<readonly number[]> {
  const { db, clock, facets } = services;
  const [terms, facetOf] = await Promise.all([termsOf(db), linkFacets(db)]);
  return db.transaction(async unit => {
    const known = await loadKnown(services, unit, wanted);
    const drafts = draftsOf(wanted, known);
    const touchedPlaces = [...known.values()].flatMap(({ places }) => places);
    touchedPlaces.push(...drafts.flatMap(({ workplaces }) => workplaces ?? []));
    await lockRows(unit, db.engine, 'place', touchedPlaces);
    const facts = await workplaceFacts(unit, touchedPlaces);
    const pictures = await pictureCounts(unit, 'professional', [...known.keys()]);
    const prior = await ratingPrior(unit, 'professional');
    for (const pending of known.values()) pending.facetsBefore = facetsNow(pending, facts, facetOf);
    const saves = drafts.map(draft => writeDraft(unit, draft, known, clock.now(), skipTimestamps));
    const distinct = [...new Set(saves)];
    for (const pending of distinct) {
      const around = { terms: idsOf(pending.links), workplaces: publishedPlaces(pending.places, facts) };
      takePosition(pending.row, around.workplaces);
      deriveColumns(pending.row, around, pictures.get(pending.row.id) ?? 0, terms, prior);
    }
    for (const { row } of distinct) requireLicence(row);
    const columns = changedColumns(unit);
    await unit.em.flush();
    const relinked = await writeLinks(unit, distinct);
    const recounted = await recountPlacesOf(unit, touchedPlaces);
    const changes = distinct.map(pending => ({
      id: pending.row.id,
      before: pending.facetsBefore,
      after: facetsNow(pending, facts, facetOf),
    }));
    await facets.apply(unit, 'professional', changes);
    const ids = saves.map(({ row }) => row.id);
    await also?.(unit, ids, saves);
    const aspects = distinct.map(({ row }) => [row.id, savedAspects(row, columns, relinked)] as const);
    for (const change of groupChanges('professional', new Map(aspects))) await changed(unit, services, change);
    const regrouped = distinct.filter(({ row }) =>
      touches({ aspects: savedAspects(row, columns, relinked) }, WORKERS_ASPECTS),
    );
    const shownOn = regrouped.flatMap(({ places, placesBefore }) => [...placesBefore, ...places]);
    await services.tags.write(unit, namesOfWorkers(shownOn));
    await changed(unit, services, { subject: 'place', ids: recounted, aspects: ['professionalCount'] });
    return ids;
  });
}

/** Nobody is published without the record of a checked licence, by any way of writing. Throws 422. */
function requireLicence(row: ProfessionalRow): void {
  if (isPublicProfessional(row) && !hasLicenceRecord(row)) throw invalid({ status: [UNLICENSED] });
}

async function loadKnown(
  { db }: Services,
  unit: UnitOfWork,
  drafts: ReadonlyArray<{ readonly id?: number }>,
): Promise<Map<number, PendingSave>> {
  const ids = [...new Set(drafts.flatMap(({ id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  await lockRows(unit, db.engine, 'professional', ids);
  const rows = await unit.em.find(Professional, { id: { $in: ids } });
  const links = await storedLinks(unit, 'professional_term', ids);
  const workplaces = await storedWorkplaces(unit, ids);
  return new Map(rows.map(row => [row.id, pendingSaveOf(row, links.get(row.id), workplaces.get(row.id))]));
}

function pendingSaveOf(
  row: ProfessionalRow,
  links: readonly TermLink[] = [],
  places: readonly number[] = [],
): PendingSave {
  return { row, facetsBefore: [], links, places, placesBefore: places, isRelinked: false, isMoved: false };
}

function writeDraft(
  unit: UnitOfWork,
  draft: ProfessionalDraft,
  known: ReadonlyMap<number, PendingSave>,
  now: Date,
  skipTimestamps: boolean,
): PendingSave {
  const pending = draft.id === undefined ? insertion(unit, draft, now) : known.get(draft.id);
  if (!pending) throw notFound('Không tìm thấy bác sĩ này.');
  if (draft.id !== undefined) {
    const { updatedAt } = pending.row;
    applyProfessionalDraft(pending.row, draft, skipTimestamps ? updatedAt : after(updatedAt, now));
  }
  if (draft.terms) {
    pending.links = distinctLinks(draft.terms);
    pending.isRelinked = true;
  }
  if (draft.workplaces) {
    pending.places = [...new Set(draft.workplaces)];
    pending.isMoved = true;
  }
  return pending;
}

/** Now, but later than the change before: forms distinguish two states of a record by that time alone. */
function after(before: Date, now: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}

function insertion(unit: UnitOfWork, draft: ProfessionalDraft, now: Date): PendingSave {
  const row = unit.em.create(Professional, newProfessional(draft, now));
  unit.em.persist(row);
  return pendingSaveOf(row);
}

/** Professionals whose links have changed. */
interface Relinked {
  readonly terms: ReadonlySet<number>;
  readonly workplaces: ReadonlySet<number>;
}

/** Which aspects a save changed: columns by their property, `terms` and `workplaces`. */
function savedAspects(
  row: ProfessionalRow,
  columns: ReturnType<typeof changedColumns>,
  { terms, workplaces }: Relinked,
): readonly string[] | 'all' {
  const own = columns.get(row) ?? [];
  if (own === 'all') return own;
  return [...own, ...(terms.has(row.id) ? ['terms'] : []), ...(workplaces.has(row.id) ? ['workplaces'] : [])];
}

async function writeLinks(unit: UnitOfWork, saves: readonly PendingSave[]): Promise<Relinked> {
  const links = saves.flatMap(({ row, links, isRelinked }) => (isRelinked ? [[row.id, links] as const] : []));
  const places = saves.flatMap(({ row, places, isMoved }) => (isMoved ? [[row.id, places] as const] : []));
  return {
    terms: await replaceTermLinks(unit, 'professional_term', new Map(links)),
    workplaces: await replaceWorkplaces(unit, new Map(places)),
  };
}

function facetsNow(
  { row, links, places }: PendingSave,
  facts: ReadonlyMap<number, WorkplaceFacts>,
  facetOf: FacetOfTerm,
) {
  return facetsOfProfessional(row, { terms: idsOf(links), workplaces: publishedPlaces(places, facts) }, facetOf);
}

const idsOf = (links: readonly TermLink[]) => links.map(({ term }) => term);

function publishedPlaces(places: readonly number[], facts: ReadonlyMap<number, WorkplaceFacts>): WorkplaceFacts[] {
  return places.flatMap(place => facts.get(place) ?? []).filter(({ published }) => published);
}
