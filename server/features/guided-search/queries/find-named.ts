import type { SearchIndex, SuggestGroup, SuggestQuery } from '../../../platform/search/search-index.ts';
import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import type { QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import { MAX_ITEMS } from '../../search/contract.ts';
import { LIST_PAGES } from '../rules/list-pages.ts';

/** Groups with the words by which they were found. */
interface Named {
  readonly text: string;
  readonly groups: readonly SuggestGroup[];
}

/** So many words identify a name of which one was typed otherwise. */
const MIN_NEAR = 3;

/** Longer queries are matched by as many of their words. */
const MAX_WORDS = 16;

/**
 * What the words name where something else is matched than all of them: what is called just so, and what holds them in its
 * name. "Phương Trang" may be a doctor's name and no ward, and a complaint the name of a disease.
 */
export async function findNamed(
  search: SearchIndex,
  { words, text, typed, isWrittenOut }: Pick<QueryMeaning, 'words' | 'text' | 'typed' | 'isWrittenOut'>,
  { q, ...asked }: NameQuery,
): Promise<Named[]> {
  const isMatched = words.length < MAX_WORDS && foldText(text) === foldText(words.join(' '));
  if (isMatched && !isWrittenOut) return [];
  const meant = isMatched ? [] : (typed ?? [words.join(' ')]);
  // Names may hold the letters of an abbreviation.
  const texts = isWrittenOut ? [q, ...meant] : meant;
  const [exact, ...holding] = await Promise.all([
    called(search, q, asked.kinds),
    ...texts.map(async (query, at) => {
      const kinds = at === 0 ? asked.kinds : asked.kinds.filter(isNoList);
      return { text: query, groups: await inNames(search, { ...asked, query, kinds }) };
    }),
  ]);
  const named = [exact, ...holding];
  if (!typed || words.length < MIN_NEAR || named.some(({ groups }) => groups.length > 0)) return named;
  const near = await inNames(search, { ...asked, query: q, kinds: asked.kinds.filter(isNoList), onlyNear: true });
  return [{ text: q, groups: near.map(group => ({ ...group, similar: false })) }];
}

/** What is called just so, with the same accents first. */
export async function called(search: SearchIndex, q: string, kinds: readonly string[]): Promise<Named> {
  const groups = await search.called(q, kinds);
  return { text: q, groups: groups.map(group => sameAccentsFirst(group, q)) };
}

/** What names are looked for by. */
interface NameQuery extends Pick<SuggestQuery, 'province' | 'isMeant'> {
  readonly q: string;
  readonly kinds: readonly string[];
}

/** The bare words of a complaint are often words of people's names. */
const isNoList = (kind: string) => !Object.hasOwn(LIST_PAGES, kind);

async function inNames(search: SearchIndex, asked: Omit<SuggestQuery, 'perKind'>): Promise<SuggestGroup[]> {
  const groups = await search.suggest({ ...asked, perKind: MAX_ITEMS, asTyped: true });
  const named = groups.map(group => ({
    ...group,
    items: group.items.filter(({ inName, accents }) => inName && accents),
  }));
  return named.filter(({ items }) => items.length > 0);
}

function sameAccentsFirst(group: SuggestGroup, q: string): SuggestGroup {
  const typed = foldCase(q);
  const isSame = ({ card }: SuggestGroup['items'][number]) => foldCase(nameOf(card)).endsWith(typed);
  return { ...group, items: [...group.items.filter(isSame), ...group.items.filter(item => !isSame(item))] };
}

const nameOf = (card: unknown) =>
  typeof card === 'object' && card !== null && 'name' in card && typeof card.name === 'string' ? card.name : '';
