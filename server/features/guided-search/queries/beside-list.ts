import { meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import type { ResultGroup } from '../contract.ts';
import { byWordsList, byWordsTitle } from '../rules/by-words.ts';
import type { FoundGroup } from '../rules/found-group.ts';
import type { Intent } from '../rules/intent.ts';
import { holdsAll, isCalled } from '../rules/same-names.ts';
import { listedAmong } from './listed-among.ts';
import { countedHead, matchesOf, type Page, withCards } from './result-cards.ts';

/** A group beside an offered list. */
export interface BesideList {
  /** Whether one of them is called by just the words typed, so that it stands above the lists. */
  readonly leads: boolean;
  readonly group: ResultGroup;
}

/**
 * Who matches the words and is not among the first of an offered list: those that are called so, of whom the list may show
 * some later, and those that it does not show at all. None where there is nobody.
 * @param list the first of the list
 * @param groups what matches the words of the list's kind
 */
export async function besideList(
  page: Page,
  intent: Intent,
  list: ResultGroup,
  groups: readonly FoundGroup[],
  meaning: QueryMeaning,
): Promise<BesideList[]> {
  const { text, found } = askedBy(meaning, groups);
  const { called, ofThatName } = namedIn(found, meaning);
  const addresses = list.items.map(({ absolute_url }) => absolute_url);
  const first = called.filter(({ address }) => address !== addresses[0]);
  const later = ofThatName.filter(({ address }) => !addresses.includes(address));
  const outside = found.flatMap(({ isByWords, ids }) => (isByWords ? ids : []));
  const ids = unique([...first.map(({ id }) => id), ...later.map(({ id }) => id), ...outside]);
  if (ids.length === 0) return [];
  // What only holds the words of a complaint here and there has nothing to do with it.
  const matches = meaning.typed ? [] : await matchesOf(page, intent.kind, text);
  const matching = await listedAmong(page.services, intent, matches);
  const all = unique([...ids, ...matching.outside]);
  const head = await countedHead(page, intent.kind, all);
  // What holds the letters of an abbreviation was found by these.
  const by = outside.length === ids.length ? (found[0]?.text ?? text) : text;
  const title = byWordsTitle(head.title, by);
  const above = { ...head, title, list_url: byWordsList(intent, by), similar: false };
  return [{ leads: first.length > 0, group: await withCards(page, intent.kind, above, all) }];
}

/** The words that were asked for: of a complaint its own, and not the name of what looks after it. */
function askedBy({ text, typed }: QueryMeaning, groups: readonly FoundGroup[]) {
  const [first] = typed ?? [];
  return first === undefined
    ? { text, found: groups }
    : { text: first, found: groups.filter(group => group.text !== text) };
}

interface Named {
  readonly id: number;
  readonly address: string;
}

/** Who is called by just the words typed, and, where these name an area, whose name holds them all: "Hoàng Mai". */
function namedIn(groups: readonly FoundGroup[], meaning: QueryMeaning) {
  const isOfArea = meaningsOf(meaning, 'area').length > 0;
  const named = groups.flatMap(({ ids, group, text }) =>
    ids.flatMap((id, at) => {
      const item = group.items[at];
      return item ? [{ id, name: item.name, address: item.absolute_url, text }] : [];
    }),
  );
  const called: Named[] = named.filter(({ name, text }) => isCalled(name, text));
  const ofThatName: Named[] = isOfArea ? named.filter(({ name, text }) => holdsAll(name, text)) : [];
  return { called, ofThatName };
}

const unique = (ids: readonly number[]) => [...new Set(ids)];
