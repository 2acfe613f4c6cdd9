import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { byListedId, exportId, isListed } from '../../../platform/transfer/known-rows.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import { tables } from '../tables.ts';
import type { ProfessionalRowFields } from './professional-row.ts';

/** A term that a professional has, with what was said about it. */
export interface KnownTerm {
  readonly term: number;
  readonly kind: TermKind;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly label: string;
}

/** What is stored of a professional that a list may bring again. */
export interface KnownProfessional {
  readonly id: number;
  readonly externalId: string | null;
  readonly name: string;
  readonly status: 'published' | 'draft' | 'hidden';
  readonly gender: string | null;
  readonly occupation: number | null;
  readonly title: number | null;
  readonly position: string;
  readonly practisingSince: number | null;
  readonly licenceNumber: string | null;
  readonly licenceVerifiedAt: Date | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly description: string;
  readonly terms: readonly KnownTerm[];
  /** Ids of places, the main one first. */
  readonly workplaces: readonly number[];
}

type Row = Omit<KnownProfessional, 'terms' | 'workplaces'>;

export const COLUMNS = [
  'id',
  'external_id as externalId',
  'name',
  'status',
  'gender',
  'occupation_id as occupation',
  'title_id as title',
  'position',
  'practising_since as practisingSince',
  'licence_number as licenceNumber',
  'licence_verified_at as licenceVerifiedAt',
  'phone',
  'email',
  'description',
] as const;

/** Finds the stored professionals that rows are about, by external id or by the id under which they were exported. */
export async function findKnown(
  services: Services,
  rows: readonly ProfessionalRowFields[],
): Promise<ReadonlyMap<string, KnownProfessional>> {
  const found = await services.db.read.rows(tables.selectFrom('professional').select(COLUMNS).where(isListed(rows)));
  const meant = byListedId(found, rows, foldText);
  const whole = await withParts(services, [...meant.values()]);
  return new Map(whole.map(professional => [exportId(professional), professional]));
}

/** Adds terms and workplaces to rows of professionals. */
export async function withParts({ db }: Services, rows: readonly Row[]): Promise<KnownProfessional[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.id);
  const terms = await db.read.rows(
    tables
      .selectFrom('professional_term')
      .innerJoin('term', 'term.id', 'professional_term.term_id')
      .select([
        'professional_id as professional',
        'term_id as term',
        'kind',
        'price_from as priceFrom',
        'price_to as priceTo',
        'label',
      ])
      .where('professional_id', 'in', idList(ids))
      .orderBy('professional_id')
      .orderBy('professional_term.position')
      .orderBy('term_id'),
  );
  const workplaces = await db.read.rows(
    tables
      .selectFrom('workplace')
      .select(['professional_id as professional', 'place_id as place'])
      .where('professional_id', 'in', idList(ids))
      .orderBy('professional_id')
      .orderBy('position')
      .orderBy('place_id'),
  );
  const termsOf = Map.groupBy(terms, term => term.professional);
  const workplacesOf = Map.groupBy(workplaces, workplace => workplace.professional);
  return rows.map(row => ({
    ...row,
    terms: (termsOf.get(row.id) ?? []).map(({ professional, ...term }) => term),
    workplaces: (workplacesOf.get(row.id) ?? []).map(workplace => workplace.place),
  }));
}
