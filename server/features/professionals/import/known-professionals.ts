import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { exportedIds, exportId } from '../../../platform/transfer/export-id.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';

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
  readonly licenceVerifiedAt: unknown;
  readonly phone: string | null;
  readonly email: string | null;
  readonly description: string;
  readonly terms: readonly KnownTerm[];
  /** Ids of places, the main one first. */
  readonly workplaces: readonly number[];
}

type Row = Omit<KnownProfessional, 'terms' | 'workplaces'>;
type Owned<T> = T & { readonly professional: number };

export const COLUMNS = `id, external_id as "externalId", name, status, gender, occupation_id as occupation,
  title_id as title, position, practising_since as "practisingSince", licence_number as "licenceNumber",
  licence_verified_at as "licenceVerifiedAt", phone, email, description`;

const marks = (count: number) => Array.from({ length: count }, () => '?').join(', ');

/** Finds the stored professionals that rows are about, by external id or by the id under which they were exported. */
export async function findKnown(
  services: Services,
  rows: ReadonlyArray<{ readonly externalId: string; readonly name: string }>,
): Promise<ReadonlyMap<string, KnownProfessional>> {
  if (rows.length === 0) return new Map();
  const ids = exportedIds(rows.map(row => row.externalId));
  const byId = ids.length > 0 ? ` or (external_id is null and id in (${marks(ids.length)}))` : '';
  const found = await services.db.read.all<Row>(
    `select ${COLUMNS} from professional where external_id in (${marks(rows.length)})${byId}`,
    [...rows.map(row => row.externalId), ...ids],
  );
  const names = new Map(rows.map(row => [row.externalId, foldText(row.name)]));
  // The same number may be somebody else in another database: then only the name tells.
  const meant = found.filter(row => row.externalId !== null || foldText(row.name) === names.get(exportId(row)));
  return new Map((await withParts(services, meant)).map(professional => [exportId(professional), professional]));
}

/** Adds terms and workplaces to rows of professionals. */
export async function withParts({ db }: Services, rows: readonly Row[]): Promise<KnownProfessional[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.id);
  const terms = await db.read.all<Owned<KnownTerm>>(
    `select professional_id as professional, term_id as term, kind, price_from as "priceFrom", price_to as "priceTo",
       label from professional_term join term on term.id = term_id
     where professional_id in (${marks(ids.length)}) order by professional_id, professional_term.position, term_id`,
    ids,
  );
  const workplaces = await db.read.all<Owned<{ place: number }>>(
    `select professional_id as professional, place_id as place from workplace
     where professional_id in (${marks(ids.length)}) order by professional_id, position, place_id`,
    ids,
  );
  const termsOf = Map.groupBy(terms, term => term.professional);
  const workplacesOf = Map.groupBy(workplaces, workplace => workplace.professional);
  return rows.map(row => ({
    ...row,
    terms: (termsOf.get(row.id) ?? []).map(({ professional, ...term }) => term),
    workplaces: (workplacesOf.get(row.id) ?? []).map(workplace => workplace.place),
  }));
}
