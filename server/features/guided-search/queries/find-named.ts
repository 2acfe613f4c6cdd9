import type { SearchIndex, SuggestGroup } from '../../../platform/search/search-index.ts';
import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import type { QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import { MOST_ITEMS } from '../../search/contract.ts';
import { LIST_PAGES } from '../rules/list-pages.ts';

/** Groups with the words by which they were found. */
interface Named {
  readonly text: string;
  readonly groups: readonly SuggestGroup[];
}

/** Longer queries are matched by as many of their words. */
const MOST_WORDS = 16;

/**
 * What the words name where something else is matched than all of them: what is called just so, and what holds them in its
 * name. "Phương Trang" may be somebody's name and no ward, and what somebody has the name of a disease.
 */
export async function findNamed(
  search: SearchIndex,
  { words, text, typed = [words.join(' ')] }: Pick<QueryMeaning, 'words' | 'text' | 'typed'>,
  q: string,
  kinds: readonly string[],
  province: string | undefined,
): Promise<Named[]> {
  const isMatched = words.length < MOST_WORDS && foldText(text) === foldText(words.join(' '));
  if (isMatched) return [];
  const [called, ...holding] = await Promise.all([
    search.called(q, kinds),
    ...typed.map(async (query, at) => {
      const asked = at === 0 ? kinds : kinds.filter(isNoList);
      return { text: query, groups: await inNames(search, { query, province, kinds: asked }) };
    }),
  ]);
  return [{ text: q, groups: called.map(group => sameAccentsFirst(group, q)) }, ...holding];
}

/** The bare words of a complaint are often words of people's names. */
const isNoList = (kind: string) => !Object.hasOwn(LIST_PAGES, kind);

async function inNames(
  search: SearchIndex,
  asked: { readonly query: string; readonly province: string | undefined; readonly kinds: readonly string[] },
): Promise<SuggestGroup[]> {
  const groups = await search.suggest({ ...asked, perKind: MOST_ITEMS, asTyped: true });
  const named = groups.map(group => ({ ...group, items: group.items.filter(({ inName }) => inName) }));
  return named.filter(({ items }) => items.length > 0);
}

function sameAccentsFirst(group: SuggestGroup, q: string): SuggestGroup {
  const typed = foldCase(q);
  const isSame = ({ card }: SuggestGroup['items'][number]) => foldCase(nameOf(card)).endsWith(typed);
  return { ...group, items: [...group.items.filter(isSame), ...group.items.filter(item => !isSame(item))] };
}

const nameOf = (card: unknown) =>
  typeof card === 'object' && card !== null && 'name' in card && typeof card.name === 'string' ? card.name : '';
