import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import type { DRUG_NAME_KINDS, DrugCard, DrugType } from '../contract.ts';
import { drugUrl } from '../drug-url.ts';
import { tables } from '../tables.ts';

/** The columns that a card is presented from. */
export const CARD_COLUMNS = ['id', 'slug', 'name', 'type', 'atc', 'groupName', 'form', 'summary'] as const;

interface CardRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly type: DrugType;
  readonly atc: string;
  readonly groupName: string;
  readonly form: string;
  readonly summary: string;
}

const rowsByIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('drug')
    .select(CARD_COLUMNS)
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);

const namesByIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('drug_name')
    .select(['drug', 'kind', 'name'])
    .where('drug', 'in', idList(p.ids))
    .orderBy('drug')
    .orderBy('position'),
);

type NameKind = (typeof DRUG_NAME_KINDS)[number];

/** The other names of drugs, in their order. */
export async function namesOf(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<(drug: number, kind: NameKind) => string[]> {
  if (ids.length === 0) return () => [];
  const byDrug = Map.groupBy(await db.read.rows(namesByIds({ ids })), row => row.drug);
  return (drug, kind) => (byDrug.get(drug) ?? []).flatMap(row => (row.kind === kind ? [row.name] : []));
}

/** A drug as lists show it. */
export const presentDrug = (row: CardRow, names: Awaited<ReturnType<typeof namesOf>>): DrugCard => ({
  id: row.id,
  absolute_url: drugUrl(row),
  name: row.name,
  type: row.type,
  atc: row.atc,
  brands: names(row.id, 'brand'),
  names: names(row.id, 'generic'),
  group: row.groupName,
  form: row.form,
  summary: row.summary,
});

/** Cards of those drugs that everybody may read, in the order of the ids. Two queries. */
export async function drugCards(services: Pick<Services, 'db'>, ids: readonly number[]): Promise<DrugCard[]> {
  if (ids.length === 0) return [];
  const [rows, names] = await Promise.all([services.db.read.rows(rowsByIds({ ids })), namesOf(services, ids)]);
  const found = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = found.get(id);
    return row ? [presentDrug(row, names)] : [];
  });
}
