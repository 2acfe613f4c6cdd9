import { ids as idList } from '../../platform/db/list-values.ts';
import type { RecordUse } from '../../platform/subjects/record-use.ts';
import { tables } from './tables.ts';

/** Members of collections: of which kind they are, their collection says. */
export const collectionMembers: RecordUse = {
  table: 'collection_member',
  property: 'memberId',
  used: (kind, ids) =>
    tables
      .selectFrom('collection_member as member')
      .innerJoin('collection', 'collection.id', 'member.collection')
      .select('member.memberId as id')
      .distinct()
      .where(eb => eb(eb.cast<string>('collection.kind', 'text'), '=', kind))
      .where('member.memberId', 'in', idList(ids)),
};
