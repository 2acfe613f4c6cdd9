import { atOnce, type Steps } from '../../../platform/load/in-pieces.ts';
import type { IsMeant } from '../../../platform/search/search-index.ts';
import { type Abbreviations, compileAbbreviations } from '../../../platform/search/text/abbreviations.ts';
import { type PhraseTable, phraseTableOf } from '../../../platform/search/text/phrase-table.ts';
import { compileShortForms, type ShortForms } from '../../abbreviations/rules/short-forms.ts';
import type { AreaTable } from '../../areas/rules/area-table.ts';
import { type ComplaintTable, compileComplaints } from '../../complaints/rules/complaint-table.ts';
import { ABBREVIATIONS } from '../../search/abbreviations.ts';
import { type TermTexts, termTexts } from './free-words.ts';
import type { KnownTerm } from './known-term.ts';
import { meantWords } from './meant-words.ts';
import { rankPhrases } from './rank-phrases.ts';
import { type SmallPhrase, smallPhrases } from './small-words.ts';
import { type SpellingTable, spellingTableOf } from './spelling-table.ts';
import { termPhrases } from './term-phrases.ts';

/** What words may mean, in memory; made once, and again after a change of areas, terms, complaints or abbreviations. */
export interface Lexicon {
  /** Those that names are indexed with, too. */
  readonly abbreviations: Abbreviations;
  /** Those that are read in queries alone. */
  readonly shortForms: ShortForms;
  readonly areas: AreaTable;
  readonly phrases: PhraseTable<SmallPhrase>;
  readonly complaints: ComplaintTable;
  readonly specialities: ReadonlyMap<number, KnownTerm>;
  readonly termTexts: TermTexts;
  /** Whether a word stands in the name of a term or of a complaint. */
  readonly isMeant: IsMeant;
  /** Words of everything that is read but of areas. */
  readonly spellings: SpellingTable;
}

/** Compiles what words may mean; without complaints and abbreviations none is read. */
export const compileLexicon = (
  areas: AreaTable,
  terms: readonly KnownTerm[],
  complaints: ComplaintTable = compileComplaints([]),
  shortForms: ShortForms = compileShortForms([]),
): Lexicon => atOnce(lexiconFrom(areas, terms, complaints, shortForms));

/** As {@link compileLexicon}, text by text. */
export function* lexiconFrom(
  areas: AreaTable,
  terms: readonly KnownTerm[],
  complaints: ComplaintTable,
  shortForms: ShortForms,
): Steps<Lexicon> {
  const phrases = [...smallPhrases(), ...rankPhrases(terms), ...termPhrases(terms)];
  const ofComplaints = complaints.all.flatMap(({ names, synonyms = [] }) => [...names, ...synonyms]);
  const clear = Object.entries(ABBREVIATIONS).filter(([, meanings]) => meanings.length === 1);
  return {
    abbreviations: compileAbbreviations(Object.fromEntries(clear)),
    shortForms,
    areas,
    phrases: yield* phraseTableOf(phrases),
    complaints,
    specialities: new Map(terms.filter(({ kind }) => kind === 'speciality').map(term => [term.id, term])),
    termTexts: termTexts(terms),
    isMeant: yield* meantWords([...terms.flatMap(namesOf), ...ofComplaints]),
    spellings: yield* spellingTableOf([...phrases.map(([text]) => text), ...ofComplaints]),
  };
}

const namesOf = ({ name, aliases, synonyms = [] }: KnownTerm) => [name, ...aliases, ...synonyms];
