import type { Position } from '../../../platform/geo/distance.ts';
import type { SuggestGroup } from '../../../platform/search/search-index.ts';
import type { Services } from '../../../platform/services.ts';
import { narrowest } from '../../areas/rules/choose-area.ts';
import { type KnownTexts, mayBeScattered, scatterCheck } from '../../query-reading/rules/free-words.ts';
import { meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import { MOST_GROUPS, MOST_ITEMS, objectType, type SearchAnswer } from '../../search/contract.ts';
import { foundNames } from '../../search/rules/found-name.ts';
import { isSearchItem } from '../../search/rules/search-card.ts';
import { type FoundGroup, joinGroups } from '../rules/found-group.ts';
import { type FoundCard, meantFirst, type Sorted } from '../rules/meant-first.ts';
import { nearestSignFirst } from '../rules/nearest-sign-first.ts';
import { called, findNamed } from './find-named.ts';

/** A query with the province that the visitor has chosen. */
export interface Asked {
  readonly q: string;
  readonly province: string | undefined;
  /** Nothing else is wanted than what fits these words as they stand. */
  readonly isTyped?: boolean;
  /** Of the visitor; undefined when unknown. */
  readonly position?: Position | undefined;
  /** The first complaint that the words name, by its name. */
  readonly complaint?: string | undefined;
}

type SearchServices = Pick<Services, 'search' | 'searchSources'>;

/** The suggestions for the words typed, in groups; none for an empty query. */
export async function searchEverything(
  services: SearchServices,
  meaning: QueryMeaning,
  asked: Asked,
  known: KnownTexts,
): Promise<SearchAnswer> {
  return joinGroups(await findGroups(services, meaning, asked, known)).map(({ group }) => group);
}

/** What is called just so, whatever the words were read as. */
export async function findCalled(services: SearchServices, q: string): Promise<FoundGroup[]> {
  const { text, groups } = await called(services.search, q, suggestedKinds(services));
  return presentGroups(services, groups, { q, text, sort: asFound });
}

const suggestedKinds = ({ searchSources }: Pick<SearchServices, 'searchSources'>) =>
  searchSources.flatMap(({ kind, isSuggested = true }) => (isSuggested ? [kind] : []));

/**
 * What the words name, whatever they were read as, then what matches them, in groups. Words that say how, when or for how
 * much are not matched, and what stands in the area asked for comes first; what holds the words by chance comes last, as
 * similar. A kind may have a group of each.
 * @param asTyped whether nothing else is wanted than what fits these words as they stand
 */
export async function findGroups(
  services: SearchServices,
  meaning: QueryMeaning,
  asked: Asked,
  known: KnownTexts,
  asTyped = asked.isTyped === true,
): Promise<FoundGroup[]> {
  const { search } = services;
  const area = narrowest(meaningsOf(meaning, 'area').map(each => each.area));
  const province = area?.provinceSlug ?? asked.province;
  const kinds = suggestedKinds(services);
  const check = mayBeScattered(meaning.free) ? scatterCheck(meaning.free, known) : undefined;
  // What holds the words by chance makes room for groups behind it.
  const most = check ? undefined : MOST_GROUPS;
  const query = { query: meaning.text, province, kinds, perKind: MOST_ITEMS, most, asTyped, isMeant: known.isMeant };
  const [named, matching, ofComplaint] = await Promise.all([
    findNamed(search, meaning, { q: asked.q, kinds, province, isMeant: known.isMeant }),
    search.suggest(meaning.complaint === undefined ? query : { ...query, kinds: kinds.filter(isOfField) }),
    meaning.complaint === undefined
      ? []
      : search.suggest({
          ...query,
          query: meaning.complaint,
          kinds: kinds.filter(each => !isOfField(each)),
          asTyped: true,
        }),
  ]);
  const sort = (cards: readonly FoundCard[], isGuess: boolean, areTerms: boolean) =>
    isGuess ? asFound(cards) : meantFirst(cards, check, areTerms);
  const ofNamed = named.flatMap(({ text, groups }) =>
    presentGroups(services, groups, { q: asked.q, text, sort: asFound }),
  );
  const complaint = meaning.complaint ?? asked.complaint;
  const ofText = presentGroups(services, matching, { q: asked.q, text: meaning.text, sort, complaint });
  const isMeant = ({ group }: FoundGroup) => !group.similar;
  const said = presentGroups(services, ofComplaint, { q: asked.q, text: complaint ?? '', sort: asFound, complaint });
  const found = [...ofNamed, ...ofText.filter(isMeant), ...said.filter(isMeant)];
  const isNear = !asTyped && mayBeNear(meaning, found, matching);
  const near = isNear ? await search.suggest({ ...query, onlyNear: true }) : [];
  const ofNear = presentGroups(services, near, { q: asked.q, text: meaning.text, sort: asFound });
  return [...found, ...ofNear.map(each => ({ ...each, isNear: true })), ...ofText.filter(each => !isMeant(each))];
}

/** So many words tell a name of which one of them was typed otherwise. */
const MIN_WORDS_OF_NAME = 3;

/**
 * Whether one of the words may stand otherwise in a name: where nothing is called by them, and they are only held by chance or
 * are many of which some mean nothing. "Nguyễn Đức Dinh" stands in who is called Nguyễn Đức and knows of "dinh dưỡng".
 */
function mayBeNear(
  { free, words }: QueryMeaning,
  found: readonly FoundGroup[],
  matching: readonly SuggestGroup[],
): boolean {
  if (found.some(({ isCalledSo }) => isCalledSo)) return false;
  if (found.length > 0) return free.length > 0 && words.length >= MIN_WORDS_OF_NAME;
  return matching.some(({ similar }) => !similar);
}

/** What looks after a complaint is found by its field; anything else by the complaint: "zona thần kinh" is no dizziness. */
const OF_FIELD: ReadonlySet<string> = new Set(['professional', 'place', 'speciality', 'service']);
const isOfField = (kind: string) => OF_FIELD.has(kind);

const asFound = (cards: readonly FoundCard[]): Sorted => ({ cards, isScattered: false });

interface Matched {
  readonly q: string;
  readonly text: string;
  sort(cards: readonly FoundCard[], isGuess: boolean, areTerms: boolean): Sorted;
  /** The complaint that the words name. */
  readonly complaint?: string | undefined;
}

/** Groups as answers show them; without those of which no card can be read. */
function presentGroups(
  { searchSources }: Pick<Services, 'searchSources'>,
  groups: readonly SuggestGroup[],
  { q, text, sort, complaint }: Matched,
): FoundGroup[] {
  const itemOf = foundNames(text || q);
  return groups.flatMap(({ kind, similar: isGuess, items }) => {
    const source = searchSources.find(each => each.kind === kind);
    const knownCards = items.flatMap(({ card, ...item }) => (isSearchItem(card) ? [{ ...item, card }] : []));
    if (!source || knownCards.length === 0) return [];
    // What is meant only whole is held by nothing by chance.
    const sorted = sort(knownCards, isGuess || source.matchesWholes === true, source.inSmallIndex);
    const { isScattered } = sorted;
    const cards = nearestSignFirst(sorted.cards, complaint);
    const similar = isGuess || isScattered;
    const group = {
      object_type: objectType.parse(source.objectType),
      title: source.title,
      list_url: source.listUrl(q),
      similar,
      items: cards.map(({ card }) => itemOf(card)),
    };
    const isCalledSo = !similar && cards.some(({ inName }) => inName);
    return [{ kind, text, ids: cards.map(each => each.entityId), isCalledSo, isNear: false, isByWords: false, group }];
  });
}
