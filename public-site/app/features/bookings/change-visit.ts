import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { notFound } from '../../loading/page-error.ts';
import { visitAddress, visitQuery } from './visit-address.ts';

/** Runs the forms of a visit's page; the address says which of them was sent. */
export async function changeVisit({ api, params: { code }, url, fields }: ActionInput): Promise<ActionOutcome> {
  const { key, step } = visitQuery(url.searchParams);
  if (code === undefined || step === null) throw notFound();
  const owner = key === null ? {} : { key };
  if (step === 'cancel') await api.post('/api/v1/booking/:code/cancel/', { params: { code }, body: owner });
  else {
    const body = { ...owner, booking_start: fields.booking_start ?? '' };
    await api.post('/api/v1/booking/:code/move/', { params: { code }, body });
  }
  const address = visitAddress({ code, key }, { done: step });
  return { answer: { address }, address };
}
