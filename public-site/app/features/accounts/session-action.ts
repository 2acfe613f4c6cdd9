import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';

/** Where the logged-in browsers are listed. */
export const SESSION_PAGE = accountPages.sessions();
/** What the form sends in the place of an id. */
export const OTHERS = 'others';

/** Which browsers were logged out. */
export type EndedSessions = 'one' | 'others';

const ID = /^[1-9]\d{0,14}$/;

/** What the form of the logged-in browsers does: the pressed button names one, or all others. */
export async function endSessions({ api, fields: { session = '' } }: ActionInput): Promise<ActionOutcome> {
  if (session === OTHERS) {
    await api.delete('/api/v1/account/session/');
    return { answer: 'others' satisfies EndedSessions, address: accountPages.sessions({ done: 'may-khac' }) };
  }
  if (!ID.test(session))
    throw new ApiProblem(422, { code: 'INVALID', detail: 'Bạn hãy chọn một thiết bị trong danh sách.' });
  await api.delete('/api/v1/account/session/:id/', { params: { id: Number(session) } });
  return { answer: 'one' satisfies EndedSessions, address: accountPages.sessions({ done: 'mot-may' }) };
}

/** What was done just now without script, as the address says. */
export function endedBefore({ searchParams }: Pick<URL, 'searchParams'>): EndedSessions | null {
  const done = searchParams.get('done');
  return done === 'mot-may' ? 'one' : done === 'may-khac' ? 'others' : null;
}
