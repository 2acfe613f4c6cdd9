import type { SliceWork, Turns } from '../db/turns.ts';
import type { Kind } from './document-key.ts';

/** A document as the engines store it. */
export interface IndexRow {
  readonly key: number;
  readonly kind: Kind;
  readonly entityId: number;
  /** Folded words of the name with abbreviations written out. */
  readonly name: string;
  /**
   * The name's words with accents, tone first; the words stand at the same places as in `name`. Of a kind that
   * `matchesWholes` those of each title stand behind them, parted as titles are.
   */
  readonly accentedName: string;
  /** Folded words of the titles, with a sign between two of them. */
  readonly titles: string;
  readonly province: string | null;
  /** JSON. */
  readonly card: string;
  /** Tokens of name and titles. */
  readonly nameTokens: readonly string[];
  /** Accented tokens of name and titles, where they differ from the folded ones. */
  readonly accentedTokens: readonly string[];
  /** Further tokens from elsewhere, accented ones among them. */
  readonly bodyTokens: readonly string[];
  readonly provinceToken: string | null;
  /** Words of texts that are meant only whole: they are known, and no document is found by them. */
  readonly wordsOfWholes: readonly string[];
}

/** What ranking needs of a stored document that a search found; its card is read for the few that are shown. */
export interface Candidate {
  readonly key: number;
  readonly name: string;
  readonly accented_name: string;
  readonly titles: string;
  readonly province: string | null;
}

export interface CardRow {
  readonly key: number;
  /** JSON. */
  readonly card: string;
}

/**
 * One form under which a known word can be looked up: `=` the word, `-` the word with one letter left out, `~` an end
 * of the word.
 */
export interface WordForm {
  readonly form: string;
  readonly word: string;
}

/** What finds documents by all their words: what lists need. */
export interface TextEngine {
  /** Matches in key order, the most important first. */
  candidates(kind: Kind, expression: MatchExpression, limit: number): Promise<Candidate[]>;
  /** Keys of matches in key order; those behind `after` where it is given. */
  keys(kind: Kind, expression: MatchExpression, limit: number, after?: number): Promise<number[]>;
  /** Entries with one of the forms. */
  forms(forms: readonly string[]): Promise<WordForm[]>;
  /** Entries whose form begins so. */
  formsFrom(prefix: string, limit: number): Promise<WordForm[]>;
}

/** What finds documents by their names, too, as suggestions need; how queries are read and ranked is the same for all. */
export interface SearchEngine extends TextEngine {
  /** Whether one match, where there are many, is found far sooner than all of them. */
  readonly findsFirstSoon: boolean;
  /** Whether a search that brings fewer matches than its limit brought all there are. */
  readonly bringsAll: boolean;
  /**
   * Matches anywhere in the texts of all kinds in the small index, at once, in key order. The expression may name no
   * province.
   */
  candidatesOfSmallIndex(kinds: readonly Kind[], expression: MatchExpression, limit: number): Promise<Candidate[]>;
  /** Those of these kinds of which a document matches. The expression may name no province. */
  kindsWith(kinds: readonly Kind[], expression: MatchExpression): Promise<Kind[]>;
  /** Documents whose folded name is exactly this, of one province or of any, in key order. */
  named(kind: Kind, name: string, province: string | undefined, limit: number): Promise<Candidate[]>;
  /** As `named`, of any of these kinds and of any province. */
  namedInAny(kinds: readonly Kind[], name: string, limit: number): Promise<Candidate[]>;
}

/** Others may have changed entities after the documents were read that are written now: what they did stands. */
export interface Standing {
  /** The version before the documents were read. */
  readonly since: number;
  /** Removals alone, or also documents. */
  readonly what: 'removals' | 'all';
}

/**
 * Where documents are stored, and those with long texts found. A write has a version above those of all earlier ones, which
 * its documents carry.
 */
export interface SearchStore {
  /** Finds documents of kinds with long texts alone. */
  readonly texts: TextEngine;
  /** Cards, as JSON, by the keys of their documents; a document that has gone has none. */
  cards(keys: readonly number[]): Promise<Map<number, string>>;
  /** The version of the last write; 0 where there was none. */
  version(): Promise<number>;

  /* Each of these is one turn of a work (see platform/db/turns.ts). */

  /** Adds forms of words that documents with long texts are going to hold. */
  learn: SliceWork<WordForm>;
  /**
   * Adds rows, in the place of those with the same kind and entity id; cheapest where they come in key order. Without
   * those for whose entities others have done what stands.
   */
  write(standing?: Standing): SliceWork<IndexRow>;
  /**
   * Forgets entities of a kind, and remembers that they are gone. Where a version is given, without those that were
   * written after it.
   */
  remove(kind: Kind, until?: number): SliceWork<number>;
  /** Lets nothing with long texts of a kind be found by its words: the first step where all of it is going to be removed. */
  hide(kind: Kind): Promise<void>;

  /** Entity ids of a kind whose documents were written by this version or an earlier one. */
  idsUntil(kind: Kind, version: number): Promise<number[]>;
  /**
   * Called around a rebuild, so that an engine may put off its housekeeping, and between the turns in which it writes.
   */
  beginBulk(kinds: readonly Kind[]): Promise<void>;
  tidy(kinds: readonly Kind[], turns: Turns): Promise<void>;
  endBulk(kinds: readonly Kind[], turns: Turns): Promise<void>;
}

/** One token that a document must hold, or begin a token with. */
export interface Token {
  readonly text: string;
  readonly prefix: boolean;
}

/** Tokens that must all be there. */
type Phrase = readonly Token[];

/** Ways to satisfy one part of a query; any one will do. */
export type Clause = readonly Phrase[];

/** What both engines can look for, in no one's query language. */
export interface MatchExpression {
  /** All of them must hold. */
  readonly clauses: readonly Clause[];
  /** Only names and titles count. */
  readonly inName: boolean;
  /** Slug that the document's province must be. */
  readonly province: string | undefined;
}

/** No query word holds this sign, so nobody can type the token of a province. */
const PROVINCE_SIGN = '§';

/** The token of documents that hold not all of their words. */
export const CUT_TOKEN = '†';

/** The token by which documents of a province are found; `slug` is trusted to be letters, digits and dashes. */
export function provinceToken(slug: string): string {
  return PROVINCE_SIGN + slug.replaceAll('-', '');
}
