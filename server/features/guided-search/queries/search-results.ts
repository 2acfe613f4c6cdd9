import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { positionOf } from '../../../platform/http/position-of.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { listQuery } from '../../listing/contract.ts';
import type { SelectList } from '../../listing/queries/select-list.ts';
import { PLACE_LIST } from '../../places/place-list.ts';
import { placeCards } from '../../places/queries/place-cards.ts';
import { PROFESSIONAL_LIST } from '../../professionals/professional-list.ts';
import { professionalCards } from '../../professionals/queries/professional-cards.ts';
import { DOCTOR, type PeopleKind } from '../../professionals/rules/people-kinds.ts';
import type { QueryMeaning, WantedKind } from '../../query-reading/rules/query-meaning.ts';
import type { Lexicon } from '../../query-reading/rules/read-query.ts';
import type { GuideOffer, ResultGroup, SearchResults } from '../contract.ts';
import { kindsOf } from './count-listed.ts';
import { findGuided } from './find-guided.ts';
import type { Asked, FoundGroup } from './search-everything.ts';

/** Cards of a group on the page of results. */
const SHOWN = 6;
/** Matches are counted up to this many. */
const MOST_COUNTED = 10_000;

/** What stands above the cards. */
interface GroupHead {
  readonly title: string;
  readonly list_url: string;
  readonly count: number;
  readonly similar: boolean;
  readonly kinds: PeopleKind[];
}

interface Page {
  readonly services: Services;
  readonly selectList: SelectList;
  readonly context: RequestContext;
}

/**
 * What the page of results shows. Where the words ask for a list, its best are shown, behind those that are called by
 * these very words; otherwise what matches the words.
 */
export async function searchResults(
  page: Page,
  meaning: QueryMeaning,
  asked: Asked,
  lexicon: Lexicon,
): Promise<SearchResults> {
  const { guide: guided, groups } = await findGuided(page.services, meaning, asked, lexicon);
  const offered = guided.offers.map(offer => {
    const group = groups.find(({ kind }) => kind === offer.kind);
    return ofOffer(page, offer, group ? namesakes(group, meaning.text) : []);
  });
  const others = groups
    .filter(({ kind }) => !guided.offers.some(offer => offer.kind === kind))
    .map(group => ofGroup(page, group, meaning.text));
  const similar = groups.length > 0 && guided.offers.length === 0 && groups.every(({ group }) => group.similar);
  return { guide: guided, similar, groups: await Promise.all([...offered, ...others]) };
}

/** Those whose names hold all words typed. */
function namesakes({ ids, group }: FoundGroup, text: string): number[] {
  const words = foldText(text).split(' ');
  return ids.filter((_, index) => {
    const name = foldText(group.items[index]?.name ?? '').split(' ');
    return words.every(word => name.includes(word));
  });
}

async function ofOffer(page: Page, offer: GuideOffer, first: readonly number[]): Promise<ResultGroup> {
  const { kind, count, absolute_url: list_url } = offer;
  const filters = Object.fromEntries(new URL(list_url, 'http://site').searchParams);
  const query = listQuery.parse({ ...filters, page_size: String(SHOWN) });
  const list =
    kind === 'place'
      ? page.selectList(PLACE_LIST, query, page.context)
      : page.selectList(PROFESSIONAL_LIST, query, page.context);
  const { rows } = await list;
  const ids = [...new Set([...first, ...rows.map(({ id }) => id)])];
  return withCards(page, kind, { title: offer.name, list_url, count, similar: false, kinds: offer.kinds }, ids);
}

/** Nobody is a doctor whose occupation does not say so. */
function titleOf(kind: WantedKind, kinds: readonly PeopleKind[]): string {
  if (kind === 'place') return 'Cơ sở y tế';
  return kinds.length === 0 || kinds.some(({ noun }) => noun === DOCTOR) ? 'Bác sĩ' : 'Nhân viên y tế';
}

async function ofGroup(page: Page, { kind, ids, group }: FoundGroup, text: string): Promise<ResultGroup> {
  if (kind !== 'professional' && kind !== 'place') return { ...group, kind: 'other' };
  const { items } = await page.services.search.match({ kind, query: text, limit: MOST_COUNTED });
  const matching = [...new Set([...items.map(({ entityId }) => entityId), ...ids])];
  const kinds = kind === 'place' ? [] : await kindsOf(page.services, matching);
  return withCards(
    page,
    kind,
    { title: titleOf(kind, kinds), list_url: group.list_url, count: matching.length, similar: group.similar, kinds },
    ids,
  );
}

async function withCards(
  { services, context }: Page,
  kind: WantedKind,
  group: GroupHead,
  ids: readonly number[],
): Promise<ResultGroup> {
  const position = positionOf(context);
  const shown = ids.slice(0, SHOWN);
  if (kind === 'professional') return { ...group, kind, items: await professionalCards(services, shown, position) };
  const { kinds: _, ...head } = group;
  return { ...head, kind, items: await placeCards(services, shown, position) };
}
