import type { Engine } from '@antam/server/platform/db/engine.ts';
import type { Position } from '@antam/server/platform/geo/distance.ts';
import type { FloorStatement } from './floor-statement.ts';
import { detailFloor, listFloor } from './professional-floors.ts';
import { reviewFloor } from './review-floor.ts';
import { slotFloor } from './slot-floor.ts';
import { threadFloor } from './thread-floor.ts';

/** What an address is asked with. */
export interface FloorQuestion {
  readonly engine: Engine;
  readonly now: Date;
  /** The visitor's; undefined where it is not known. */
  readonly position: Position | undefined;
}

/**
 * The best statement that can be written for the answer of an address of the API, whatever the server sends for it: the ratio
 * of the report compares with it, so that a bad plan of the server's own statements shows. Names of terms and areas and counts
 * of whole lists are left out, as a process knows them by heart.
 */
export function floorOf(address: string, { engine, now, position }: FloorQuestion): FloorStatement {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, kind = '', id = ''] = /^\/api\/v1\/([a-z/]+?)(?:\/(\d+))?\/$/.exec(pathname) ?? [];
  if (kind === 'professional' && id !== '') return detailFloor(engine, Number(id));
  if (kind === 'professional') return listFloor(engine, searchParams, position);
  if (kind === 'comment/place') return reviewFloor(engine, Number(id));
  if (kind === 'thread') return threadFloor(engine, searchParams);
  if (kind === 'slot' || kind === 'slot/list') {
    return slotFloor(engine, calendarsOf(searchParams), Number(searchParams.get('days')), now);
  }
  throw new Error(`No floor is written for ${address}`);
}

function calendarsOf(query: URLSearchParams) {
  const named = query.get('calendars')?.split(',') ?? [`${query.get('place')}-${query.get('professional')}`];
  return named.map(text => {
    const [place = 0, professional = 0] = text.split('-').map(Number);
    return { place, professional };
  });
}
