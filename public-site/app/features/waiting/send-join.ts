import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { notFound } from '../../loading/page-error.ts';
import { waitingDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { asId } from '../../memory/parse.ts';
import { joinQuery } from './waiting-query.ts';

/** Puts the visitor on the waiting list that the page's address names. */
export async function sendJoin({ api, url, fields, forms }: ActionInput): Promise<ActionOutcome> {
  const { place, professional, day, start } = joinQuery(url.searchParams);
  if (place === null || day === null) throw notFound();
  const { name, email, phone } = fields;
  const reason = asId(Number(fields.reason));
  const body = { place, professional, day, booking_start: start, reason, name, email, phone };
  const answer = await api.post('/api/v1/waiting/', { body });
  if (forms.isScripted) finishDraft(waitingDrafts(place, professional));
  return { answer };
}
