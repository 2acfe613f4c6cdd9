import type { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import { textOf } from '../db/text.ts';
import type { CardTable } from './card-table.ts';
import { INDEXED_ORDERS, type IndexedOrder, type ListTable, PUBLISHED, type Slice } from './list-table.ts';
import { rowsInOrder } from './rows-in-order.ts';

interface IdRow {
  readonly id: number;
}

/** An order of a kind's entities that an index gives. */
export interface MemberOrder {
  /** The ids of a slice of all entities in the order. */
  scan(slice: Slice): Promise<number[]>;
  /** A slice of some members, looked up one by one and sorted. */
  sort(slice: Slice, members: RoaringBitmap32): Promise<number[]>;
}

/** A slice of the members in an order of their table. */
export async function selectMembers<Row extends IdRow>(
  db: Database,
  table: CardTable<Row>,
  order: IndexedOrder,
  slice: Slice,
  members: RoaringBitmap32,
  all: number,
): Promise<Row[]> {
  return rowsInOrder(db.read, table.rowsOf, await memberIds(tableOrder(db, table, order), slice, members, all));
}

/** An indexed order of a table. */
export const tableOrder = (db: Database, table: ListTable, order: IndexedOrder): MemberOrder => ({
  scan: slice => scanOrder(db, table, order, slice),
  sort: (slice, members) => sortMembers(db, table, order, slice, members),
});

/**
 * The ids of a slice of the members in an order. Few members are looked up and sorted; for many it is cheaper to walk
 * the index until enough of them have been met.
 * @param all how many entries the order has
 */
export async function memberIds(
  order: MemberOrder,
  slice: Slice,
  members: RoaringBitmap32,
  all: number,
): Promise<number[]> {
  const size = members.size;
  if (size <= slice.offset) return [];
  const wanted = Math.min(size, slice.offset + slice.limit);
  const met: number[] = [];
  let scanned = 0;
  let plan = planPage(wanted, size, all);
  while (plan.kind === 'scan') {
    const ids = await order.scan({ offset: scanned, limit: plan.rows - scanned });
    const isMember = memberTest(members, ids.length);
    for (const id of ids) if (isMember(id)) met.push(id);
    scanned += ids.length;
    if (met.length >= wanted || scanned < plan.rows) return met.slice(slice.offset, slice.offset + slice.limit);
    plan = continueScan(scanned, size, all);
  }
  return order.sort(slice, members);
}

/**
 * Asks the bitmap for few questions and a set for many: each call into WebAssembly is slow, and so is filling a set.
 */
function memberTest(members: RoaringBitmap32, questions: number): (id: number) => boolean {
  if (questions < members.size) return id => members.has(id);
  const set = new Set(members.toUint32Array());
  return id => set.has(id);
}

/** A bare limit SQLite plans by, and so prepares the statement again for each page. */
const OF_PAGE = 'limit cast(? as integer) offset ?';

function scanOrder(db: Database, table: ListTable, order: IndexedOrder, slice: Slice): Promise<number[]> {
  return textOf(db.read).numbers(
    `select id from ${table.name} where ${PUBLISHED} order by ${INDEXED_ORDERS[order]} ${OF_PAGE}`,
    [slice.limit, slice.offset],
  );
}

/** Sorts ids only, by keys from a narrow index; the wide rows are read for one page only. */
function sortMembers(
  db: Database,
  table: ListTable,
  order: IndexedOrder,
  slice: Slice,
  members: RoaringBitmap32,
): Promise<number[]> {
  const list = listSql(db.engine);
  return textOf(db.read).numbers(
    `select id from ${list.table('chosen')} cross join ${table.name} ${list.through(table.keyIndex)}
     where id = chosen.value and ${PUBLISHED} order by ${INDEXED_ORDERS[order]} ${OF_PAGE}`,
    [list.ids(members.toUint32Array()), slice.limit, slice.offset],
  );
}

/** How the page of a filtered list is found. */
type PagePlan =
  | { readonly kind: 'sort' }
  /** Read the first `rows` of the order, keep the members; if they are too few, read on. */
  | { readonly kind: 'scan'; readonly rows: number };

/** Costs in parts of reading one id from an index, measured on SQLite: looking up a member with its key to sort it, … */
const SORT_COST = 8;
/** … and reading one of the pages that hold the keys, when the database is too large for all of them to be in memory. */
const PAGE_COST = 20;
const KEYS_PER_PAGE = 56;
const KEYS_IN_MEMORY = 200_000;

/** Factor by which more rows are read than the average requires, because members are not spread evenly. */
const SLACK = 1.3;

/**
 * Chooses between sorting the members and walking the order until enough of them have come by.
 * @param wanted how many members from the start of the order are needed
 * @param members how many there are
 * @param all how many entries the order has
 */
export function planPage(wanted: number, members: number, all: number): PagePlan {
  if (members <= wanted) return { kind: 'sort' };
  const rows = Math.min(all, Math.ceil((wanted * all * SLACK) / members));
  return rows < sortCost(members, all) ? { kind: 'scan', rows } : { kind: 'sort' };
}

function sortCost(members: number, all: number): number {
  const pages = all > KEYS_IN_MEMORY ? Math.min(members, all / KEYS_PER_PAGE) : 0;
  return members * SORT_COST + pages * PAGE_COST;
}

/**
 * Continues after a scan that found too few members: answers how far to scan in all, or to sort if that is cheaper by
 * then, or if the order has no more entries than were known.
 */
export function continueScan(scanned: number, members: number, all: number): PagePlan {
  if (scanned >= Math.min(all, sortCost(members, all))) return { kind: 'sort' };
  return { kind: 'scan', rows: Math.min(all, scanned * 3) };
}
