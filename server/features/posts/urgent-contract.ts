/*
 * Words of what cannot wait, one table for the server and for browsers, which look while somebody types.
 */

/** `emergency`: of the body, poisoning and overdose among them. `self_harm`: somebody may want to hurt themselves. */
export const URGENCIES = ['emergency', 'self_harm'] as const;
export type Urgency = (typeof URGENCIES)[number];

const SELF_HARM = [
  ...['muốn chết', 'chết đi cho xong', 'chết quách', 'nghĩ đến cái chết', 'tìm đến cái chết', 'tự tìm cái chết'],
  ...['không muốn sống', 'không thiết sống', 'chẳng muốn sống', 'chẳng thiết sống', 'hết muốn sống', 'chán sống'],
  ...['sống không nổi nữa', 'sống để làm gì', 'muốn biến mất khỏi đời', 'kết liễu', 'quyên sinh', 'tự sát'],
  ...['tự kết thúc', 'kết thúc cuộc đời', 'kết thúc cuộc sống', 'kết thúc mạng sống', 'kết thúc tất cả'],
  ...['tự làm đau', 'tự làm hại', 'tự hại mình', 'tự hại bản thân', 'tự cắt tay', 'cắt cổ tay', 'rạch cổ tay'],
  ...[
    'treo cổ',
    'thắt cổ',
    'nhảy lầu',
    'nhảy cầu tự vẫn',
    'muốn tự tử',
    'định tự tử',
    'ý định tự tử',
    'nghĩ đến tự tử',
  ],
  ...['để tự tử', 'đã tự tử', 'từng tự tử', 'tự tử không thành', 'muốn tự vẫn', 'muốn rạch tay'],
];
/** Without accents these are everyday words: "từ từ" is slowly. */
const SELF_HARM_ACCENTED = ['tự tử', 'tự vẫn', 'rạch tay'];

const EMERGENCY = [
  ...['khó thở', 'không thở được', 'thở không nổi', 'thở không được', 'ngừng thở', 'ngưng thở', 'ngạt thở', 'tím tái'],
  ...['đau ngực dữ dội', 'đau ngực lan', 'đau ngực vã mồ hôi', 'đau thắt ngực', 'đau tim dữ dội', 'lên cơn đau tim'],
  ...[
    'nhồi máu cơ tim',
    'ngừng tim',
    'ngưng tim',
    'đột quỵ',
    'đột quị',
    'tai biến mạch máu não',
    'méo miệng',
    'méo mồm',
  ],
  ...[
    'liệt nửa người',
    'yếu nửa người',
    'tê nửa người',
    'nói ngọng đột ngột',
    'co giật',
    'sản giật',
    'bất tỉnh',
    'hôn mê',
  ],
  ...['gọi không dậy', 'gọi không tỉnh', 'mất ý thức', 'ngất xỉu', 'bị ngất', 'nôn ra máu', 'ói ra máu', 'ho ra máu'],
  ...['khạc ra máu', 'chảy máu không cầm', 'máu chảy không cầm', 'chảy máu không ngừng', 'mất nhiều máu', 'băng huyết'],
  ...[
    'đau đầu dữ dội',
    'đau bụng dữ dội',
    'chấn thương sọ não',
    'bỏng nặng',
    'bỏng điện',
    'điện giật',
    'rắn cắn',
    'ngạt khí',
  ],
  ...['ngạt khói', 'đuối nước', 'chết đuối', 'sốc phản vệ', 'sốc thuốc', 'hóc dị vật', 'vỡ ối', 'mù đột ngột'],
  ...['ngộ độc', 'trúng độc', 'nhiễm độc', 'quá liều', 'uống nhầm', 'ăn nhầm', 'nuốt nhầm', 'nuốt phải', 'nuốt pin'],
  ...[
    'nuốt dị vật',
    'nuốt đồng xu',
    'nuốt nam châm',
    'uống cả vỉ',
    'uống hết vỉ',
    'uống cả lọ',
    'uống hết lọ',
    'uống cả hộp',
  ],
  ...['uống hết hộp', 'uống cả nắm', 'uống một nắm', 'uống nguyên vỉ', 'nuốt cả vỉ', 'nuốt một nắm'],
];

/** What nobody swallows on purpose and lives well; it counts where it was drunk or eaten. */
const POISONS = [
  ...[
    'thuốc trừ sâu',
    'thuốc sâu',
    'thuốc diệt cỏ',
    'thuốc cỏ',
    'thuốc chuột',
    'thuốc diệt chuột',
    'bả chuột',
    'paraquat',
  ],
  ...[
    'axit',
    'acid',
    'xăng',
    'dầu hoả',
    'thuốc tẩy',
    'nước tẩy',
    'nước javel',
    'javel',
    'nước lau sàn',
    'xút',
    'cồn y tế',
  ],
  ...['cồn công nghiệp', 'thuỷ ngân', 'thạch tín', 'lá ngón', 'cóc', 'nấm độc', 'nấm lạ'],
];
const TAKEN = ['uống', 'nuốt', 'ăn', 'húp', 'liếm'];
/** "uống phải một ít axit": so many words may stand between the two. */
const WORDS_BETWEEN = 4;

/** Words of everyday sentences that hold others of the table. */
const EVERYDAY = [
  ...['mệt', 'ngứa', 'nóng', 'lạnh', 'đói', 'khát', 'mỏi', 'nhức', 'buồn ngủ'].map(word => `${word} muốn chết`),
  ...[
    'không muốn chết',
    'chưa muốn chết',
    'thuốc chống co giật',
    'thuốc co giật',
    'phòng ngộ độc',
    'phòng ngừa đột quỵ',
  ],
  ...[
    'tầm soát đột quỵ',
    'phòng đột quỵ',
    'phòng tránh đột quỵ',
    'sợ bị đột quỵ',
    'nội soi nuốt',
    'khử trùng đuối nước',
  ],
];
/** Said right before something, they say that it is not there; one word more may stand between. */
const DENIED = ['không', 'chưa', 'chẳng', 'hết', 'đỡ'];
const BETWEEN_DENIED = ['bị', 'có', 'thấy', 'còn', 'hề', 'từng'];

/** A word without its accents, and these. */
interface Word {
  readonly letters: string;
  readonly marks: string;
}

const STROKE = '\u0335';
const wordOf = (text: string): Word => ({
  letters: text.replace(/\p{M}/gu, ''),
  marks: [...(text.match(/\p{M}/gu) ?? [])].sort().join(''),
});
const wordsOf = (text: string): Word[] =>
  (
    text
      .toLocaleLowerCase('vi')
      .normalize('NFD')
      .replaceAll('đ', `d${STROKE}`)
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map(wordOf);

/** Whether a written word may be this one: accents may be left out, but no other ones set. */
const mayBe = (written: Word | undefined, meant: Word): boolean =>
  written?.letters === meant.letters && [...written.marks].every(mark => meant.marks.includes(mark));
const isSame = (written: Word | undefined, meant: Word): boolean =>
  written?.letters === meant.letters && written.marks === meant.marks;

type Fits = (written: Word | undefined, meant: Word) => boolean;
interface Phrase {
  readonly words: readonly Word[];
  readonly fits: Fits;
}
const phrases = (texts: readonly string[], fits: Fits = mayBe): Phrase[] =>
  texts.map(text => ({ words: wordsOf(text), fits }));

const selfHarm = [...phrases(SELF_HARM), ...phrases(SELF_HARM_ACCENTED, isSame)];
const emergencies = phrases(EMERGENCY);
const poisons = phrases(POISONS);
const everyday = phrases(EVERYDAY);
const [taken, denied, betweenDenied] = [TAKEN, DENIED, BETWEEN_DENIED].map(texts => phrases(texts));

const standsAt = (written: readonly Word[], { words, fits }: Phrase, at: number): boolean =>
  words.every((word, index) => fits(written[at + index], word));
const isOneOf = (written: Word | undefined, among: readonly Phrase[] = []): boolean =>
  among.some(({ words: [word], fits }) => word !== undefined && fits(written, word));

/** Somebody who has taken so many pills at once has taken too many. */
const MANY_PILLS = 10;
const PILLS = wordsOf('viên vỉ').flatMap(word => ({ words: [word], fits: mayBe }));
/** A number of pills that was spread over days, or bought, is no overdose. */
const SPREAD = phrases([
  'mỗi',
  'tuần',
  'tháng',
  'đợt',
  'liệu trình',
  'toa',
  'đơn',
  'kê',
  'mua',
  'hộp',
  'chia',
  'lọ',
  'bán',
]);
const DANGEROUS = phrases([
  ...['paracetamol', 'panadol', 'hapacol', 'efferalgan', 'tylenol', 'thuốc ngủ', 'thuốc an thần', 'an thần', 'seduxen'],
  ...['diazepam', 'rotunda', 'rotundin', 'thuốc tim', 'thuốc huyết áp', 'thuốc tiểu đường', 'insulin', 'thuốc'],
]);

/** Whether what somebody writes names something that cannot wait; null where it does not. */
export function urgencyOf(text: string): Urgency | null {
  const sentences = text.split(/[.!?;\n]+/u).map(sentence => masked(wordsOf(sentence)));
  if (sentences.some(words => names(words, selfHarm))) return 'self_harm';
  const isUrgent = (words: readonly Word[]) => names(words, emergencies) || namesPoison(words) || namesOverdose(words);
  return sentences.some(isUrgent) ? 'emergency' : null;
}

const NOTHING: Word = { letters: '', marks: '' };

/** A sentence without the everyday words in it. */
function masked(words: readonly Word[]): readonly Word[] {
  const hidden = new Set<number>();
  for (const at of words.keys()) {
    for (const phrase of everyday) {
      if (standsAt(words, phrase, at)) for (const index of phrase.words.keys()) hidden.add(at + index);
    }
  }
  return hidden.size === 0 ? words : words.map((word, at) => (hidden.has(at) ? NOTHING : word));
}

const names = (words: readonly Word[], among: readonly Phrase[]): boolean =>
  words.some((_, at) => among.some(phrase => standsAt(words, phrase, at)) && !isDenied(words, at));

function isDenied(words: readonly Word[], at: number): boolean {
  if (isOneOf(words[at - 1], denied)) return true;
  return isOneOf(words[at - 1], betweenDenied) && isOneOf(words[at - 2], denied);
}

const namesPoison = (words: readonly Word[]): boolean =>
  words.some((_, at) => {
    if (!poisons.some(phrase => standsAt(words, phrase, at))) return false;
    const first = words.slice(Math.max(0, at - WORDS_BETWEEN), at).findIndex(word => isOneOf(word, taken));
    return first >= 0 && !isDenied(words, Math.max(0, at - WORDS_BETWEEN) + first);
  });

/** "uống 40 viên paracetamol", "40 viên thuốc ngủ", but not "kê đơn 20 viên" or "30 viên sắt mỗi tháng". */
function namesOverdose(words: readonly Word[]): boolean {
  if (words.some((_, at) => SPREAD.some(phrase => standsAt(words, phrase, at)))) return false;
  return words.some((word, at) => {
    const isMany = /^\d+$/.test(word.letters) && Number(word.letters) >= MANY_PILLS;
    if (!isMany || !isOneOf(words[at + 1], PILLS)) return false;
    const isTaken = words.slice(Math.max(0, at - WORDS_BETWEEN), at).some(each => isOneOf(each, taken));
    return isTaken || DANGEROUS.some(phrase => standsAt(words, phrase, at + 2));
  });
}
