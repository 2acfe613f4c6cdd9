import type { Services } from '../../../platform/services.ts';
import { narrowest } from '../../query-reading/rules/choose-area.ts';
import { type KnownTexts, mayBeScattered, scatterCheck } from '../../query-reading/rules/free-words.ts';
import { meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import { MOST_GROUPS, MOST_ITEMS, objectType, type SearchAnswer, type SearchGroup } from '../../search/contract.ts';
import { foundNames } from '../../search/rules/found-name.ts';
import { isSearchItem } from '../../search/rules/search-card.ts';
import { type FoundCard, meantFirst } from '../rules/meant-first.ts';

/** A query with the province that the visitor has chosen. */
export interface Asked {
  readonly q: string;
  readonly province: string | undefined;
}

/** A group of suggestions with the ids of its items, in their order. */
export interface FoundGroup {
  readonly kind: string;
  readonly ids: readonly number[];
  /** Whether the name of one of them holds all words as they were typed. */
  readonly isCalledSo: boolean;
  /** Whether a list of this kind is offered that shows none of them: they only match the words. */
  readonly isByWords: boolean;
  readonly group: SearchGroup;
}

/** The suggestions for the words typed, in groups; none for an empty query. */
export async function searchEverything(
  services: Pick<Services, 'search' | 'searchSources'>,
  meaning: QueryMeaning,
  asked: Asked,
  known: KnownTexts,
): Promise<SearchAnswer> {
  return (await findGroups(services, meaning, asked, known)).map(({ group }) => group);
}

/**
 * What matches the words, in groups. Words that say how, when or for how much are not matched, and what stands in the
 * area asked for comes first; what holds the words by chance comes last, as similar.
 * @param asTyped whether nothing else is wanted than what fits these words as they stand
 */
export async function findGroups(
  { search, searchSources }: Pick<Services, 'search' | 'searchSources'>,
  meaning: QueryMeaning,
  { q, province }: Asked,
  known: KnownTexts,
  asTyped = false,
): Promise<FoundGroup[]> {
  const area = narrowest(meaningsOf(meaning, 'area').map(each => each.area));
  const near = area?.provinceSlug ?? province;
  const kinds = searchSources.flatMap(({ kind, isSuggested = true }) => (isSuggested ? [kind] : []));
  const check = mayBeScattered(meaning.free) ? scatterCheck(meaning.free, known) : undefined;
  // What holds the words by chance makes room for groups behind it.
  const most = check ? undefined : MOST_GROUPS;
  const [called, matching] = await Promise.all([
    // What is called so is meant by its name, although the words say what a patient has.
    meaning.isReread ? search.called(q, kinds) : [],
    search.suggest({ query: meaning.text, province: near, kinds, perKind: MOST_ITEMS, most, asTyped }),
  ]);
  const found = [...called, ...matching.filter(({ kind }) => !called.some(each => each.kind === kind))];
  const sort = (cards: readonly FoundCard[], isGuess: boolean, areTerms: boolean) =>
    check && !isGuess ? meantFirst(cards, check, areTerms) : { cards, isScattered: false };
  const itemOf = foundNames(meaning.text || q);
  const groups = found.flatMap(({ kind, similar: isGuess, items }) => {
    const source = searchSources.find(each => each.kind === kind);
    const knownCards = items.flatMap(({ card, ...item }) => (isSearchItem(card) ? [{ ...item, card }] : []));
    if (!source || knownCards.length === 0) return [];
    // What is meant only whole is held by nothing by chance.
    const { cards, isScattered } = sort(knownCards, isGuess || source.matchesWholes === true, source.inSmallIndex);
    const similar = isGuess || isScattered;
    const group = {
      object_type: objectType.parse(source.objectType),
      title: source.title,
      list_url: source.listUrl(q),
      similar,
      items: cards.map(({ card }) => itemOf(card)),
    };
    const isCalledSo = !similar && cards.some(({ inName }) => inName);
    return [{ kind, ids: cards.map(each => each.entityId), isCalledSo, isByWords: false, group }];
  });
  const isMeant = ({ group }: FoundGroup) => !group.similar;
  return [...groups.filter(isMeant), ...groups.filter(each => !isMeant(each))].slice(0, MOST_GROUPS);
}
