import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { idFromSlug } from '../../loading/detail-address.ts';
import { track } from '../../tracking/track.ts';

/** Runs the form of a detail page that asks for the contact. Its answer is shown, and stored nowhere. */
export const revealContact =
  (kind: string) =>
  async ({ api, params, forms }: ActionInput): Promise<ActionOutcome> => {
    const id = idFromSlug(params.slugId);
    const answer = await api.get(`/api/v1/${kind}/:id/phone/`, { params: { id } });
    if (forms.isScripted) track({ kind: 'event', category: 'contact', action: 'revealed', label: kind, value: id });
    return { answer };
  };
