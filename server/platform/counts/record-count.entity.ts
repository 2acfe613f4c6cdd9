import { defineEntity, p } from '@mikro-orm/core';

/**
 * A count of a record, e.g. of its hearts; a record without a row has 0. It is written far more often than the record, so
 * it has a narrow row of its own.
 */
export const RecordCount = defineEntity({
  name: 'RecordCount',
  tableName: 'record_count',
  properties: {
    /** Of the record, as its feature names it. */
    kind: p.string().length(20).primary(),
    /** Of the count, as the feature that counts names it. */
    name: p.string().length(20).primary(),
    recordId: p.integer().primary(),
    value: p.integer().default(0),
  },
});
