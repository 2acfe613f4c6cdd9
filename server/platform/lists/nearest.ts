import type { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import { textOf } from '../db/text.ts';
import { type Box, boxAround, distanceKm, HALF_WAY_ROUND_KM, type Position } from '../geo/distance.ts';
import { type ListTable, PUBLISHED, type Slice } from './list-table.ts';

/** Up to this many positions are all read and sorted; a growing box would save hardly any reads. */
const SORT_OUTRIGHT = 1_500;

/** Half the width of the first box in kilometres, for a hundred thousand rows: in a city it already holds a page. */
const FIRST_RADIUS_KM = 0.5;
const FIRST_RADIUS_AMONG = 100_000;
const MIN_RADIUS_KM = 0.05;
const MAX_FIRST_RADIUS_KM = 5;

/** A box with more rows than this is abandoned while a smaller one may be enough. */
const TOO_MANY_ROWS = 1_500;

/** How often a smaller box is tried before a full one is read to its end. */
const MAX_SHRINKS = 4;

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
 * @param all how many published rows there are
 */
export async function nearest(
  db: Database,
  table: ListTable,
  from: Position,
  slice: Slice,
  positioned: RoaringBitmap32,
  all: number,
): Promise<Near[]> {
  const size = positioned.size;
  if (size <= slice.offset) return [];
  const wanted = Math.min(size, slice.offset + slice.limit);
  const near =
    size <= SORT_OUTRIGHT
      ? byDistance(await positionsOf(db, table, positioned), from)
      : await growBox(db, table, from, wanted, positioned, all);
  return near.slice(slice.offset, slice.offset + slice.limit);
}

/**
 * Widens the box until no member outside of it can be nearer than the `wanted` nearest members inside. A member in a
 * corner may be further away than the nearest edge, so it does not count as found, but its distance limits how far the
 * box must grow.
 */
async function growBox(
  db: Database,
  table: ListTable,
  from: Position,
  wanted: number,
  positioned: RoaringBitmap32,
  all: number,
): Promise<Near[]> {
  const tooMany = Math.max(TOO_MANY_ROWS, Math.ceil((6 * wanted * all) / positioned.size));
  const far = Math.max(tooMany, Math.ceil(positioned.size / 2));
  let radius = firstRadius(all);
  let tooFew = 0;
  let enough = HALF_WAY_ROUND_KM;
  for (let shrinks = 0; ; ) {
    const isLast = shrinks >= MAX_SHRINKS || radius >= enough;
    const limit = isLast ? far : tooMany;
    const rows = await positionsIn(db, table, boxAround(from, radius), limit);
    const near = byDistance(
      rows.filter(row => positioned.has(row.id)),
      from,
    );
    enough = Math.min(enough, near[wanted - 1]?.km ?? enough);
    if (rows.length < limit) {
      const sure = near.filter(({ km }) => km <= radius);
      if (sure.length >= wanted || radius >= HALF_WAY_ROUND_KM) return sure;
      tooFew = radius;
      radius = Math.min(enough, widerRadius(radius, sure.length, wanted));
    } else if (isLast || (enough === HALF_WAY_ROUND_KM && (near.length === 0 || shrinks === MAX_SHRINKS - 1))) {
      /* The members are elsewhere than the crowd around here, e.g. in a far province that was chosen. */
      return byDistance(await positionsOf(db, table, positioned), from);
    } else {
      shrinks++;
      radius = shrinks < MAX_SHRINKS ? Math.sqrt(Math.max(tooFew, radius / 16) * Math.min(enough, radius)) : enough;
    }
  }
}

/** Twice as many in the same country stand in half the area. */
function firstRadius(all: number): number {
  const radius = FIRST_RADIUS_KM * Math.sqrt(FIRST_RADIUS_AMONG / Math.max(1, all));
  return Math.min(MAX_FIRST_RADIUS_KM, Math.max(MIN_RADIUS_KM, radius));
}

/** Grows with the area that would hold `wanted` at the density met so far, at least by 40 %, at most fourfold. */
function widerRadius(radius: number, met: number, wanted: number): number {
  const growth = met === 0 ? 2 : Math.min(4, Math.max(1.4, Math.sqrt((1.3 * wanted) / met)));
  return Math.min(HALF_WAY_ROUND_KM, radius * growth);
}

function byDistance(rows: readonly PositionRow[], from: Position): Near[] {
  return rows.map(row => ({ id: row.id, km: distanceKm(from, row) })).sort((a, b) => a.km - b.km || a.id - b.id);
}

async function positionsIn(
  db: Database,
  table: ListTable,
  { south, north, spans }: Box,
  limit: number,
): Promise<PositionRow[]> {
  const parts = spans.map(({ west, east }) =>
    textOf(db.read).all<PositionRow>(
      `select id, lat, long from ${table.name}
       where ${PUBLISHED} and lat between ? and ? and long between ? and ? limit ?`,
      [south, north, west, east, limit],
    ),
  );
  return (await Promise.all(parts)).flat();
}

function positionsOf(db: Database, table: ListTable, ids: RoaringBitmap32): Promise<PositionRow[]> {
  const list = listSql(db.engine);
  return textOf(db.read).all<PositionRow>(
    `select id, lat, long from ${list.table('chosen')} cross join ${table.name} ${list.through(table.keyIndex)}
     where id = chosen.value and ${PUBLISHED} and lat is not null and long is not null`,
    [list.ids(ids.toUint32Array())],
  );
}
