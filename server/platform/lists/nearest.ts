import type { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import { type Box, boxAround, distanceKm, HALF_WAY_ROUND_KM, type Position } from '../geo/distance.ts';
import { type ListTable, PUBLISHED, type Slice } from './list-table.ts';

/** Up to this many positions are read and sorted outright; a growing box would hardly read fewer. */
const SORT_OUTRIGHT = 1_500;

/** Half the width of the first box in kilometres: in a city that already holds a page. */
const FIRST_RADIUS_KM = 0.5;

export interface Near {
  readonly id: number;
  readonly km: number;
}

interface PositionRow extends Position {
  readonly id: number;
}

/**
 * A slice of the members by distance from `from`, then by id.
 * @param positioned the members that have a position; those without one are the caller's to append
 */
export async function nearest(
  db: Database,
  table: ListTable,
  from: Position,
  slice: Slice,
  positioned: RoaringBitmap32,
): Promise<Near[]> {
  const size = positioned.size;
  if (size <= slice.offset) return [];
  const wanted = Math.min(size, slice.offset + slice.limit);
  const near =
    size <= SORT_OUTRIGHT
      ? byDistance(await positionsOf(db, table, positioned), from)
      : await growBox(db, table, from, wanted, positioned);
  return near.slice(slice.offset, slice.offset + slice.limit);
}

/**
 * Widens the box until `wanted` members lie within the radius that it is sure to cover. A member in a corner of the box
 * is further away than that: something outside of the box could be nearer, so it does not count yet.
 */
async function growBox(
  db: Database,
  table: ListTable,
  from: Position,
  wanted: number,
  positioned: RoaringBitmap32,
): Promise<Near[]> {
  for (let radius = FIRST_RADIUS_KM; ; ) {
    const rows = await positionsIn(db, table, boxAround(from, radius));
    const inside = byDistance(
      rows.filter(row => positioned.has(row.id)),
      from,
    );
    const sure = radius >= HALF_WAY_ROUND_KM ? inside : inside.filter(({ km }) => km <= radius);
    if (sure.length >= wanted || radius >= HALF_WAY_ROUND_KM) return sure;
    radius = nextRadius(radius, sure.length, wanted);
  }
}

/** Grows with the area that would hold `wanted` at the density met so far, at least by 40 %, at most fourfold. */
function nextRadius(radius: number, met: number, wanted: number): number {
  const growth = met === 0 ? 2 : Math.min(4, Math.max(1.4, Math.sqrt((1.3 * wanted) / met)));
  return Math.min(HALF_WAY_ROUND_KM, radius * growth);
}

function byDistance(rows: readonly PositionRow[], from: Position): Near[] {
  return rows.map(row => ({ id: row.id, km: distanceKm(from, row) })).sort((a, b) => a.km - b.km || a.id - b.id);
}

async function positionsIn(db: Database, table: ListTable, { south, north, spans }: Box): Promise<PositionRow[]> {
  const parts = spans.map(({ west, east }) =>
    db.read.all<PositionRow>(
      `select id, lat, long from ${table.name} where ${PUBLISHED} and lat between ? and ? and long between ? and ?`,
      [south, north, west, east],
    ),
  );
  return (await Promise.all(parts)).flat();
}

function positionsOf(db: Database, table: ListTable, ids: RoaringBitmap32): Promise<PositionRow[]> {
  const list = listSql(db.engine);
  return db.read.all<PositionRow>(
    `select id, lat, long from ${list.table('chosen')} cross join ${table.name}
     where id = chosen.value and ${PUBLISHED} and lat is not null and long is not null`,
    [list.ids(ids.toUint32Array())],
  );
}
