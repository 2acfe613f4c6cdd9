import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { notFound } from '../../loading/page-error.ts';
import { waitingQuery } from './waiting-query.ts';

/** Runs the forms of an entry's page; the address says which of them was sent. */
export async function changeWaiting({ api, params: { code }, url }: ActionInput): Promise<ActionOutcome> {
  const { key, step } = waitingQuery(url.searchParams);
  if (code === undefined || step === null) throw notFound();
  const call = { params: { code }, body: key === null ? {} : { key } };
  if (step === 'leave') {
    await api.post('/api/v1/waiting/:code/leave/', call);
    return { answer: { address: '/' }, address: '/' };
  }
  const { link } = await api.post('/api/v1/waiting/:code/take/', call);
  return { answer: { address: link }, address: link };
}
