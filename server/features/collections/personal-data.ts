import type { PersonalData } from '../../platform/features/personal-data.ts';
import { ownedIds } from '../providers/queries/owned-ids.ts';
import { tables } from './tables.ts';

/** The collections that hold a professional whose page the account owns. */
export const collectionData: PersonalData = {
  notes: ['Tệp professional-collections.json ghi những tuyển chọn có trang bác sĩ của bạn.'],
  export: [
    {
      file: 'professional-collections.json',
      query: accountId =>
        tables
          .selectFrom('collection_member as member')
          .innerJoin('collection', 'collection.id', 'member.collection')
          .select(['member.memberId as professionalId', 'collection.name', 'collection.published as isPublished'])
          .select('member.note')
          .where('collection.kind', '=', 'professional')
          .where('member.memberId', 'in', ownedIds('professional', accountId))
          .orderBy('member.memberId')
          .orderBy('collection.id'),
    },
  ],
};
