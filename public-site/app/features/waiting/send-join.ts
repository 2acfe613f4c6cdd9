import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { notFound } from '../../loading/page-error.ts';
import { asId } from '../../memory/parse.ts';
import { joinQuery } from './waiting-query.ts';

/** Puts whoever sent the form on the waiting list that the page's address names. */
export async function sendJoin({ api, url, fields }: ActionInput): Promise<ActionOutcome> {
  const { place, professional, day, start } = joinQuery(url.searchParams);
  if (place === null || day === null) throw notFound();
  const { name, email, phone } = fields;
  const reason = asId(Number(fields.reason));
  const body = { place, professional, day, booking_start: start, reason, name, email, phone };
  return { answer: await api.post('/api/v1/waiting/', { body }) };
}
