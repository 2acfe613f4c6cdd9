import type { Engine } from '../../platform/db/engine.ts';
import { listSql } from '../../platform/db/id-list.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';

/** A speciality, service, degree … of an entity, as it is written. */
export interface TermLink {
  readonly term: number;
  /** VND; absent where no price is given. */
  readonly priceFrom?: number | null;
  readonly priceTo?: number | null;
  /** The entity's own wording; absent for the term's name. */
  readonly label?: string;
}

/** Tables that link an entity to terms, with the entity's column. */
const OWNER = { place_term: 'place_id', professional_term: 'professional_id' } as const;
export type TermTable = keyof typeof OWNER;

/** Rows of one insert: well below the number of parameters that either engine takes. */
const ROWS = 500;

/**
 * Replaces the links of some entities; a term named twice counts once, where it first stands. Answers the entities
 * whose links are other ones than before.
 */
export async function replaceTermLinks(
  unit: UnitOfWork,
  table: TermTable,
  linksByOwner: ReadonlyMap<number, readonly TermLink[]>,
): Promise<ReadonlySet<number>> {
  const rows: Cells[] = [];
  const changed = new Set<number>();
  for (const [owner, links] of linksByOwner) {
    const wanted = distinctLinks(links).map((link, index) => cells(owner, link, index));
    const before = await unit.sql<StoredLink>(
      `delete from ${table} where ${OWNER[table]} = ? returning term_id, position, price_from, price_to, label`,
      [owner],
    );
    if (!isSame(before, wanted)) changed.add(owner);
    rows.push(...wanted);
  }
  for (let start = 0; start < rows.length; start += ROWS) {
    const batch = rows.slice(start, start + ROWS);
    await unit.sql(
      `insert into ${table} (${OWNER[table]}, term_id, position, price_from, price_to, label)
       values ${batch.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
      batch.flat(),
    );
  }
  return changed;
}

interface StoredLink {
  readonly term_id: number;
  readonly position: number;
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly label: string;
}

type Cells = readonly [owner: number, term: number, position: number, from: number | null, to: number | null, string];

function isSame(before: readonly StoredLink[], after: readonly Cells[]): boolean {
  const links = before
    .toSorted((a, b) => a.position - b.position)
    .map(link => [link.term_id, link.position, link.price_from, link.price_to, link.label]);
  return JSON.stringify(links) === JSON.stringify(after.map(([_owner, ...link]) => link));
}

/** The links without those of a term that was named before. */
export function distinctLinks(links: readonly TermLink[]): readonly TermLink[] {
  const seen = new Set<number>();
  return links.filter(({ term }) => !seen.has(term) && seen.add(term));
}

function cells(owner: number, link: TermLink, index: number): Cells {
  return [owner, link.term, index, link.priceFrom ?? null, link.priceTo ?? null, link.label ?? ''];
}

/** Each entity's links as stored now, in the order shown; entities without any are absent. */
export async function storedLinks(
  unit: UnitOfWork,
  engine: Engine,
  table: TermTable,
  owners: readonly number[],
): Promise<ReadonlyMap<number, readonly TermLink[]>> {
  const list = listSql(engine);
  const rows = await unit.sql<Required<TermLink> & { readonly owner: number }>(
    `select ${OWNER[table]} as owner, term_id as term, price_from as "priceFrom", price_to as "priceTo", label
     from ${table} where ${list.hasId(OWNER[table])} order by ${OWNER[table]}, position, term_id`,
    [list.ids(owners)],
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
