import type { Database } from '../db/database.ts';
import { nativeOf } from '../db/native.ts';
import { createTurns, type TurnSizes, type Turns } from '../db/turns.ts';
import { bestOfKind, bestOfTexts } from './best-of-kind.ts';
import { bestOfSmallIndex } from './best-of-small-index.ts';
import { entityIdOf, type Kind, kindNumberOf, weightOf } from './document-key.ts';
import { rowMaker } from './index-row.ts';
import { PROBE, type Ranked } from './kind-query.ts';
import { compileLanguage } from './language.ts';
import { matchesOfKind } from './matches-of-kind.ts';
import { narrowedEngine } from './narrowed-engine.ts';
import { completeReading, otherNames, otherReadings } from './other-readings.ts';
import { postgresSearchEngine } from './postgres-search-engine.ts';
import { textReader } from './read-text.ts';
import { firstWords, queryWords, type Reading, readWords } from './reading.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { CUT_TOKEN, type SearchEngine } from './search-engine.ts';
import type {
  Matches,
  SearchDocument,
  SearchIndex,
  SearchVocabulary,
  SuggestGroup,
  SuggestQuery,
} from './search-index.ts';
import { sqliteSearchEngine } from './sqlite-search-engine.ts';
import { newFormsFinder } from './word-forms.ts';

/** A slug and nothing else; anything else is no province. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/** Other understandings of a query that found nothing: each is a search of its own through all kinds. */
const MOST_OTHER_READINGS = 9;

/** Forms of words cost far less than documents. */
const FORMS: TurnSizes = { least: 1_000 };

function engineOf(db: Database): SearchEngine {
  const { sqlite } = nativeOf(db);
  return sqlite ? sqliteSearchEngine(db, sqlite) : postgresSearchEngine(db);
}

/** Ids read at once of documents that hold some words. */
const HELD = 2_000;

const wholeToken = (text: string) => ({ text, prefix: false });

const NO_MATCHES: Matches = { items: [], complete: true, similar: false, inName: false };

interface FoundGroup {
  readonly kind: Kind;
  readonly items: readonly Ranked[];
}

/** The search index of a database, on whichever engine it runs; needs its tables only when it is used. */
export function createSearchIndex(db: Database, vocabulary: SearchVocabulary): SearchIndex {
  const engine = engineOf(db);
  const kinds = new Map(
    Object.entries(vocabulary.kinds).map(
      ([name, { number, inSmallIndex = false, isOfNames = false, matchesWholes = false }]) => [
        name,
        { name, number, inSmallIndex, isOfNames, matchesWholes },
      ],
    ),
  );
  const language = compileLanguage(vocabulary);
  const makeRow = rowMaker(kinds, language);
  const readName = textReader(language);
  let newForms = newFormsFinder();

  /** Tries one reading of the query after the other until `find` finds something, and says whether it was a guess. */
  const withReadings = async <T>(
    query: string,
    find: (reading: Reading, engine: SearchEngine) => Promise<T | undefined>,
    { asTyped = false, onlyNear = false, isMeant }: Pick<SuggestQuery, 'asTyped' | 'onlyNear' | 'isMeant'> = {},
  ) => {
    const all = queryWords(query);
    const words = firstWords(all);
    const typed = all.length > words.length ? [all, words] : [words];
    for (const understood of onlyNear ? [] : typed) {
      const reading = readWords(understood, language);
      const found = reading.units.length === 0 ? undefined : await find(reading, engine);
      if (found !== undefined) return { found, similar: false };
    }
    if (asTyped && !onlyNear) return undefined;
    let tried = 0;
    for await (const other of (onlyNear ? otherNames : otherReadings)(words, language, engine, isMeant)) {
      const guessed = await find(other.reading, narrowedEngine(engine, other));
      if (guessed !== undefined) return { found: guessed, similar: other.similar };
      tried += 1;
      if (tried === MOST_OTHER_READINGS) break;
    }
    return undefined;
  };

  const suggestAs = async (
    reading: Reading,
    engine: SearchEngine,
    { province, perKind, kinds: names, most }: SuggestQuery,
  ) => {
    const asked = names?.flatMap(name => kinds.get(name) ?? []) ?? [...kinds.values()];
    const query = { reading, completed: once(() => completeReading(reading, engine)), province, limit: perKind };
    const smallKinds = asked.filter(kind => kind.inSmallIndex);
    const ofSmallIndex = smallKinds.length === 0 ? undefined : bestOfSmallIndex(engine, smallKinds, query);
    const bestOf = async (kind: Kind) => {
      const { best, begun, isShortened } = (kind.inSmallIndex && (await ofSmallIndex)) || {};
      const known = best?.get(kind.number);
      if (known) return known;
      if (isShortened) return bestOfTexts(engine, { ...query, kind });
      return bestOfKind(engine, { ...query, kind, begun: begun?.get(kind.number) });
    };
    const groups = await Promise.all(asked.map(async kind => ({ kind, items: await bestOf(kind) })));
    const found = groups.filter(group => group.items.length > 0);
    found.sort((a, b) => (b.items[0]?.score ?? 0) - (a.items[0]?.score ?? 0) || a.kind.number - b.kind.number);
    return found.length === 0 ? undefined : found.slice(0, most);
  };

  /** Answers the kinds of what it wrote. `between` runs after every turn. */
  const write = async (documents: readonly SearchDocument[], turns: Turns, between?: () => Promise<void>) => {
    const rows = documents.map(makeRow).sort((a, b) => a.key - b.key);
    try {
      const forms = newForms(
        rows.flatMap(row => [...row.nameTokens, ...row.accentedTokens, ...row.bodyTokens, ...row.wordsOfWholes]),
      );
      await turns.ofOther(FORMS).each(forms, engine.learn);
      await turns.each(rows, engine.write, between);
    } catch (error) {
      // What was rolled back must not count as written.
      newForms = newFormsFinder();
      throw error;
    }
    return [...new Set(rows.map(row => row.kind))];
  };

  return {
    index: async documents => {
      const turns = createTurns(db.engine);
      const written = await write(documents, turns);
      await engine.tidy(written, turns);
    },
    remove: async (name, entityIds) => {
      const kind = kinds.get(name);
      if (!kind || entityIds.length === 0) return;
      const turns = createTurns(db.engine);
      await turns.each(entityIds, engine.remove(kind));
      await engine.tidy([kind], turns);
    },
    suggest: async query => {
      const province = slugOf(query.province);
      const find = (...read: [Reading, SearchEngine]) => suggestAs(...read, { ...query, province });
      const answer = await withReadings(query.query, find, query);
      return answer ? withCards(engine, answer.found, answer.similar) : [];
    },
    called: async (query, names) => {
      const name = readName(query).words;
      const asked = names.flatMap(each => kinds.get(each) ?? []);
      if (name === '' || asked.length === 0) return [];
      const candidates = await engine.namedInAny(asked, name, PROBE);
      const byKind = Map.groupBy(candidates, ({ key }) => kindNumberOf(key));
      const found = asked.flatMap(kind => {
        const items = (byKind.get(kind.number) ?? []).map(({ key }) => ({
          key,
          score: weightOf(key),
          inName: true,
          accents: true,
          isApart: false,
        }));
        return items.length === 0 ? [] : [{ kind, items }];
      });
      return withCards(engine, found, false);
    },
    match: async ({ kind: name, query, province, limit }) => {
      const kind = kinds.get(name);
      if (!kind) return NO_MATCHES;
      const find = (reading: Reading, among: SearchEngine) =>
        matchesOfKind(among, {
          kind,
          reading,
          completed: () => completeReading(reading, engine),
          province: slugOf(province),
          limit,
        });
      const answer = await withReadings(query, find);
      return answer ? { ...answer.found, similar: answer.similar } : NO_MATCHES;
    },
    holding: async function* (name, words) {
      const kind = kinds.get(name);
      if (!kind || words.length === 0) return;
      const clauses = [...new Set(words)].map(word => [[wholeToken(word)], [wholeToken(CUT_TOKEN)]]);
      const expression = { clauses, inName: false, province: undefined };
      for (let after: number | undefined; ; ) {
        const keys = await engine.keys(kind, expression, HELD, after);
        if (keys.length > 0) yield keys.map(entityIdOf);
        after = keys.at(-1);
        if (after === undefined || keys.length < HELD) return;
      }
    },
    rebuild: (documents, progress) => {
      const turns = createTurns(db.engine);
      const tools = { engine, kinds: [...kinds.values()], turns };
      return rebuildIndex({ ...tools, write: (batch, between) => write(batch, turns, between) }, documents, progress);
    },
  };
}

/** Cards are read for what is shown alone, of all groups at once. */
async function withCards(
  engine: SearchEngine,
  found: readonly FoundGroup[],
  similar: boolean,
): Promise<SuggestGroup[]> {
  const cards = await engine.cards(found.flatMap(group => group.items.map(item => item.key)));
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

/** Makes at the first call, and answers with that ever after. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
