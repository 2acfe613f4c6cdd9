import { ageAt, type SaidOf, saidOf } from './said-of.ts';
import { hasNoAccent, mayBe, type Word, writtenWord, writtenWords } from './words.ts';

/** Words that say nothing of a complaint: how much, since when, whose, and what is asked of it. */
const LIGHT = [
  'bị bệnh chứng cái cơn vùng bên chỗ phần trong của ở tại hay thường cứ có và với là thì mà lúc khi sau',
  'rất quá nhiều hơi nhẹ nặng lắm liên tục kéo dài lâu ngày mấy hôm nay tuần tháng năm',
  'tôi em mình anh chị mẹ bố ba má ông bà vợ chồng nhà bạn người thân',
  'nên phải làm sao gì nào đâu thế như cách bao nhiêu được không cần muốn xin hỏi tư vấn giúp cho',
  'khám chữa trị điều uống thuốc đi tìm bác sĩ sỹ bs phòng viện bv pk khoa chuyên giỏi tốt uy tín nhất gần đây',
  'triệu dấu hiệu nguyên nhân nam nữ',
].flatMap(writtenWords);

/** Words of sentences that may stand between the words of a complaint; some stand in its name, too ("tiểu đêm"). */
const SOFT = [
  'về đêm ban buổi sáng chiều tối trưa khuya suốt cả giờ hôm qua lần mỗi hằng hàng mới vừa đang đã còn cũng',
  'nhưng thêm hoài miết rồi nữa lại luôn vẫn kêu than thấy cảm giác từ đến nên vậy ạ dạ bé cháu con ổng bả cô chú bác dì',
  'đột nhiên tự nhiên bỗng tự dưng ai biết mọi mn ad giúp với chút ít dạo này dù một hai ba bốn năm sáu bảy tám chín mười độ',
].flatMap(writtenWords);

const lightFolded = new Set(LIGHT.map(({ folded }) => folded));
const lightAccented = new Set(LIGHT.map(({ accented }) => accented));
const softFolded = new Set(SOFT.map(({ folded }) => folded));
const softAccented = new Set(SOFT.map(({ accented }) => accented));

/** Children as their parents call them: all of them stand for {@link CHILD}. */
const CHILDREN = ['trẻ em', 'trẻ con', 'trẻ nhỏ', 'em bé', 'con trai', 'con gái', 'trẻ', 'bé', 'con', 'cháu'].map(
  writtenWords,
);

const CHILDREN_BY_FIRST = Map.groupBy(CHILDREN, ([first]) => first?.folded ?? '');

/** Alone it is also "còn" without its accent, and part of names: "đau đầu vẫn còn", "đau đầu ở Con Cuông". */
const CON = writtenWords('con');

/** Words behind which it is a child, and words before which it is. */
const BEFORE_CHILD = 'cho của nhà đưa'.split(' ').flatMap(writtenWords);
const BEHIND_CHILD = 'tôi em mình anh chị nhà vợ chồng'.split(' ').flatMap(writtenWords);

/** The word for all children. */
const CHILD = writtenWord('trẻ');

export const isChild = (word: Word) => word === CHILD;

/** The words that matter, and a child called a child: "bé nhà em bị sốt cao quá" → trẻ, sốt, cao. */
export function plainWords(words: readonly Word[]): Word[] {
  return placedWords(words).map(({ word }) => word);
}

/** A word that matters, and its place among all words. */
interface PlacedWord {
  readonly word: Word;
  readonly place: number;
  /** How many words it stands for. */
  readonly length: number;
}

function placedWords(words: readonly Word[]): PlacedWord[] {
  const plain: PlacedWord[] = [];
  const areBare = words.every(hasNoAccent);
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    const child = childAt(words, at);
    if (child) plain.push({ word: CHILD, place: at, length: child.length });
    else if (word && !isLight(word, areBare)) plain.push({ word, place: at, length: 1 });
    at += child?.length ?? 1;
  }
  return plain;
}

/** The name for a child that begins at a word. */
function childAt(words: readonly Word[], at: number): readonly Word[] | undefined {
  const child = CHILDREN_BY_FIRST.get(words[at]?.folded ?? '')?.find(name => mayBe(words, name, at));
  if (child?.length !== 1 || !mayBe(words, CON, at) || at === 0) return child;
  const isBeside = (among: readonly Word[], place: number) => among.some(word => mayBe(words, [word], place));
  const isOfPeople = isBeside(BEFORE_CHILD, at - 1) || isBeside(BEHIND_CHILD, at + 1);
  return isOfPeople || ageAt(words, at + 1, true) ? child : undefined;
}

/** A sentence that people say of themselves and theirs, taken apart. */
export interface PlainSentence {
  /** The words that matter, without those that say of whom it speaks, in their order. */
  readonly words: readonly PlacedWord[];
  /** A child is named, or an age of one. */
  readonly isChild: boolean;
  readonly of: SaidOf;
  /** The places of all words that say for whom it is: a child, an age, a pregnancy. */
  readonly whom: ReadonlySet<number>;
  /** It begins with whom it is about: a child, or an age, or a pregnancy. */
  readonly beginsWithWhom: boolean;
}

const placesFrom = (place: number, length: number) => Array.from({ length }, (_, index) => place + index);

/** A person who is younger is a child. */
const ADULT_MONTHS = 16 * 12;

const [HAS, AND] = [writtenWords('có'), writtenWords('và')];

/** The places of words on a child of the speaker's, who says something of themselves: "tôi có con 3 tuổi và bị đau lưng". */
function placesBeside(words: readonly Word[], placed: readonly PlacedWord[]): ReadonlySet<number> {
  return new Set(
    placed.flatMap(({ word, place, length }) => {
      if (!isChild(word) || place === 0 || !mayBe(words, HAS, place - 1)) return [];
      const age = ageAt(words, place + length, true)?.length ?? 0;
      const end = place + length + age;
      return age > 0 && mayBe(words, AND, end) ? placesFrom(place, end - place) : [];
    }),
  );
}

/** Takes a sentence apart. */
export function plainSentence(words: readonly Word[]): PlainSentence {
  const placed = placedWords(words);
  const beside = placesBeside(words, placed);
  const plain = placed.filter(({ place }) => !beside.has(place));
  const children = plain.filter(({ word }) => isChild(word));
  const of = saidOf(words, beside, at => children.some(({ place, length }) => place + length - 1 === at));
  const whom = new Set([...children.flatMap(({ place, length }) => placesFrom(place, length)), ...of.places]);
  const first = plain.find(({ word, place }) => !isChild(word) && !of.places.has(place))?.place ?? words.length;
  const isOfChild = of.months === undefined ? children.length > 0 : of.months < ADULT_MONTHS;
  return {
    words: plain.filter(({ word, place }) => !isChild(word) && !of.places.has(place)),
    isChild: isOfChild,
    of,
    whom,
    beginsWithWhom: [...whom].some(place => place < first),
  };
}

/** @param areBare whether none of the words has accents: else the last one, which may be unfinished, means just itself */
function isLight({ folded, accented, isBare }: Word, areBare: boolean): boolean {
  return isBare && areBare ? lightFolded.has(folded) : lightAccented.has(accented);
}

/** Whether a word may stand between the words of a complaint and says nothing by itself, as numbers do. */
export function isSoft({ folded, accented, isBare }: Word): boolean {
  return /^\d/.test(folded) || (isBare ? softFolded.has(folded) : softAccented.has(accented));
}
