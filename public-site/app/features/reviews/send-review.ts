import type { commentPost } from '@antam/server/features/reviews/contract.ts';
import { writeReviewPages } from '@antam/server/features/reviews/pages.ts';
import type { z } from 'zod';
import type { FormValues } from '../../forms/form-result.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { idFromSlug } from '../../loading/detail-address.ts';
import { reviewDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import type { PageKind } from '../../memory/parse.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';

type ReviewBody = z.input<typeof commentPost>;

/** Runs the form of a review. */
export const sendReview =
  (kind: PageKind) =>
  async ({ api, params, fields, forms }: ActionInput): Promise<ActionOutcome> => {
    const { slugId = '' } = params;
    const id = idFromSlug(slugId);
    const answer = await api.post(`/api/v1/${kind}/comment/create/`, { body: { [kind]: id, ...reviewBody(fields) } });
    if (forms.isScripted) {
      finishDraft(reviewDrafts(kind, id));
      track({ kind: 'virtual', path: virtualPath.reviewDone(kind, id) });
    }
    return { answer, address: writeReviewPages[kind]({ slugId }, { done: 1 }) };
  };

/** A review as the API takes it; what was not chosen is 0 stars, or no word about being content. */
export function reviewBody(fields: FormValues): ReviewBody {
  const stars = (name: string) => Number(fields[name] ?? 0);
  const { comment = '', name = '', email = '', liking } = fields;
  return {
    comment,
    name,
    email,
    liking: liking === 'yes' ? true : liking === 'no' ? false : null,
    overall_rating: stars('overall_rating'),
    ratings: {
      attitude: stars('attitude'),
      waiting_time: stars('waiting_time'),
      cleanliness: stars('cleanliness'),
      recommending: stars('recommending'),
    },
  };
}
