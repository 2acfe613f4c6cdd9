import { documentKey, type Kind } from '../document-key.ts';
import { TEXT_END } from '../ranking/whole-texts.ts';
import type { Language } from '../reading/language.ts';
import { type ReadText, textReader } from '../reading/read-text.ts';
import { CUT_TOKEN, type IndexRow, provinceToken } from '../search-engine.ts';
import type { SearchDocument } from '../search-index.ts';

/** Tokens of a long body beyond these are not searched. */
const MAX_BODY_TOKENS = 3_000;

/** Turns a document into a row for the engines. Throws a RangeError on a kind or an id that cannot be indexed. */
export type MakeRow = (document: SearchDocument) => IndexRow;

export function rowMaker(kinds: ReadonlyMap<string, Kind>, language: Language): MakeRow {
  const read = textReader(language);
  return document => {
    const kind = kinds.get(document.kind);
    if (kind === undefined) throw new RangeError(`Unknown kind of document: ${document.kind}`);
    const name = read(document.name);
    const titles = (document.titles ?? []).map(read);
    const wholes = (document.wholes ?? []).map(read);
    const nameTokens = union([name.tokens, ...titles.map(title => title.tokens)]);
    return {
      key: documentKey(kind, document.weight, document.entityId),
      kind,
      entityId: document.entityId,
      name: name.words,
      accentedName: (kind.matchesWholes ? [name, ...titles] : [name]).map(text => text.accentedWords).join(TEXT_END),
      titles: titles.map(title => title.words).join(TEXT_END),
      province: document.province,
      card: JSON.stringify(document.card),
      nameTokens: [...nameTokens],
      accentedTokens: [...union([name.accentedTokens, ...titles.map(title => title.accentedTokens)])],
      bodyTokens: [
        ...otherTokens(document.body.map(read), nameTokens, document.isCut ?? false),
        ...new Set(wholes.flatMap(({ whole }) => whole)),
      ],
      provinceToken: document.province === null ? null : provinceToken(document.province),
      wordsOfWholes: wholes.flatMap(({ tokens, accentedTokens }) => [...tokens, ...accentedTokens]),
    };
  };
}

function union(lists: readonly (readonly string[])[]): Set<string> {
  const all = new Set<string>();
  for (const list of lists) for (const token of list) all.add(token);
  return all;
}

/** Accented tokens are among them: words that only look alike without accents are others. */
function otherTokens(texts: readonly ReadText[], besides: ReadonlySet<string>, isCut: boolean): string[] {
  const tokens = new Set<string>();
  for (const text of texts) {
    for (const token of text.tokens) if (!besides.has(token)) tokens.add(token);
    for (const token of text.accentedTokens) tokens.add(token);
  }
  const all = [...tokens];
  return isCut || all.length > MAX_BODY_TOKENS ? [CUT_TOKEN, ...all.slice(0, MAX_BODY_TOKENS)] : all;
}
