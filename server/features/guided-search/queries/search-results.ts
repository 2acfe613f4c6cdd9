import { areasOf } from '../../areas/area.repository.ts';
import { freeWithin } from '../../free-times/queries/free-within.ts';
import { listQuery } from '../../listing/contract.ts';
import { PLACE_LIST } from '../../places/place-list.ts';
import { askedSpecialities } from '../../places/queries/asked-specialities.ts';
import { PROFESSIONAL_LIST } from '../../professionals/professional-list.ts';
import { askedAreas } from '../../professionals/queries/asked-areas.ts';
import type { Lexicon } from '../../query-reading/rules/compile-lexicon.ts';
import type { QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import type { GuideOffer, ResultGroup, SearchResults } from '../contract.ts';
import { clockTags } from '../rules/clock-tags.ts';
import type { FoundGroup } from '../rules/found-group.ts';
import { besideList } from './beside-list.ts';
import { findGuided } from './find-guided.ts';
import { countedHead, matchesOf, type Page, SHOWN, withCards } from './result-cards.ts';
import type { Asked } from './search-everything.ts';

/**
 * What the page of results shows. Where the words ask for lists, the first of each list in its order, and beside it, in a
 * group of its own, who else is called so or matches the words; otherwise what matches the words.
 */
export async function searchResults(
  page: Page,
  read: QueryMeaning,
  asked: Asked,
  lexicon: Lexicon,
): Promise<SearchResults> {
  const { meaning, guide, listed, groups, tags } = await findGuided(page.services, read, asked, lexicon);
  page.context.dependsOn(...clockTags(meaning), ...tags);
  const lists = await Promise.all(guide.offers.map(offer => ofOffer(page, offer)));
  const others = groups.filter(({ kind }) => !listed.some(intent => intent.kind === kind));
  const [beside, rest] = await Promise.all([
    Promise.all(
      listed.map((intent, at) => {
        const ofKind = groups.filter(({ kind }) => kind === intent.kind);
        const list = lists[at];
        return list ? besideList(page, intent, list, ofKind, meaning) : [];
      }),
    ),
    Promise.all(others.map(group => ofGroup(page, group, meaning.text))),
  ]);
  const { leading = [], following = [] } = Object.groupBy(beside.flat(), each =>
    each.leads ? 'leading' : 'following',
  );
  return {
    guide,
    similar: groups.length > 0 && listed.length === 0 && groups.every(({ group }) => group.similar),
    groups: [...leading.map(({ group }) => group), ...lists, ...following.map(({ group }) => group), ...rest],
  };
}

/** The first of an offered list. */
async function ofOffer(page: Page, offer: GuideOffer): Promise<ResultGroup> {
  const { kind, count, absolute_url: list_url } = offer;
  const filters = Object.fromEntries(new URL(list_url, 'http://site').searchParams);
  const query = listQuery.parse({ ...filters, page_size: String(SHOWN) });
  const list =
    kind === 'place'
      ? page.selectList(PLACE_LIST, query, page.context)
      : page.selectList(PROFESSIONAL_LIST, query, page.context);
  const { rows, meta } = await list;
  const ids = rows.map(({ id }) => id);
  const { db } = page.services;
  const areas = kind === 'professional' ? askedAreas(meta, await areasOf(db)) : undefined;
  const within = areas && freeWithin(db.read, areas, ids);
  const head = { title: offer.name, list_url, count, similar: false, kinds: offer.kinds };
  const specialities = kind === 'place' ? await askedSpecialities(db, meta) : [];
  return withCards(page, kind, head, ids, { within, specialities });
}

/** What matches the words of a kind of which no list is offered. */
async function ofGroup(page: Page, { kind, ids, group }: FoundGroup, text: string): Promise<ResultGroup> {
  if (kind !== 'professional' && kind !== 'place') return { ...group, kind: 'other' };
  const { list_url, similar } = group;
  const matching = [...new Set([...(await matchesOf(page, kind, text)), ...ids])];
  return withCards(page, kind, { ...(await countedHead(page, kind, matching)), list_url, similar }, ids);
}
