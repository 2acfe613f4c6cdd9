import type { relativeCalls } from '@antam/server/features/relatives/contract.ts';
import type { z } from 'zod';
import type { FormValues } from '../../forms/form-result.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { notFound } from '../../loading/page-error.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { sentBirthDate } from '../bookings/birth-date.ts';
import { relativeDrafts, relativesAddress, relativesQuery } from './relative-address.ts';

/** Runs the forms of the page of relatives; the address says which of them was sent, and about whom. */
export async function changeRelatives({ api, url, fields, forms }: ActionInput): Promise<ActionOutcome> {
  const { step, id } = relativesQuery(url.searchParams);
  if (step === null || (step !== 'add' && id === null)) throw notFound();
  const params = { id: id ?? 0 };
  if (step === 'add') await api.post('/api/v1/relative/', { body: relativeBody(fields) });
  else if (step === 'edit') await api.put('/api/v1/relative/:id/', { params, body: relativeBody(fields) });
  else await api.delete('/api/v1/relative/:id/', { params });
  if (forms.isScripted) finishDraft(relativeDrafts(id ?? undefined));
  const address = relativesAddress({ done: step });
  return { answer: { address }, address };
}

function relativeBody(fields: FormValues): z.input<typeof relativeCalls.create.body> {
  const { name = '', relation = '', phone = '', date_of_birth = '' } = fields;
  return { name, relation, phone: phone.trim(), date_of_birth: sentBirthDate(date_of_birth) };
}
