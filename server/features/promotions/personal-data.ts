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
          .innerJoin('promotion', 'promotion.id', 'claim.promotion_id')
          .select(['promotion.title', 'claim.code', 'claim.options', 'claim.price', 'claim.claimed_at'])
          .select('claim.redeemed_at')
          .where('claim.account_id', '=', accountId)
          .orderBy('claim.id'),
    },
    {
      file: 'professional-promotions.json',
      query: accountId =>
        tables
          .selectFrom('promotion')
          .select(['id', 'title', 'professional_id', 'status', 'old_price', 'new_price', 'starts_at', 'ends_at'])
          .select(['description', 'terms', 'groups', 'quota', 'claimed', 'created_at', 'updated_at'])
          .where('professional_id', 'in', ownedIds('professional', accountId))
          .orderBy('id'),
    },
  ],
  erase: eraseRows('promotion_claim'),
};
