import type { PersonalData } from '../../platform/features/personal-data.ts';
import { ownedIds } from '../providers/queries/owned-ids.ts';

/** In which collections somebody is whose page the account owns. */
export const collectionData: PersonalData = {
  export: [
    {
      file: 'professional-collections.json',
      sql: `select member.member_id as professional_id, collection.name, collection.published as is_published, member.note
        from collection_member member join collection on collection.id = member.collection_id
        where collection.kind = 'professional' and member.member_id in ${ownedIds('professional')}
        order by member.member_id, collection.id`,
    },
  ],
};
