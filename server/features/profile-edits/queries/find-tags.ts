import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { type TermEntry, termsOf } from '../../taxonomy/term.repository.ts';
import type { Tag, TagType } from '../contract.ts';
import { tables } from '../tables.ts';

/** How many are offered for what the professional types. */
const OFFERED = 6;

/** What fits the words typed into a box for tags, the best first; nothing for a text without words. */
export async function findTags(
  services: Pick<Services, 'db' | 'search'>,
  type: TagType,
  typed: string,
): Promise<Tag[]> {
  const query = foldText(typed);
  if (query === '') return [];
  if (type === 'place') return findPlaces(services, typed);
  const terms = await termsOf(services.db);
  return bestTerms(terms.ofKind(type), query).map(({ id, name }) => ({ id, name, address: '' }));
}

/** Terms whose name or another name holds all words: those that begin so first, in the order of their list. */
function bestTerms(terms: readonly TermEntry[], query: string): readonly TermEntry[] {
  const words = query.split(' ');
  const rankOf = (text: string): number => {
    const folded = foldText(text);
    if (folded === query) return 0;
    if (folded.startsWith(query)) return 1;
    return words.every(word => ` ${folded}`.includes(` ${word}`)) ? 2 : 9;
  };
  const ranked = terms.flatMap(term => {
    const other = Math.min(...[term.abbreviation, ...term.aliases].filter(Boolean).map(rankOf), 9);
    const rank = Math.min(rankOf(term.name), other + 1);
    return rank > 3 ? [] : [{ term, rank }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, OFFERED)
    .map(({ term }) => term);
}

const placesOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('place')
    .select(['id', 'name', 'address'])
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);

async function findPlaces({ db, search }: Pick<Services, 'db' | 'search'>, typed: string): Promise<Tag[]> {
  const groups = await search.suggest({ query: typed, kinds: ['place'], perKind: OFFERED });
  const ids = groups.flatMap(({ items }) => items.map(({ entityId }) => entityId));
  if (ids.length === 0) return [];
  const places = new Map((await db.read.rows(placesOf({ ids }))).map(place => [place.id, place]));
  return ids.flatMap(id => places.get(id) ?? []);
}
