import { ApiProblem } from '../../../api/problem.ts';
import type { ActionInput, ActionOutcome } from '../../../forms/page-action.ts';
import { CODE_FIELD } from './redeem-form.tsx';

/** Names the promotion that is to end; without it the form redeems a code. */
export const END_FIELD = 'ket-thuc';

const ID = /^[1-9]\d{0,9}$/;

/** What the forms of the workspace's promotions do: redeem a code, or end a promotion. */
export async function managePromotions({ api, fields, url }: ActionInput): Promise<ActionOutcome> {
  const { [END_FIELD]: ended, [CODE_FIELD]: code = '' } = fields;
  if (ended === undefined) {
    return { answer: await api.post('/api/v1/promotion-claim/redeem/', { body: { code } }) };
  }
  if (!ID.test(ended))
    throw new ApiProblem(422, { code: 'INVALID', detail: 'Bạn hãy chọn một ưu đãi trong danh sách.' });
  const answer = await api.post('/api/v1/own-promotion/:id/end/', { params: { id: Number(ended) } });
  return { answer, address: url.pathname };
}
