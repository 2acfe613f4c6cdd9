import type { StoredCounts } from '../../platform/counts/stored-counts.ts';
import { FAVOURITE_COUNT } from './favourite-counts.ts';

/** How many people keep each record. */
export const heartCounts: StoredCounts = {
  what: 'hearts',
  table: 'record_count',
  columns: ['value'],
  counted: `select count(*) from favourite
    where favourite.type = record_count.kind and favourite.entity_id = record_count.record_id`,
  where: `record_count.name = '${FAVOURITE_COUNT}'`,
  from: 'favourite',
};
