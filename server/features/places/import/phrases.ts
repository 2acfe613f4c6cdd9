import { foldCase, foldText } from '../../../platform/text/fold-text.ts';

/** Words that say what a facility is or does, but not which one. */
const GENERIC_WORDS = (
  'bán lẻ|bệnh|centre|center|chữa bệnh|chuyên|clinic|cơ sở|công an|công lập|của|cửa hàng|dental|điểm|dự phòng|GPP|hội|hospital|' +
  'international|khám|khám bệnh|khoa|khu vực|kiểm tra|medical|nha|pharmacy|phòng|quân y|quân dân y|quốc tế|răng|sâu răng|' +
  'sức khỏe|số|tây y|thành phẩm|thành phố|thí nghiệm|thuốc|trạm|trung tâm|tư nhân|vaccination|và|viện|xét nghiệm|y tế'
).split('|');

/** Finds known phrases, longest first, at the word boundaries of a text folded by `foldCase`. */
export class PhraseList {
  /** By their first words: a name holds a few of those that are known. */
  readonly #byFirst: ReadonlyMap<string, readonly Phrase[]>;

  constructor(phrases: Iterable<string>) {
    const folded = new Set([...phrases].map(foldCase).filter(phrase => phrase !== ''));
    const sorted = [...folded].sort((a, b) => b.length - a.length);
    this.#byFirst = Map.groupBy(
      sorted.map((text, rank) => ({ text, rank })),
      ({ text }) => firstWord(text),
    );
  }

  /** The longest phrase that `folded` begins with. */
  startOf(folded: string): string | undefined {
    return this.#byFirst.get(firstWord(folded))?.find(({ text }) => `${folded} `.startsWith(`${text} `))?.text;
  }

  /** What is left of `folded` without any of the phrases. */
  without(folded: string): string {
    let rest = ` ${folded} `;
    for (const { text } of this.#beginningIn(folded)) {
      // The bar keeps what stood on both sides of a phrase from forming a new one.
      while (rest.includes(` ${text} `)) rest = rest.replace(` ${text} `, ' | ');
    }
    return rest.replaceAll('|', ' ').replace(/ +/g, ' ').trim();
  }

  /** The phrases whose first words stand in a text, longest first. */
  #beginningIn(folded: string): Phrase[] {
    const words = new Set(folded.split(' '));
    return [...words].flatMap(word => this.#byFirst.get(word) ?? []).sort((a, b) => a.rank - b.rank);
  }
}

interface Phrase {
  readonly text: string;
  /** Its place among all phrases, the longest first. */
  readonly rank: number;
}

const firstWord = (text: string) => text.slice(0, `${text} `.indexOf(' '));

/** Phrases that say nothing of which facility it is; those of place types count without their accents as well. */
export function genericPhrases(placeTypeNames: readonly string[], specialityNames: readonly string[]): PhraseList {
  return new PhraseList([...placeTypeNames, ...placeTypeNames.map(foldText), ...specialityNames, ...GENERIC_WORDS]);
}
