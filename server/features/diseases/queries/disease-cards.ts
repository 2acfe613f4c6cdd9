import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { specialitiesOf } from '../../library/queries/terms-of-records.ts';
import type { DiseaseCard } from '../contract.ts';
import { diseaseUrl } from '../disease-url.ts';
import { tables } from '../tables.ts';

/** The columns that a card is presented from. */
export const CARD_COLUMNS = ['id', 'slug', 'name', 'icd10', 'emergency', 'summary'] as const;

interface CardRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly icd10: string;
  readonly emergency: boolean;
  readonly summary: string;
}

const rowsByIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('disease')
    .select(CARD_COLUMNS)
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);

const namesByIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('disease_name')
    .select(['disease', 'kind', 'name'])
    .where('disease', 'in', idList(p.ids))
    .orderBy('disease')
    // "folk" before "synonym": as people say it first.
    .orderBy('kind')
    .orderBy('position'),
);

/** The other names of diseases: as people say them, then as doctors do. One query. */
export async function namesOf(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<(disease: number) => string[]> {
  if (ids.length === 0) return () => [];
  const byDisease = Map.groupBy(await db.read.rows(namesByIds({ ids })), row => row.disease);
  return disease => (byDisease.get(disease) ?? []).map(({ name }) => name);
}

/** What cards are presented from beside their rows. Two queries. */
export async function besideCards(services: Pick<Services, 'db'>, ids: readonly number[]) {
  const [names, terms] = await Promise.all([namesOf(services, ids), specialitiesOf(services, 'disease_term', ids)]);
  return { names, terms };
}

/** A disease as lists show it. */
export const presentDisease = (
  row: CardRow,
  { names, terms }: Awaited<ReturnType<typeof besideCards>>,
): DiseaseCard => ({
  id: row.id,
  absolute_url: diseaseUrl(row),
  name: row.name,
  also_known: names(row.id),
  icd10: row.icd10,
  emergency: Boolean(row.emergency),
  summary: row.summary,
  specialities: terms(row.id).map(({ slug, name }) => ({ slug, name })),
});

/** Cards of those diseases that everybody may read, in the order of the ids. Three queries. */
export async function diseaseCards(services: Pick<Services, 'db'>, ids: readonly number[]): Promise<DiseaseCard[]> {
  if (ids.length === 0) return [];
  const [rows, beside] = await Promise.all([services.db.read.rows(rowsByIds({ ids })), besideCards(services, ids)]);
  const found = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = found.get(id);
    return row ? [presentDisease(row, beside)] : [];
  });
}
