import { complaintAdvice } from '@antam/server/features/complaints/contract.ts';
import { type SearchGroup, searchGroup } from '@antam/server/features/search/contract.ts';
import { z } from 'zod';

/** What of the meaning of a query is measured. */
const guide = z.object({
  offers: z.array(z.object({ absolute_url: z.string() })),
  areas: z.array(z.object({ name: z.string() })),
  complaints: z.array(z.object({ name: z.string() })),
  missing: z.string(),
});
const suggestions = z.array(z.union([searchGroup.extend({ guide: guide.optional() }), z.object({ guide })]));

/** What a visitor is shown for a query. */
export interface Shown {
  readonly groups: readonly SearchGroup[];
  readonly offers: readonly string[];
  readonly areas: readonly string[];
  /** Says what nobody here has; empty where that is not so. */
  readonly missing: string;
  /** Names of the complaints whose pages are offered. */
  readonly complaints: readonly string[];
  /** Names of the specialities that complaints lead to. */
  readonly specialities: readonly string[];
}

/** Asks a server as the pages do. */
export async function ask(origin: string, q: string): Promise<Shown> {
  const query = new URLSearchParams({ q });
  const [found, advice] = await Promise.all([
    answerOf(`${origin}/api/v1/search/?${query}&guide=1`),
    answerOf(`${origin}/api/v1/complaint/?${query}`),
  ]);
  const entries = suggestions.parse(found);
  const groups = entries.flatMap(entry => ('items' in entry ? [entry] : []));
  const meant = entries[0]?.guide;
  const { complaints } = complaintAdvice.parse(advice);
  return {
    groups,
    offers: (meant?.offers ?? []).map(({ absolute_url }) => absolute_url),
    areas: (meant?.areas ?? []).map(({ name }) => name),
    missing: meant?.missing ?? '',
    complaints: (meant?.complaints ?? []).map(({ name }) => name),
    specialities: complaints.flatMap(({ specialities }) => specialities.map(({ name }) => name)),
  };
}

async function answerOf(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
