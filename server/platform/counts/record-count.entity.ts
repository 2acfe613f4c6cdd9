import { defineEntity, p } from '@mikro-orm/core';

/** What is counted of records; a count is written far more often than its record, so it has a narrow row of its own. */
export const COUNTS = ['favourites'] as const;
export type CountName = (typeof COUNTS)[number];

/** How often something was done with a record; a record without a row has 0. */
export const RecordCount = defineEntity({
  name: 'RecordCount',
  tableName: 'record_count',
  properties: {
    /** Of the record, as its feature names it. */
    kind: p.string().length(20).primary(),
    name: p.string().$type<CountName>().length(20).primary(),
    recordId: p.integer().primary(),
    value: p.integer().default(0),
  },
});
