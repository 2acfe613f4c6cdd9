import { entityIdOf, kindNumberOf } from '../document-key.ts';
import { newFormsFinder } from '../reading/word-forms.ts';
import { type DictionaryBuilder, dictionaryBuilder } from './dictionary-builder.ts';
import { growingNumbers } from './growing-numbers.ts';
import { packPostings } from './packed-postings.ts';
import { postingListsBuilder } from './posting-lists.ts';
import { type SegmentSections, writeSegment } from './segment-format.ts';
import type { StoredDocument } from './stored-document.ts';
import { textTable } from './text-table.ts';

/** Takes documents one by one, so that what reads them may read in batches. */
export interface SegmentBuilder {
  /** Adds a document. Throws a RangeError where its key is not above that of the document before. */
  add(document: StoredDocument): void;
  /** The segment of all that were added, for `openSegment`. The builder is used up. */
  finish(): ArrayBuffer;
}

export function createSegmentBuilder(): SegmentBuilder {
  const keys: number[] = [];
  const otherTexts: string[] = [];
  const names = dictionaryBuilder();
  const nameOf = growingNumbers();
  const documentsNamed = postingListsBuilder();
  const provinces = dictionaryBuilder();
  const provinceOf: (number | undefined)[] = [];
  const tokens = dictionaryBuilder();
  const inNames = postingListsBuilder();
  const anywhere = postingListsBuilder();
  const words = dictionaryBuilder();

  const addTokens = ({ nameTokens, bodyTokens, knownWords }: StoredDocument, ordinal: number) => {
    eachToken(nameTokens, token => {
      const number = tokens.numberOf(token);
      inNames.add(number, ordinal);
      anywhere.add(number, ordinal);
    });
    eachToken(bodyTokens, token => anywhere.add(tokens.numberOf(token), ordinal));
    eachToken(knownWords, word => words.numberOf(word));
  };

  return {
    add: document => {
      const { key, name, accentedName, titles, province } = document;
      if (key <= (keys.at(-1) ?? -1)) throw new RangeError(`Document ${key} does not come in the order of keys`);
      const ordinal = keys.push(key) - 1;
      otherTexts.push(accentedName, titles);
      provinceOf.push(province === null ? undefined : provinces.numberOf(province.toWellFormed()));
      const nameNumber = names.numberOf(name.toWellFormed());
      nameOf.push(nameNumber);
      documentsNamed.add(nameNumber, ordinal);
      addTokens(document, ordinal);
    },
    finish: () => {
      const [finishedNames, finishedProvinces, finishedTokens] = [names.finish(), provinces.finish(), tokens.finish()];
      for (const token of finishedTokens.texts) words.numberOf(token);
      const placeOf = (number: number | undefined) =>
        number === undefined ? 0 : (finishedProvinces.places[number] ?? 0) + 1;
      return writeSegment({
        keys: Float64Array.from(keys),
        byEntity: orderOfEntities(keys),
        names: finishedNames.table,
        nameOf: nameOf.numbers().map(number => finishedNames.places[number] ?? 0),
        documentsNamed: documentsNamed.finish(finishedNames.places),
        provinces: finishedProvinces.table,
        provinceOf: Uint16Array.from(provinceOf, placeOf),
        otherTexts: textTable(otherTexts),
        tokens: finishedTokens.table,
        inNames: packPostings(inNames.finish(finishedTokens.places), keys.length),
        anywhere: packPostings(anywhere.finish(finishedTokens.places), keys.length),
        ...formsOf(words),
      });
    },
  };
}

/** The segment of documents in ascending order of their keys. Throws a RangeError on another order. */
export function buildSegment(documents: Iterable<StoredDocument>): ArrayBuffer {
  const builder = createSegmentBuilder();
  for (const document of documents) builder.add(document);
  return builder.finish();
}

/** Calls `take` with each token of a text. */
function eachToken(text: string, take: (token: string) => void): void {
  const tokens = text.toWellFormed();
  for (let start = 0; start < tokens.length; ) {
    const space = tokens.indexOf(' ', start);
    const end = space === -1 ? tokens.length : space;
    if (end > start) take(tokens.slice(start, end));
    start = end + 1;
  }
}

function orderOfEntities(keys: readonly number[]): Uint32Array<ArrayBuffer> {
  const kinds = keys.map(kindNumberOf);
  const entityIds = keys.map(entityIdOf);
  const at = (list: readonly number[], ordinal: number) => list[ordinal] ?? 0;
  return Uint32Array.from(keys.keys()).sort(
    (a, b) => at(kinds, a) - at(kinds, b) || at(entityIds, a) - at(entityIds, b) || a - b,
  );
}

/** Words that have no form cannot be looked up, so they are left out. */
function formsOf(words: DictionaryBuilder): Pick<SegmentSections, 'words' | 'forms' | 'wordsOfForms'> {
  const formsOfWord = newFormsFinder();
  const known: string[] = [];
  const forms = dictionaryBuilder();
  const wordsOfForms = postingListsBuilder();
  for (const word of words.finish().texts) {
    const ofWord = formsOfWord([word]);
    if (ofWord.length === 0) continue;
    const number = known.push(word) - 1;
    for (const { form } of ofWord) wordsOfForms.add(forms.numberOf(form), number);
  }
  const { table, places } = forms.finish();
  return { words: textTable(known), forms: table, wordsOfForms: wordsOfForms.finish(places) };
}
