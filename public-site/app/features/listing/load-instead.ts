import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import type { ApiClient } from '../../api/client.ts';
import { grouped } from '../../grouped.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { listAddress } from './list-address.ts';
import { listSubject } from './list-title.ts';

/** Cards of each kind that an empty list shows. */
const SHOWN = 3;
const WHERE = ['provinces', 'districts', 'former_provinces'];
/** What all lists can be asked for. */
const SHARED = [...WHERE, 'specialities', 'services'];

type Chosen = ListMeta['chosen'];
type Filters = Readonly<Record<string, string>>;

/** A list that an empty one can lead to. */
export type OtherList<Card> = {
  /** What is listed, lower case: "bác sĩ". */
  readonly noun: string;
  /** Address of its page. */
  readonly path: string;
  readonly ask: (
    api: ApiClient,
    options: { query: Filters; signal: AbortSignal },
  ) => Promise<{ items: readonly Card[] }>;
};

/** Some of what another list has, under its name. */
export type Found<Card> = {
  readonly title: string;
  readonly to: string;
  readonly items: readonly Card[];
};

/**
 * What an empty list leads to: the other kind in the same area, and its own kind elsewhere. Null of a list that has
 * something, or that was narrowed by nothing that could be left out.
 */
export async function loadInstead<Own, Other>(
  input: Pick<PageInput, 'api' | 'signal'>,
  { count, chosen, q }: Pick<ListMeta, 'count' | 'chosen' | 'q'>,
  { own, other }: { own: OtherList<Own>; other: OtherList<Other> },
): Promise<{ readonly own: Found<Own> | null; readonly other: Found<Other> | null } | null> {
  if (count > 0) return null;
  const shared = chosen.filter(({ type }) => SHARED.includes(type));
  const anywhere = chosen.filter(({ type }) => !WHERE.includes(type));
  const [elsewhere, there] = await Promise.all([
    anywhere.length < chosen.length ? find(input, own, { chosen: anywhere, q }, ' ở nơi khác') : null,
    q === '' && shared.length > 0 ? find(input, other, { chosen: shared, q }) : null,
  ]);
  return { own: elsewhere, other: there };
}

async function find<Card>(
  { api, signal }: Pick<PageInput, 'api' | 'signal'>,
  list: OtherList<Card>,
  asked: { chosen: Chosen; q: string },
  where = '',
): Promise<Found<Card> | null> {
  const filters = filtersOf(asked);
  const { items } = await list.ask(api, { query: { ...filters, page_size: String(SHOWN) }, signal });
  if (items.length === 0) return null;
  const subject = listSubject(asked, list.noun);
  return {
    title: `${subject.charAt(0).toLocaleUpperCase('vi')}${subject.slice(1)}${where}`,
    to: listAddress(list.path, new URLSearchParams(), filters),
    items,
  };
}

function filtersOf({ chosen, q }: { chosen: Chosen; q: string }): Filters {
  const types = [...grouped(chosen, ({ type }) => type)];
  const filters = types.map(([type, values]) => [type, values.map(({ slug }) => slug).join()] as const);
  return { ...(q === '' ? {} : { q }), ...Object.fromEntries(filters) };
}
