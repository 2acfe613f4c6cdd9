import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { drugUrl } from '../drug-url.ts';
import type { StaffDrug } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { noDrug } from './drug-detail.ts';

/** A drug as it is stored, with everything that staff may edit. */
export type StoredDrug = Omit<StaffDrug, 'can'> & { readonly externalId: string | null };

/** Stored drugs of these ids, in the order of their ids. Three queries. */
export async function storedDrugs(
  { db }: { readonly db: { readonly primary: Pick<Reader, 'rows'> } },
  ids: readonly number[],
): Promise<StoredDrug[]> {
  if (ids.length === 0) return [];
  const { primary } = db;
  const chosen = idList(ids);
  // Before the rest: what is saved between them gives a conflict to an editor who writes with the moment of these rows.
  const rows = await primary.rows(tables.selectFrom('drug').selectAll().where('id', 'in', chosen).orderBy('id'));
  const [names, terms] = await Promise.all([
    primary.rows(
      tables.selectFrom('drug_name').select(['drug', 'kind', 'name']).where('drug', 'in', chosen).orderBy('position'),
    ),
    primary.rows(
      tables.selectFrom('drug_term').select(['drug', 'term']).where('drug', 'in', chosen).orderBy('position'),
    ),
  ]);
  const namesOf = Map.groupBy(names, row => row.drug);
  const termsOf = Map.groupBy(terms, row => row.drug);
  const called = (drug: number, kind: string) =>
    (namesOf.get(drug) ?? []).flatMap(row => (row.kind === kind ? [row.name] : []));
  return rows.map(row => ({
    id: row.id,
    externalId: row.externalId,
    name: row.name,
    absolute_url: drugUrl(row),
    type: row.type,
    brands: called(row.id, 'brand'),
    names: called(row.id, 'generic'),
    atc: row.atc,
    group: row.groupName,
    form: row.form,
    specialities: (termsOf.get(row.id) ?? []).map(({ term }) => term),
    overview: row.overview,
    uses: row.uses,
    dose: row.dose,
    contraindications: row.contraindications,
    warnings: row.warnings,
    interactions: row.interactions,
    pregnancy: row.pregnancy,
    side_effects: row.sideEffects,
    overdose: row.overdose,
    storage: row.storage,
    author_name: row.authorName,
    author: row.author,
    status: row.status,
    reviewer_name: row.reviewerName,
    reviewer: row.reviewer,
    reviewed_on: row.reviewedOn,
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  }));
}

/** One drug with everything that staff may edit. Throws 404. */
export async function findStaffDrug(services: Pick<Services, 'db'>, id: number): Promise<Omit<StaffDrug, 'can'>> {
  const [found] = await storedDrugs(services, [id]);
  if (!found) throw noDrug();
  const { externalId: _, ...drug } = found;
  return drug;
}

/** The other names of all drugs. One query. */
export async function allDrugNames({ db }: Pick<Services, 'db'>): Promise<(id: number) => readonly string[]> {
  const rows = await db.primary.rows(tables.selectFrom('drug_name').select(['drug', 'name']));
  const byDrug = Map.groupBy(rows, row => row.drug);
  return id => (byDrug.get(id) ?? []).map(({ name }) => name);
}
