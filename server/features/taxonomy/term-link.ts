import { z } from 'zod';
import { reference } from '../../platform/db/expressions.ts';
import { ids } from '../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { linkTables, ownerOf, type TermTable } from './link-tables.ts';

/** A speciality, service, degree … of an entity, as it is written. */
export interface TermLink {
  readonly term: number;
  /** VND; absent where no price is given. */
  readonly priceFrom?: number | null;
  readonly priceTo?: number | null;
  /** The entity's own wording; absent for the term's name. */
  readonly label?: string;
}

/** A link as it is kept outside of its table. */
export const termLink = z.object({
  term: z.int(),
  priceFrom: z.int().nullable(),
  priceTo: z.int().nullable(),
  label: z.string(),
}) satisfies z.ZodType<TermLink>;

/** Rows of one insert: well below the number of parameters that either engine takes. */
const ROWS = 500;

/** Replaces the links of some entities, of which those in `linked` have some; each names a term once. */
export async function replaceTermLinks(
  unit: UnitOfWork,
  table: TermTable,
  linksByOwner: ReadonlyMap<number, readonly TermLink[]>,
  linked: readonly number[],
): Promise<void> {
  if (linked.length > 0) {
    await unit.run(linkTables.deleteFrom(table).where(reference(ownerOf(table)), 'in', ids(linked)));
  }
  const rows = [...linksByOwner].flatMap(([owner, links]) =>
    links.map((link, position) => ({ ...cells(link, position), [ownerOf(table)]: owner })),
  );
  for (let start = 0; start < rows.length; start += ROWS) {
    await unit.run(linkTables.insertInto(table).values(rows.slice(start, start + ROWS)));
  }
}

interface StoredLink {
  readonly term: number;
  readonly position: number;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly label: string;
}

/** The links without those of a term that was named before. */
export function distinctLinks<Link extends TermLink>(links: readonly Link[]): readonly Link[] {
  const seen = new Set<number>();
  return links.filter(({ term }) => !seen.has(term) && seen.add(term));
}

function cells(link: TermLink, position: number): StoredLink {
  const { term, priceFrom = null, priceTo = null, label = '' } = link;
  return { term: term, position, priceFrom: priceFrom, priceTo: priceTo, label };
}

/** Each entity's links as stored now, in the order shown; entities without any are absent. */
export async function storedLinks(
  unit: Pick<UnitOfWork, 'rows'>,
  table: TermTable,
  owners: readonly number[],
): Promise<ReadonlyMap<number, readonly TermLink[]>> {
  const owner = reference<number>(ownerOf(table));
  const rows = await unit.rows(
    linkTables
      .selectFrom(table)
      .select([owner.as('owner'), 'term', 'priceFrom', 'priceTo', 'label'])
      .where(owner, 'in', ids(owners))
      .orderBy(owner)
      .orderBy('position')
      .orderBy('term'),
  );
  const byOwner = Map.groupBy(rows, row => row.owner);
  return new Map([...byOwner].map(([owner, links]) => [owner, links.map(({ owner: _owner, ...link }) => link)]));
}

/** Ids of each entity's terms as stored now; entities without any are absent. */
export async function storedTerms(
  ...asked: Parameters<typeof storedLinks>
): Promise<ReadonlyMap<number, readonly number[]>> {
  const links = await storedLinks(...asked);
  return new Map([...links].map(([owner, ofOne]) => [owner, ofOne.map(({ term }) => term)]));
}
