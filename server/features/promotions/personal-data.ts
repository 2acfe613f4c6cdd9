import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { ownedIds } from '../providers/queries/owned-ids.ts';
import { tables } from './tables.ts';

/** The codes that the account claimed, and the promotions of professionals whose page the account owns. */
export const promotionData: PersonalData = {
  export: [
    {
      file: 'promotion-claims.json',
      query: accountId =>
        tables
          .selectFrom('promotion_claim as claim')
          .innerJoin('promotion', 'promotion.id', 'claim.promotion')
          .select(['promotion.title', 'claim.code', 'claim.options', 'claim.price', 'claim.claimedAt'])
          .select('claim.redeemedAt')
          .where('claim.account', '=', accountId)
          .orderBy('claim.id'),
    },
    {
      file: 'professional-promotions.json',
      query: accountId =>
        tables
          .selectFrom('promotion')
          .select([
            'id',
            'title',
            'professional as professionalId',
            'status',
            'oldPrice',
            'newPrice',
            'startsAt',
            'endsAt',
          ])
          .select(['description', 'terms', 'groups', 'quota', 'claimed', 'createdAt', 'updatedAt'])
          .where('professional', 'in', ownedIds('professional', accountId))
          .orderBy('id'),
    },
  ],
  erase: eraseRows('promotion_claim'),
};
