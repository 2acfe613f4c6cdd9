import { mayBe, type Word, writtenWord, writtenWords } from './words.ts';

/** Words that say nothing about what somebody has: how much, since when, whose, and what is asked of it. */
const LIGHT = [
  'bị bệnh chứng cái cơn vùng bên chỗ phần trong của ở tại hay thường cứ có và với là thì mà lúc khi sau',
  'rất quá nhiều hơi nhẹ nặng lắm liên tục kéo dài lâu ngày mấy hôm nay tuần tháng năm',
  'tôi em mình anh chị mẹ bố ba má ông bà vợ chồng nhà bạn người thân',
  'nên phải làm sao gì nào đâu thế như cách bao nhiêu được không cần muốn xin hỏi tư vấn giúp cho',
  'khám chữa trị điều uống thuốc đi tìm bác sĩ sỹ bs phòng viện bv pk khoa chuyên giỏi tốt uy tín nhất gần đây',
  'triệu dấu hiệu nguyên nhân nam nữ',
].flatMap(writtenWords);

const lightFolded = new Set(LIGHT.map(({ folded }) => folded));
const lightAccented = new Set(LIGHT.map(({ accented }) => accented));

/** Children as their parents call them: all of them stand for {@link CHILD}. */
const CHILDREN = ['trẻ em', 'trẻ con', 'trẻ nhỏ', 'em bé', 'con trai', 'con gái', 'trẻ', 'bé', 'con', 'cháu'].map(
  writtenWords,
);

/** The word for all children. */
const CHILD = writtenWord('trẻ');

export const isChild = (word: Word) => word === CHILD;

/** The words that matter, and a child called a child: "bé nhà em bị sốt cao quá" → trẻ, sốt, cao. */
export function plainWords(words: readonly Word[]): Word[] {
  const plain: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const child = CHILDREN.find(name => mayBe(words, name, at));
    const word = words[at];
    if (child) plain.push(CHILD);
    else if (word && !isLight(word)) plain.push(word);
    at += child?.length ?? 1;
  }
  return plain;
}

function isLight({ folded, accented, isBare }: Word): boolean {
  return isBare ? lightFolded.has(folded) : lightAccented.has(accented);
}
