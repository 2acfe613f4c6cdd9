import { defineEntity, p } from '@mikro-orm/core';

/** How often some words were looked for on a day, by all visitors together, without a name, an address or a browser. Kept for 90 days. */
export const QueryDay = defineEntity({
  name: 'QueryDay',
  tableName: 'query_day',
  properties: {
    /** Vietnam's, as `2026-01-31`. */
    day: p.string().length(10).primary(),
    /** Small, without accents. */
    words: p.string().length(60).primary(),
    /** Pages of results that were shown. */
    shown: p.integer().default(0),
    /** Those of them on which nothing stood. */
    empty: p.integer().default(0),
    /** Those of them on which something was opened. */
    pressed: p.integer().default(0),
  },
});

/** How many different words a day has. Each writer locks this row first, so that the bound holds. */
export const QueryDaySize = defineEntity({
  name: 'QueryDaySize',
  tableName: 'query_day_size',
  properties: {
    day: p.string().length(10).primary(),
    words: p.integer().default(0),
  },
});
