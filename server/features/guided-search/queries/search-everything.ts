import type { Position } from '../../../platform/geo/distance.ts';
import type { SearchIndex, SuggestGroup, SuggestQuery } from '../../../platform/search/search-index.ts';
import type { Services } from '../../../platform/services.ts';
import { narrowest } from '../../areas/rules/choose-area.ts';
import { type KnownTexts, mayBeScattered, scatterCheck } from '../../query-reading/rules/free-words.ts';
import { meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import { MAX_GROUPS, MAX_ITEMS, type SearchAnswer } from '../../search/contract.ts';
import { type FoundGroup, joinGroups } from '../rules/found-group.ts';
import { meantFirst } from '../rules/meant-first.ts';
import { presentGroups } from '../rules/present-groups.ts';
import { called, findNamed } from './find-named.ts';
import { withNearest } from './with-nearest.ts';

/** A query with the province that the visitor has chosen. */
export interface Asked {
  readonly q: string;
  readonly province: string | undefined;
  /** Nothing else is wanted than what fits these words as they stand. */
  readonly isTyped?: boolean;
  /** Where the visitor is; undefined when unknown. */
  readonly position?: Position | undefined;
  /** The first complaint that the words name, by its name. */
  readonly complaint?: string | undefined;
}

type SearchServices = Pick<Services, 'db' | 'search' | 'searchSources'>;

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
  return presentGroups(services, groups, { q, text });
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
  const check = mayBeScattered(meaning.free) ? scatterCheck(meaning.free, known) : undefined;
  const kinds = suggestedKinds(services);
  // What holds the words by chance makes room for groups behind it.
  const most = check ? undefined : MAX_GROUPS;
  const { text: query } = meaning;
  const wanted = { query, province: provinceOf(meaning, asked), kinds, perKind: MAX_ITEMS, most, asTyped };
  const matching = { ...wanted, isMeant: known.isMeant };
  const matched = await matchesOf(search, meaning, asked.q, matching);
  const { found, byChance } = await presentMatches(services, meaning, asked, matched, check);
  if (asTyped || !mayBeNear(meaning, found, matched.ofText)) return [...found, ...byChance];
  const near = await search.suggest({ ...matching, onlyNear: true });
  const ofNear = presentGroups(services, near, { q: asked.q, text: query });
  return [...found, ...ofNear.map(each => ({ ...each, isNear: true })), ...byChance];
}

/** The province asked for, else the chosen one. */
function provinceOf(meaning: QueryMeaning, asked: Asked): string | undefined {
  return narrowest(meaningsOf(meaning, 'area').map(each => each.area))?.provinceSlug ?? asked.province;
}

/** What the index finds for a query. */
interface Matches {
  /** Called so, or with the words in their names, each by the words that were looked for. */
  readonly named: Awaited<ReturnType<typeof findNamed>>;
  /** By the words that are matched: of a complaint only what looks after it. */
  readonly ofText: readonly SuggestGroup[];
  /** The groups that the complaint itself leads to. */
  readonly ofComplaint: readonly SuggestGroup[];
}

async function matchesOf(
  search: SearchIndex,
  meaning: QueryMeaning,
  q: string,
  query: SuggestQuery & { readonly kinds: readonly string[] },
): Promise<Matches> {
  const { kinds, province, isMeant } = query;
  const { complaint } = meaning;
  const [ofField, others] = complaint === undefined ? [kinds, []] : [kinds.filter(isOfField), kinds.filter(isOther)];
  const [named, ofText, ofComplaint] = await Promise.all([
    findNamed(search, meaning, { q, kinds, province, isMeant }),
    search.suggest({ ...query, kinds: ofField }),
    complaint === undefined ? [] : search.suggest({ ...query, query: complaint, kinds: others, asTyped: true }),
  ]);
  return { named, ofText, ofComplaint };
}

/** What was found, and apart from it what holds the words by chance. */
async function presentMatches(
  services: SearchServices,
  meaning: QueryMeaning,
  { q, complaint: said }: Asked,
  { named, ofText, ofComplaint }: Matches,
  check: ReturnType<typeof scatterCheck> | undefined,
): Promise<{ readonly found: readonly FoundGroup[]; readonly byChance: readonly FoundGroup[] }> {
  const complaint = meaning.complaint ?? said;
  const [texts, complaints] = await Promise.all([
    withNearest(services, ofText, complaint),
    withNearest(services, ofComplaint, complaint),
  ]);
  const ofNames = named.flatMap(({ text, groups }) => presentGroups(services, groups, { q, text }));
  const matching = presentGroups(services, texts, {
    q,
    text: meaning.text,
    complaint,
    sort: (cards, isGuess, areTerms) => (isGuess ? { cards, isScattered: false } : meantFirst(cards, check, areTerms)),
  });
  const ofSaid = presentGroups(services, complaints, { q, text: complaint ?? '', complaint });
  const isMeant = ({ group }: FoundGroup) => !group.similar;
  return {
    found: [...ofNames, ...matching.filter(isMeant), ...ofSaid.filter(isMeant)],
    byChance: matching.filter(each => !isMeant(each)),
  };
}

/** So many words identify a name of which one was typed otherwise. */
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
const isOther = (kind: string) => !OF_FIELD.has(kind);
