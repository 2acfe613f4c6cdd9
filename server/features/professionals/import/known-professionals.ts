import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { byListedId, exportId, isListed } from '../../../platform/transfer/known-rows.ts';
import { type StoredTerm, termsOfRecords } from '../../taxonomy/term-cells.ts';
import type { TermFinder } from '../../taxonomy/term-finder.ts';
import { tables } from '../tables.ts';
import type { ProfessionalRowFields } from './professional-row.ts';

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
  readonly licenceIssuer: string;
  readonly licenceScope: string;
  readonly licenceEvidence: string;
  readonly licenceVerifiedAt: Date | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly description: string;
  readonly servicesFree: string;
  readonly experienceFull: string;
  readonly achievements: string;
  readonly terms: readonly StoredTerm[];
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
  'licence_issuer as licenceIssuer',
  'licence_scope as licenceScope',
  'licence_evidence as licenceEvidence',
  'licence_verified_at as licenceVerifiedAt',
  'phone',
  'email',
  'description',
  'services_free as servicesFree',
  'experience_full as experienceFull',
  'achievements',
] as const;

/** Finds the stored professionals that rows are about, by external id or by the id under which they were exported. */
export async function findKnown(
  services: Services,
  rows: readonly ProfessionalRowFields[],
  finder: TermFinder,
  foreign: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KnownProfessional>> {
  const found = await services.db.read.rows(tables.selectFrom('professional').select(COLUMNS).where(isListed(rows)));
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
      .select(['professional_id as professional', 'place_id as place'])
      .where('professional_id', 'in', idList(ids))
      .orderBy('professional_id')
      .orderBy('position')
      .orderBy('place_id'),
  );
  const workplacesOf = Map.groupBy(workplaces, workplace => workplace.professional);
  return rows.map(row => ({
    ...row,
    terms: termsOf.get(row.id) ?? [],
    workplaces: (workplacesOf.get(row.id) ?? []).map(workplace => workplace.place),
  }));
}
