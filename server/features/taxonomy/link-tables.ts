import type { Generated } from 'kysely';
import { tablesWith } from '../../platform/db/tables.ts';

/** Tables that link a kind of record to terms, each with the property that names the record; all else is the same. */
export const OWNER = { place_term: 'place', professional_term: 'professional' } as const;
export type TermTable = keyof typeof OWNER;

interface LinkColumns {
  readonly term: number;
  readonly position: number;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly label: string;
}

type OwnerColumns = { readonly [Column in (typeof OWNER)[TermTable]]: Generated<number> };

/** Queries on the tables that link records to terms. */
export const linkTables = tablesWith<LinkColumns & OwnerColumns, TermTable>();

/** The cell of a new link that names its record. */
export const ownerCell = (table: TermTable, owner: number) =>
  table === 'place_term' ? { place: owner } : { professional: owner };
