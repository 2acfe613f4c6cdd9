import { WORKSPACE_KINDS } from '@antam/server/features/providers/pages.ts';
import { ApiProblem } from '../../../api/problem.ts';
import type { ActionInput, ActionOutcome } from '../../../forms/page-action.ts';

/** What is to become of the number: `hien` shows it to everybody, `an` to accounts alone. */
export const RECEPTION_FIELD = 'so-tiep-tan';

/** Shows the number of the reception of the place that the page's address names, or takes it back. */
export async function switchReception({ api, fields, params, url }: ActionInput): Promise<ActionOutcome> {
  const { [RECEPTION_FIELD]: wanted } = fields;
  const isPlace = Object.entries(WORKSPACE_KINDS).some(([word, kind]) => word === params.kind && kind === 'place');
  if (!isPlace || (wanted !== 'hien' && wanted !== 'an')) {
    throw new ApiProblem(422, { code: 'INVALID', detail: 'Chưa lưu được. Xin vui lòng tải lại trang rồi thử lại.' });
  }
  const answer = await api.put('/api/v1/place/:id/reception/', {
    params: { id: Number(params.id) },
    body: { is_public: wanted === 'hien' },
  });
  return { answer, address: url.pathname + url.search };
}
