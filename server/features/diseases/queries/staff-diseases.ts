import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { diseaseUrl } from '../disease-url.ts';
import type { StaffDisease } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { noDisease } from './disease-detail.ts';

/** A disease as it is stored, with everything that staff may edit. */
export type StoredDisease = Omit<StaffDisease, 'can'> & { readonly externalId: string | null };

/** Stored diseases of these ids, in the order of their ids. Five queries. */
export async function storedDiseases(
  { db }: { readonly db: { readonly primary: Pick<Reader, 'rows'> } },
  ids: readonly number[],
): Promise<StoredDisease[]> {
  if (ids.length === 0) return [];
  const { primary } = db;
  const chosen = idList(ids);
  // Before the rest: what is saved between them gives a conflict to an editor who writes with the moment of these rows.
  const rows = await primary.rows(tables.selectFrom('disease').selectAll().where('id', 'in', chosen).orderBy('id'));
  const [names, terms, complaints, drugs] = await Promise.all([
    primary.rows(
      tables
        .selectFrom('disease_name')
        .select(['disease', 'kind', 'name'])
        .where('disease', 'in', chosen)
        .orderBy('position'),
    ),
    primary.rows(
      tables
        .selectFrom('disease_term')
        .select(['disease', 'term as id'])
        .where('disease', 'in', chosen)
        .orderBy('position'),
    ),
    primary.rows(
      tables
        .selectFrom('disease_complaint')
        .select(['disease', 'complaint as id'])
        .where('disease', 'in', chosen)
        .orderBy('position'),
    ),
    primary.rows(
      tables
        .selectFrom('disease_drug')
        .select(['disease', 'drug as id'])
        .where('disease', 'in', chosen)
        .orderBy('position'),
    ),
  ]);
  const of = <Row extends { disease: number }>(all: readonly Row[]) => Map.groupBy(all, row => row.disease);
  const [namesOf, termsOf, complaintsOf, drugsOf] = [of(names), of(terms), of(complaints), of(drugs)];
  const idsIn = (links: ReadonlyMap<number, ReadonlyArray<{ id: number }>>, disease: number) =>
    (links.get(disease) ?? []).map(({ id }) => id);
  const called = (disease: number, kind: string) =>
    (namesOf.get(disease) ?? []).flatMap(row => (row.kind === kind ? [row.name] : []));
  return rows.map(row => ({
    id: row.id,
    externalId: row.externalId,
    name: row.name,
    absolute_url: diseaseUrl(row),
    icd10: row.icd10,
    emergency: Boolean(row.emergency),
    commonness: row.commonness,
    synonyms: called(row.id, 'synonym'),
    folk: called(row.id, 'folk'),
    specialities: idsIn(termsOf, row.id),
    complaints: idsIn(complaintsOf, row.id),
    drugs: idsIn(drugsOf, row.id),
    overview: row.overview,
    causes: row.causes,
    symptoms: row.symptoms,
    diagnosis: row.diagnosis,
    treatment: row.treatment,
    prevention: row.prevention,
    when_to_see_doctor: row.whenToSeeDoctor,
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

/** One disease with everything that staff may edit. Throws 404. */
export async function findStaffDisease(services: Pick<Services, 'db'>, id: number): Promise<Omit<StaffDisease, 'can'>> {
  const [found] = await storedDiseases(services, [id]);
  if (!found) throw noDisease();
  const { externalId: _, ...disease } = found;
  return disease;
}

/** The other names of all diseases. One query. */
export async function allDiseaseNames({ db }: Pick<Services, 'db'>): Promise<(id: number) => readonly string[]> {
  const rows = await db.primary.rows(tables.selectFrom('disease_name').select(['disease', 'name']));
  const byDisease = Map.groupBy(rows, row => row.disease);
  return id => (byDisease.get(id) ?? []).map(({ name }) => name);
}
