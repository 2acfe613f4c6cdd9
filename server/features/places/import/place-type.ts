import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import { PhraseList } from './phrases.ts';

/** A term as imports need it: a place type or a speciality. */
export interface TermName {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly groupName: string;
  readonly aliases: readonly string[];
}

export interface FoundType {
  readonly type: number;
  /** What the name says the facility treats: "Bệnh viện Mắt Cà Mau" treats eyes. */
  readonly specialities: readonly number[];
  /** What the type was taken from: the row, at least roughly, or only the name of the facility, or neither. */
  readonly from: 'row' | 'name' | 'neither';
}

const SPECIAL_HOSPITAL = 'benh-vien-chuyen-khoa';
const GENERAL_HOSPITAL = 'benh-vien-da-khoa';
const GENERAL_MEDICINE = 'noi-tong-quat';
const OTHER = 'co-so-y-te-khac';
const HEADS = [
  'Bệnh viện',
  'BV',
  'Viện',
  'Phòng khám',
  'PK',
  'PKCK',
  'Phòng khám chuyên khoa',
  'Bệnh viện chuyên khoa',
];

/** Matches place types by name and alias; a vague one ("Bệnh viện") is made precise by the facility's own name. */
export class PlaceTypeFinder {
  readonly #byName: ReadonlyMap<string, TermName>;
  readonly #byAlias: ReadonlyMap<string, TermName>;
  readonly #bySlug: ReadonlyMap<string, TermName>;
  readonly #names: ReadonlyMap<number, string>;
  readonly #phrases: PhraseList;
  readonly #heads = new PhraseList(HEADS);
  readonly #specialities: PhraseList;
  readonly #specialityOf: ReadonlyMap<string, TermName>;

  constructor(types: readonly TermName[], specialities: readonly TermName[]) {
    const folded = (terms: readonly TermName[], texts: (term: TermName) => readonly string[], fold: Fold) =>
      // Of two terms with the same name the first one counts.
      new Map(terms.flatMap(term => texts(term).map(text => [fold(text), term] as const)).reverse());
    this.#byName = folded(types, term => [term.name, term.slug.replaceAll('-', ' ')], foldText);
    this.#byAlias = folded(types, term => term.aliases, foldText);
    this.#bySlug = new Map(types.map(term => [term.slug, term]));
    this.#names = new Map(types.map(term => [term.id, term.name]));
    this.#phrases = new PhraseList([...this.#byName.keys(), ...this.#byAlias.keys()]);
    this.#specialityOf = folded(specialities, term => [term.name, ...term.aliases], foldCase);
    this.#specialities = new PhraseList(this.#specialityOf.keys());
  }

  /** The type of a facility from what the row calls it and from its name. Throws when the directory has no types. */
  find(written: string, name: string): FoundType {
    const given = foldText(written);
    const exact = this.#byName.get(given);
    const vague = exact ?? this.#byAlias.get(given);
    const isVague = !exact || exact.slug === OTHER;
    const speciality = this.#specialityIn(name);
    const precise = isVague ? this.#preciser(given, vague, name, speciality) : undefined;
    const type = precise ?? vague ?? this.#bySlug.get(OTHER);
    if (!type) throw new Error('The directory has no place types: run "antam seed" or load the reference lists first');
    const from = vague ? 'row' : precise ? 'name' : 'neither';
    return { type: type.id, specialities: speciality ? [speciality.id] : [], from };
  }

  nameOf(id: number): string {
    return this.#names.get(id) ?? '';
  }

  #preciser(given: string, vague: TermName | undefined, name: string, speciality: TermName | undefined) {
    const folded = foldText(name);
    const phrase = this.#phrases.startOf(folded);
    const named = phrase?.includes(' ') ? (this.#byName.get(phrase) ?? this.#byAlias.get(phrase)) : undefined;
    // "Bệnh viện phục hồi chức năng" is another name of a centre in another group; a hospital stays one.
    const isOther = named && vague && named.groupName !== vague.groupName && given !== '' && phrase?.startsWith(given);
    const found = isOther ? undefined : named;
    const isGeneral = (found ?? vague)?.slug === GENERAL_HOSPITAL;
    return isGeneral && speciality && !folded.includes('da khoa') ? this.#bySlug.get(SPECIAL_HOSPITAL) : found;
  }

  /**
   * The speciality that follows "Bệnh viện" or "Phòng khám" in a name. Accents count, because "Đa" is not "Da". "Đa
   * khoa" (general) is not a speciality.
   */
  #specialityIn(name: string): TermName | undefined {
    const folded = foldCase(name);
    const head = this.#heads.startOf(folded);
    const phrase = head && this.#specialities.startOf(folded.slice(head.length + 1));
    const speciality = phrase ? this.#specialityOf.get(phrase) : undefined;
    return speciality?.slug === GENERAL_MEDICINE ? undefined : speciality;
  }

  /** Every name and alias of the types, for {@link genericPhrases}. */
  static namesOf(terms: readonly TermName[]): string[] {
    return terms.flatMap(term => [term.name, ...term.aliases]);
  }
}

type Fold = (text: string) => string;
