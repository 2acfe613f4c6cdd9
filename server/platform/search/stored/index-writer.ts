import type { TurnSizes, Turns } from '../../db/turns.ts';
import type { Kind } from '../document-key.ts';
import type { Language } from '../reading/language.ts';
import { newFormsFinder } from '../reading/word-forms.ts';
import type { IndexRow, SearchStore, Standing } from '../search-engine.ts';
import type { SearchDocument } from '../search-index.ts';
import { rowMaker } from './index-row.ts';

/** Forms of words cost far less than documents. */
const FORMS: TurnSizes = { least: 1_000 };

interface HowToWrite {
  readonly turns: Turns;
  readonly standing?: Standing | undefined;
  /** Runs after every turn. */
  readonly between?: () => Promise<void>;
}

export interface IndexWriter {
  /** Answers the kinds of what it wrote. Throws a RangeError on a kind or an id that cannot be indexed. */
  write(documents: readonly SearchDocument[], how: HowToWrite): Promise<readonly Kind[]>;
}

/** Makes rows of documents and stores them. */
export function indexWriter(store: SearchStore, kinds: ReadonlyMap<string, Kind>, language: Language): IndexWriter {
  const makeRow = rowMaker(kinds, language);
  let newForms = newFormsFinder();
  return {
    write: async (documents, { turns, standing, between }) => {
      const rows = documents.map(makeRow).sort((a, b) => a.key - b.key);
      try {
        const forms = newForms(rows.filter(({ kind }) => kind.hasLongTexts).flatMap(wordsOf));
        await turns.ofOther(FORMS).each(forms, store.learn);
        await turns.each(rows, store.write(standing), between);
      } catch (error) {
        // What was rolled back must not count as written.
        newForms = newFormsFinder();
        throw error;
      }
      return [...new Set(rows.map(row => row.kind))];
    },
  };
}

const wordsOf = ({ nameTokens, accentedTokens, bodyTokens, wordsOfWholes }: IndexRow) => [
  ...nameTokens,
  ...accentedTokens,
  ...bodyTokens,
  ...wordsOfWholes,
];
