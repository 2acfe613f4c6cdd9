import type { App } from '../app/create-app.ts';
import { articleList } from '../features/articles/contract.ts';
import { guidedAnswer, searchResults } from '../features/guided-search/contract.ts';
import { isSearchItem } from '../features/search/rules/search-card.ts';
import type { Services } from '../platform/services.ts';
import { foldText } from '../platform/text/fold-text.ts';

/** A public record that is found by its name. */
export interface NamedRecord {
  readonly kind: string;
  readonly objectType: string;
  readonly name: string;
  /** As answers show it, with titles. */
  readonly shown: string;
  readonly address: string;
  /** The addresses of everything of its kind that is called so, whatever the accents; its own alone where nothing else is. */
  readonly sameName: ReadonlySet<string>;
}

/** Every public record that the index holds of the kinds that visitors see. */
export async function namedRecords({ db, searchSources }: Services): Promise<NamedRecord[]> {
  const records: NamedRecord[] = [];
  for (const source of searchSources) {
    if (source.title === '' || source.kind === THREAD_TEXTS) continue;
    const ofKind: Omit<NamedRecord, 'sameName'>[] = [];
    for await (const ids of source.ids(db)) {
      for (const { name, card } of await source.documents(db, ids)) {
        if (!isSearchItem(card)) throw new Error(`${name} has no card`);
        const { kind, objectType } = source;
        ofKind.push({ kind, objectType, name, shown: card.name, address: card.absolute_url });
      }
    }
    for (const called of Map.groupBy(ofKind, ({ name }) => foldText(name)).values()) {
      const sameName = new Set(called.map(({ address }) => address));
      records.push(...called.map(each => ({ ...each, sameName })));
    }
  }
  return records;
}

/** The titles of threads are a kind of their own. */
const THREAD_TEXTS = 'thread_text';

/** A longer query is refused. */
const MAX_QUERY = 200;

/**
 * Says for each way to write the record's name and each place where it is looked for by it what is wrong there; nothing
 * where all is well: it is the first of a group, or among the first three of the same name, or they fill what stands
 * before it.
 */
export async function missedByName(app: App, record: NamedRecord): Promise<string[]> {
  const missed: string[] = [];
  const ways = new Set([record.name, foldText(record.name), record.shown].map(text => text.slice(0, MAX_QUERY)));
  for (const q of ways) {
    for (const [where, groups] of await groupsFor(app, record, q)) {
      if (groups.some(addresses => standsFirst(addresses, record))) continue;
      missed.push(`${where}: ${record.kind} “${q}”: ${groups.map(group => group.indexOf(record.address)).join()}`);
    }
  }
  return missed;
}

const AMONG_FIRST = 3;

function standsFirst(addresses: readonly string[], { address, sameName }: NamedRecord): boolean {
  const place = addresses.indexOf(address);
  if (place >= 0 && place < (sameName.size > 1 ? AMONG_FIRST : 1)) return true;
  const before = place < 0 ? addresses : addresses.slice(0, place);
  return before.length > 0 && before.every(each => sameName.has(each));
}

type Groups = readonly (readonly string[])[];

/** The addresses of the groups of the record's kind, by where they are shown. */
async function groupsFor(app: App, { kind, objectType }: NamedRecord, q: string): Promise<[string, Groups][]> {
  const query = new URLSearchParams({ q });
  const addresses = (items: readonly { readonly absolute_url: string }[]) => items.map(item => item.absolute_url);
  if (kind === 'article') {
    const { items } = articleList.parse(await read(app, `/api/v1/article/?${query}`));
    return [['articles', [addresses(items)]]];
  }
  const suggested = guidedAnswer.parse(await read(app, `/api/v1/search/?${query}&guide=1`));
  const { groups } = searchResults.parse(await read(app, `/api/v1/search/results/?${query}`));
  return [
    [
      'suggestions',
      suggested.flatMap(entry =>
        'items' in entry && entry.object_type === objectType ? [addresses(entry.items)] : [],
      ),
    ],
    [
      'results',
      groups.flatMap(group =>
        (group.kind === 'other' ? group.object_type === objectType : group.kind === kind)
          ? [addresses(group.items)]
          : [],
      ),
    ],
  ];
}

async function read(app: App, url: string): Promise<unknown> {
  const { status, body } = await app.dispatch(url, { method: 'GET', headers: {} });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return body;
}
