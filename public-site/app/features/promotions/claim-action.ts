import type { FormValues } from '../../forms/form-result.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { idFromSlug } from '../../loading/detail-address.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { track } from '../../tracking/track.ts';

/** Where the options that were chosen of a promotion are kept. */
export const claimDrafts = (promotion: number): string => formDrafts(`claim:${promotion}`);

/** The beginning of the names of fields that carry the number of an option. */
export const OPTION_FIELD = 'chon-';

/** The numbers of the options that were chosen in the form. */
export function optionsIn(fields: FormValues): number[] {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(OPTION_FIELD))
    .map(([, value]) => Number(value))
    .filter(id => Number.isSafeInteger(id) && id > 0);
}

/** Runs the form of a promotion's page that claims it. */
export async function claimPromotion({ api, params, forms, fields }: ActionInput): Promise<ActionOutcome> {
  const promotion = idFromSlug(params.slugId);
  const answer = await api.post('/api/v1/promotion-claim/', { body: { promotion, options: optionsIn(fields) } });
  if (forms.isScripted) {
    finishDraft(claimDrafts(promotion));
    track({ kind: 'event', category: 'promotion', action: 'claimed', value: promotion });
  }
  return { answer };
}
