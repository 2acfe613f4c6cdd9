import type { Database, DatabaseConfig } from '../db/database.ts';
import { nativeOf } from '../db/native.ts';
import { createTurns } from '../db/turns.ts';
import { entityIdOf, type Kind, kindNumberOf, weightOf } from './document-key.ts';
import { inlineBuilder } from './process/build-index.ts';
import { indexFile } from './process/index-file.ts';
import { createIndexKeeper, type IndexKeeper } from './process/index-keeper.ts';
import { createSearchFeed } from './process/search-feed.ts';
import { threadBuilder } from './process/thread-builder.ts';
import { PROBE } from './ranking/kind-query.ts';
import { matchesOfKind } from './ranking/matches-of-kind.ts';
import { narrowedEngine, narrowedToNames } from './ranking/narrowed-engine.ts';
import { type FoundGroup, suggestAs } from './ranking/suggest-as.ts';
import { compileLanguage } from './reading/language.ts';
import { completeReading } from './reading/other-readings.ts';
import { textReader } from './reading/read-text.ts';
import type { Reading } from './reading/reading.ts';
import { withReadings } from './reading/with-readings.ts';
import { CUT_TOKEN, type SearchEngine, type SearchStore, type TextEngine } from './search-engine.ts';
import type { Matches, SearchIndex, SearchVocabulary, SuggestGroup } from './search-index.ts';
import { indexWriter } from './stored/index-writer.ts';
import { postgresSearchStore } from './stored/postgres-search-store.ts';
import { rebuildIndex } from './stored/rebuild-index.ts';
import { sqliteSearchStore } from './stored/sqlite-search-store.ts';

/** A slug and nothing else; anything else is no province. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/** Ids read at once of documents that hold some words. */
const HELD = 2_000;

const wholeToken = (text: string) => ({ text, prefix: false });

const NO_MATCHES: Matches = { items: [], complete: true, similar: false, inName: false };

/** What a process needs to build and save a large index. */
export interface IndexPlace {
  /** How another thread reaches the database. */
  readonly database: DatabaseConfig;
  /** Where the index is saved for the next process of this machine. */
  readonly file: string;
  /** Called with the reason why an index could not be rebuilt beside the one that there is, or not be saved. */
  report(error: unknown): void;
  /** Milliseconds that only grow; those of this process where nothing is said. */
  readonly now?: () => number;
}

/**
 * The search index of a database, on whichever engine it runs; needs its tables only when it is used. What has long texts
 * is found by the database, all else by an index in the process, which is built when it is needed first: without a place
 * by the calling thread.
 */
export function createSearchIndex(db: Database, vocabulary: SearchVocabulary, place?: IndexPlace): SearchIndex {
  const store = storeOf(db);
  const kinds = kindsOf(vocabulary);
  const language = compileLanguage(vocabulary);
  const readName = textReader(language);
  const keeper = keeperOf(db, [...kinds.values()], place);
  const writer = indexWriter(store, kinds, language);

  const textEngineOf = async (kind: Kind): Promise<TextEngine> =>
    kind.hasLongTexts ? store.texts : await keeper.engine();
  const suggested = (names: readonly string[] | undefined) =>
    (names?.flatMap(name => kinds.get(name) ?? []) ?? [...kinds.values()]).filter(kind => !kind.hasLongTexts);

  return {
    version: () => store.version(),
    index: async (documents, since) => {
      const turns = createTurns(db);
      const standing = since === undefined ? undefined : ({ since, what: 'removals' } as const);
      const written = await writer.write(documents, { turns, standing });
      await store.tidy(written, turns);
      keeper.written();
    },
    remove: async (name, entityIds) => {
      const kind = kinds.get(name);
      if (!kind || entityIds.length === 0) return;
      const turns = createTurns(db);
      await turns.each(entityIds, store.remove(kind));
      await store.tidy([kind], turns);
      keeper.written();
    },
    suggest: async query => {
      const asked = { ...query, kinds: suggested(query.kinds), province: slugOf(query.province) };
      if (asked.kinds.length === 0) return [];
      const answer = await withReadings({
        ...query,
        language,
        engine: await keeper.engine(),
        narrowed: narrowedToNames,
        find: (reading, engine) => suggestAs(engine, reading, asked),
      });
      return answer ? withCards(store, answer.found, answer.similar) : [];
    },
    called: async (query, names) => {
      const name = readName(query).words;
      const asked = suggested(names);
      if (name === '' || asked.length === 0) return [];
      return withCards(store, await groupsCalled(await keeper.engine(), asked, name), false);
    },
    match: async ({ kind: name, query, province, limit }) => {
      const kind = kinds.get(name);
      if (!kind) return NO_MATCHES;
      const engine = await textEngineOf(kind);
      const asked = { kind, province: slugOf(province), limit };
      const find = (reading: Reading, among: TextEngine) =>
        matchesOfKind(among, { ...asked, reading, completed: () => completeReading(reading, engine) });
      const answer = await withReadings({ query, language, engine, narrowed: narrowedEngine, find });
      return answer ? { ...answer.found, similar: answer.similar } : NO_MATCHES;
    },
    holding: async function* (name, words) {
      const kind = kinds.get(name);
      if (!kind || words.length === 0) return;
      const engine = await textEngineOf(kind);
      const clauses = [...new Set(words)].map(word => [[wholeToken(word)], [wholeToken(CUT_TOKEN)]]);
      const expression = { clauses, inName: false, province: undefined };
      for (let after: number | undefined; ; ) {
        const keys = await engine.keys(kind, expression, HELD, after);
        if (keys.length > 0) yield keys.map(entityIdOf);
        after = keys.at(-1);
        if (after === undefined || keys.length < HELD) return;
      }
    },
    rebuild: async (documents, progress) => {
      const turns = createTurns(db);
      const write: Parameters<typeof rebuildIndex>[0]['write'] = (batch, since, between) =>
        writer.write(batch, { turns, standing: { since, what: 'all' }, between });
      const count = await rebuildIndex({ store, kinds: [...kinds.values()], turns, write }, documents, progress);
      keeper.written();
      return count;
    },
    prepare: async () => void (await keeper.engine()),
    isBuilding: keeper.isBuilding,
    size: keeper.size,
    close: keeper.close,
  };
}

function keeperOf(db: Database, kinds: readonly Kind[], place: IndexPlace | undefined): IndexKeeper {
  const feed = createSearchFeed(db.primary, kinds);
  if (!place) return createIndexKeeper(db, feed, inlineBuilder(feed), () => undefined);
  const { database, file, report, now } = place;
  const builder = threadBuilder({ feed, order: { database, kinds }, file: indexFile(file, kinds), report });
  return createIndexKeeper(db, feed, builder, report, now);
}

function storeOf(db: Database): SearchStore {
  const { sqlite } = nativeOf(db);
  return sqlite ? sqliteSearchStore(db, sqlite) : postgresSearchStore(db);
}

function kindsOf({ kinds }: SearchVocabulary): ReadonlyMap<string, Kind> {
  return new Map(
    Object.entries(kinds).map(([name, { number, ...traits }]) => [
      name,
      {
        name,
        number,
        inSmallIndex: traits.inSmallIndex ?? false,
        isOfNames: traits.isOfNames ?? false,
        matchesWholes: traits.matchesWholes ?? false,
        hasLongTexts: traits.hasLongTexts ?? false,
      },
    ]),
  );
}

/** What is called just so, of each of these kinds. */
async function groupsCalled(engine: SearchEngine, kinds: readonly Kind[], name: string): Promise<FoundGroup[]> {
  const candidates = await engine.namedInAny(kinds, name, PROBE);
  const byKind = Map.groupBy(candidates, ({ key }) => kindNumberOf(key));
  return kinds.flatMap(kind => {
    const items = (byKind.get(kind.number) ?? []).map(({ key }) => ({
      key,
      score: weightOf(key),
      inName: true,
      accents: true,
      isApart: false,
    }));
    return items.length === 0 ? [] : [{ kind, items }];
  });
}

/** Cards are read for what is shown alone, of all groups at once. */
async function withCards(store: SearchStore, found: readonly FoundGroup[], similar: boolean): Promise<SuggestGroup[]> {
  if (found.length === 0) return [];
  const cards = await store.cards(found.flatMap(group => group.items.map(item => item.key)));
  const shown = found.map(({ kind, items }) => ({
    kind: kind.name,
    similar,
    items: items.flatMap(({ key, score, inName, accents, isApart }) => {
      const card = cards.get(key);
      return card === undefined
        ? []
        : [{ entityId: entityIdOf(key), score, inName, accents, isApart, card: JSON.parse(card) as unknown }];
    }),
  }));
  return shown.filter(group => group.items.length > 0);
}

function slugOf(province: string | undefined): string | undefined {
  return province !== undefined && SLUG.test(province) ? province : undefined;
}
