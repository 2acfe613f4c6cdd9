import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import { boxAround, distanceKm, type Position } from '../geo/distance.ts';
import { type ListTable, PUBLISHED } from './list-table.ts';

/** What is nearer to `from` than so many kilometres. */
export interface Circle {
  readonly from: Position;
  readonly km: number;
}

/** A circle is measured by at most so many rows, those of the box around it. */
const MAX_AROUND = 50_000;

/** So often a circle is halved whose box holds more. */
const MAX_HALVINGS = 4;

/**
 * The ids of what is published inside of a circle, in no order, by one query. Where the box around it holds more rows than
 * may be read, a circle of half the width stands for it, by one query more; where even the smallest is too crowded, the
 * first of its rows by latitude, longitude and id. Sorting by distance would cost a second there.
 * @param most how many rows may be read
 */
export async function nearerThan(
  db: Database,
  table: ListTable,
  { from, km }: Circle,
  most = MAX_AROUND,
): Promise<number[]> {
  for (let halvings = 0, radius = km; ; halvings++, radius /= 2) {
    const rows = await rowsAround(db, table, { from, km: radius }, most + 1);
    if (rows.length > most && halvings < MAX_HALVINGS) continue;
    const inside = rows.slice(0, most).filter(row => distanceKm(from, row) < radius);
    return inside.map(({ id }) => id);
  }
}

interface PositionRow extends Position {
  readonly id: number;
}

/** The rows of the box around a circle, in the order of the index that finds them, so that a limit takes the same ones. */
async function rowsAround(db: Database, table: ListTable, { from, km }: Circle, limit: number): Promise<PositionRow[]> {
  const { south, north, spans } = boxAround(from, km);
  const parts = spans.map(({ west, east }) =>
    textOf(db.read).all<PositionRow>(
      `select id, lat, long from ${table.name}
       where ${PUBLISHED} and lat between ? and ? and long between ? and ?
       order by lat, long, id limit ?`,
      [south, north, west, east, limit],
    ),
  );
  return (await Promise.all(parts)).flat();
}
