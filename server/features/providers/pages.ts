import { sitePage } from '../../platform/http/site-page.ts';

/** What a provider manages, by the word for it in addresses. */
export const WORKSPACE_KINDS = { 'bac-si': 'professional', 'co-so-y-te': 'place' } as const;

/** The pages on which providers manage what is theirs; `kind` is a key of {@link WORKSPACE_KINDS}. */
export const workspacePages = {
  choose: sitePage('/quan-ly/'),
  visits: sitePage('/quan-ly/:kind/:id/'),
  schedule: sitePage('/quan-ly/:kind/:id/lich/'),
  comments: sitePage('/quan-ly/:kind/:id/nhan-xet/'),
  promotions: sitePage('/quan-ly/:kind/:id/khuyen-mai/'),
  newPromotion: sitePage('/quan-ly/:kind/:id/khuyen-mai/moi/'),
  promotion: sitePage('/quan-ly/:kind/:id/khuyen-mai/:promotion/'),
  /** Where a customer's code leads who shows it: the QR picture holds this address. */
  redeem: sitePage('/quan-ly/dung-ma/:code/'),
};
