import type { Value } from './world.ts';

const YEAR_MS = 365.25 * 86_400_000;
/** Milliseconds that are a moment, and neither a number of something nor the end of all times: from 2008 to 2065. */
const [FIRST, LAST] = [1_200_000_000_000, 3_000_000_000_000];
const DAY = /^(20\d\d)(-\d\d-\d\d(?:T[\d:.]+Z)?)$/;

/**
 * Parameters of a test with a clock of its own, some years ahead, in the years of the world: after its own moments the
 * world has nothing, and a statement that reads all that is to come would seem to read nothing.
 */
export function nearMoments(params: readonly Value[], now: number): Value[] {
  const latest = Math.max(now, ...params.map(momentOf).filter(moment => moment !== undefined));
  const years = Math.round((latest - now) / YEAR_MS);
  return years === 0 ? [...params] : params.map(value => earlier(value, years));
}

function momentOf(value: Value): number | undefined {
  const moment =
    value instanceof Date ? value.getTime() : typeof value === 'string' && DAY.test(value) ? Date.parse(value) : value;
  return typeof moment === 'number' && moment > FIRST && moment < LAST ? moment : undefined;
}

function earlier(value: Value, years: number): Value {
  const moment = momentOf(value);
  if (moment === undefined) return value;
  if (typeof value === 'string') return value.replace(DAY, (_, year, rest) => `${Number(year) - years}${rest}`);
  const moved = new Date(moment);
  moved.setUTCFullYear(moved.getUTCFullYear() - years);
  return typeof value === 'number' ? moved.getTime() : moved;
}
