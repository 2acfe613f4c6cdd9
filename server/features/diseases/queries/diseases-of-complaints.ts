import type { Database } from '../../../platform/db/database.ts';
import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { complaintsOf } from '../../complaints/complaint.repository.ts';
import { saidComplaints } from '../../complaints/queries/advise.ts';
import type { ComplaintDiseases, DiseaseCard } from '../contract.ts';
import { diseaseUrl } from '../disease-url.ts';
import { commonerFirst } from '../rules/commonness.ts';
import { tables } from '../tables.ts';
import { diseaseCards } from './disease-cards.ts';

/** More of one complaint would read as a diagnosis. */
const MAX_DISEASES = 5;

const ofComplaints = statement((p: Parameters<{ readonly complaints: readonly number[] }>) =>
  tables
    .selectFrom('disease_complaint as link')
    .innerJoin('disease', 'disease.id', 'link.disease')
    .select(['link.complaint', 'link.position'])
    .select(['disease.id', 'disease.slug', 'disease.name', 'disease.emergency', 'disease.commonness'])
    .where('link.complaint', 'in', idList(p.complaints))
    .where('disease.status', '=', literal('published'))
    .orderBy('link.position')
    .orderBy('disease.sortName')
    .orderBy('disease.id'),
);

/**
 * Public diseases of which complaints may be a sign, those first whose first sign it is, and of these the commoner ones. One
 * query.
 */
async function likeliestFirst({ db }: Pick<Services, 'db'>, complaints: readonly number[]) {
  const rows = await db.read.rows(ofComplaints({ complaints }));
  return commonerFirst(rows, ({ position }) => position);
}

/** Cards of the public diseases of which a complaint may be a sign, the likeliest first. Four queries. */
export async function diseasesWithComplaint(services: Pick<Services, 'db'>, complaint: number): Promise<DiseaseCard[]> {
  const rows = await likeliestFirst(services, [complaint]);
  return diseaseCards(
    services,
    rows.slice(0, MAX_DISEASES).map(({ id }) => id),
  );
}

/** Ids of the public diseases of which the complaint of this name may be a sign, the likeliest first. One query. */
export async function nearestDiseases(db: Database, name: string, most: number): Promise<number[]> {
  const complaint = (await complaintsOf(db)).all.find(each => each.name === name);
  const rows = complaint ? await likeliestFirst({ db }, [complaint.id]) : [];
  return rows.slice(0, most).map(({ id }) => id);
}

/** Public diseases of which the complaints in some words may be a sign, the likeliest first. One query. */
export async function diseasesOfComplaints(services: Pick<Services, 'db'>, words: string): Promise<ComplaintDiseases> {
  const complaints = (await saidComplaints(services.db, words)).complaints;
  if (complaints.length === 0) return { complaints: [] };
  const rows = await likeliestFirst(
    services,
    complaints.map(({ id }) => id),
  );
  const byComplaint = Map.groupBy(rows, row => row.complaint);
  return {
    complaints: complaints.map(({ id, name }) => ({
      name,
      diseases: (byComplaint.get(id) ?? [])
        .slice(0, MAX_DISEASES)
        .map(row => ({ id: row.id, absolute_url: diseaseUrl(row), name: row.name, emergency: Boolean(row.emergency) })),
    })),
  };
}
