import { documentKey, type Kind } from './document-key.ts';
import { provinceToken } from './match-expression.ts';
import type { FormWord } from './reading.ts';
import type { IndexRow } from './search-engine.ts';
import type { SearchDocument } from './search-index.ts';
import type { Abbreviations } from './text/abbreviations.ts';
import { composeText } from './text/compose-text.ts';
import { type WordForms, wordsOf } from './text/words.ts';

/** Later words of a long body are not searched. */
const MOST_BODY_WORDS = 400;

/** Turns documents into rows for the engines. */
export type MakeRow = (document: SearchDocument) => IndexRow;

export function rowMaker(kinds: ReadonlyMap<string, Kind>, abbreviations: Abbreviations, formWord: FormWord): MakeRow {
  const wordsIn = (text: string) =>
    wordsOf(composeText(text))
      .map(formWord)
      .filter(form => form.folded !== '');
  return document => {
    const kind = kinds.get(document.kind);
    if (kind === undefined) throw new RangeError(`Unknown kind of document: ${document.kind}`);
    const name = wordsIn(document.name);
    const fullName = writtenOut(name, abbreviations, formWord);
    const titles = wordsIn((document.titles ?? []).join('\n'));
    const fullTitles = writtenOut(titles, abbreviations, formWord);
    const nameTokens = new Set<string>();
    const accentedTokens = new Set<string>();
    for (const word of [...name, ...fullName, ...titles, ...fullTitles]) {
      nameTokens.add(word.folded);
      if (word.accented !== word.folded) accentedTokens.add(word.accented);
    }
    return {
      key: documentKey(kind, document.weight, document.entityId),
      kind,
      entityId: document.entityId,
      name: joined(fullName, 'folded'),
      accentedName: joined(fullName, 'accented'),
      titles: joined([...titles, ...fullTitles], 'folded'),
      province: document.province,
      card: JSON.stringify(document.card),
      nameTokens: [...nameTokens],
      accentedTokens: [...accentedTokens],
      provinceToken: document.province === null ? null : provinceToken(document.province),
      bodyTokens: bodyTokens(document, nameTokens, wordsIn, words => writtenOut(words, abbreviations, formWord)),
    };
  };
}

function bodyTokens(
  document: SearchDocument,
  besides: ReadonlySet<string>,
  wordsIn: (text: string) => WordForms[],
  writeOut: (words: readonly WordForms[]) => readonly WordForms[],
): string[] {
  const words = wordsIn(document.body.join('\n')).slice(0, MOST_BODY_WORDS);
  const tokens = new Set<string>();
  for (const word of words) tokens.add(word.folded);
  for (const word of writeOut(words)) tokens.add(word.folded);
  for (const token of besides) tokens.delete(token);
  return [...tokens];
}

/** The words with each clear abbreviation replaced by its meaning; the very same array when there is none. */
function writtenOut(
  words: readonly WordForms[],
  abbreviations: Abbreviations,
  formWord: FormWord,
): readonly WordForms[] {
  const folded = words.map(word => word.folded);
  let out: WordForms[] | undefined;
  for (let at = 0; at < words.length; ) {
    const found = abbreviations.at(folded, at);
    const [meaning, second] = found?.meanings ?? [];
    const length = found?.length ?? 1;
    if (meaning && !second) out = [...(out ?? words.slice(0, at)), ...meaning.map(formWord)];
    else out?.push(...words.slice(at, at + length));
    at += length;
  }
  return out ?? words;
}

function joined(words: readonly WordForms[], form: keyof WordForms): string {
  return words.map(word => word[form]).join(' ');
}
