import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { byListedId, exportId, isListed } from '../../../platform/transfer/known-rows.ts';
import { type StoredTerm, termsOfRecords } from '../../taxonomy/term-cells.ts';
import type { TermFinder } from '../../taxonomy/term-finder.ts';
import { professionalColumns } from '../commands/save-professionals.ts';
import { tables } from '../tables.ts';
import type { ProfessionalRowFields } from './professional-row.ts';

/** The columns that lists bring. */
const COLUMNS = ['id', 'externalId', 'licenceVerifiedAt', ...professionalColumns.keyof().options] as const;

/** Professionals with the columns that lists bring. */
export const professionalsAsListed = () => tables.selectFrom('professional').select(COLUMNS);

type Row = ReturnType<typeof professionalsAsListed> extends { execute(): Promise<Array<infer Found>> } ? Found : never;

/** What is stored of a professional that a list may bring again. */
export type KnownProfessional = Row & {
  readonly terms: readonly StoredTerm[];
  /** Ids of places, the main one first. */
  readonly workplaces: readonly number[];
};

/** Finds the stored professionals that rows are about, by external id or by the id under which they were exported. */
export async function findKnown(
  services: Services,
  rows: readonly ProfessionalRowFields[],
  finder: TermFinder,
  foreign: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KnownProfessional>> {
  const found = await services.db.read.rows(professionalsAsListed().where(isListed(rows)));
  const meant = byListedId(found, foreign);
  const whole = await withParts(services, [...meant.values()], finder);
  return new Map(whole.map(professional => [exportId(professional), professional]));
}

/** Adds terms and workplaces to rows of professionals. */
export async function withParts(
  { db }: Services,
  rows: readonly Row[],
  finder: TermFinder,
): Promise<KnownProfessional[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.id);
  const termsOf = await termsOfRecords(db.read, 'professional_term', ids, finder);
  const workplaces = await db.read.rows(
    tables
      .selectFrom('workplace')
      .select(['professional', 'place'])
      .where('professional', 'in', idList(ids))
      .orderBy('professional')
      .orderBy('position')
      .orderBy('place'),
  );
  const workplacesOf = Map.groupBy(workplaces, workplace => workplace.professional);
  return rows.map(row => ({
    ...row,
    terms: termsOf.get(row.id) ?? [],
    workplaces: (workplacesOf.get(row.id) ?? []).map(workplace => workplace.place),
  }));
}
