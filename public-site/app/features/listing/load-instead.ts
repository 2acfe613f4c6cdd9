import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import type { ApiClient } from '../../api/client.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { wayOf, wayText } from './way-of.ts';

/** Cards of each kind that an empty list shows. */
const SHOWN = 3;

/** A list that an empty one can lead to. */
export type OtherList<Card> = {
  /** What it lists, as answers name it: `professional`. */
  readonly kind: string;
  readonly ask: (
    api: ApiClient,
    options: { query: Readonly<Record<string, string>>; signal: AbortSignal },
  ) => Promise<{ items: readonly Card[] }>;
};

/** Some of what another list has, under its name. */
export type Found<Card> = {
  readonly title: string;
  readonly to: string;
  readonly items: readonly Card[];
};

/** What is nearest to what an empty list was asked for, of its own kind and of the other one; null of a list that has something. */
export async function loadInstead<Own, Other>(
  input: Pick<PageInput, 'api' | 'signal'>,
  { relaxed }: Pick<ListMeta, 'relaxed'>,
  { own, other }: { own: OtherList<Own>; other: OtherList<Other> },
): Promise<{ readonly own: Found<Own> | null; readonly other: Found<Other> | null } | null> {
  if (relaxed === undefined) return null;
  const [ofOwn, ofOther] = await Promise.all([nearest(input, own, relaxed), nearest(input, other, relaxed)]);
  return { own: ofOwn, other: ofOther };
}

async function nearest<Card>(
  { api, signal }: Pick<PageInput, 'api' | 'signal'>,
  list: OtherList<Card>,
  relaxed: NonNullable<ListMeta['relaxed']>,
): Promise<Found<Card> | null> {
  const first = relaxed.find(({ kind }) => kind === list.kind);
  if (!first) return null;
  const asked = Object.fromEntries(new URL(first.absolute_url, 'https://here.invalid').searchParams);
  const { items } = await list.ask(api, { query: { ...asked, page_size: String(SHOWN) }, signal });
  return items.length === 0 ? null : { title: wayText(wayOf(first, first.q)), to: first.absolute_url, items };
}
