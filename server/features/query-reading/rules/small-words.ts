import type { Meaning } from './query-meaning.ts';

/** Words that say how, when or for how much; names hold the `loose` ones too, so they count only beside others. */
interface SmallWords {
  readonly meaning: Meaning;
  readonly certain: readonly string[];
  readonly loose: readonly string[];
}

const NEAR: SmallWords = {
  meaning: { part: 'near' },
  certain: [
    'gần đây',
    'gần tôi',
    'gần tôi nhất',
    'gần đây nhất',
    'gần mình',
    'gần em',
    'gần chỗ tôi',
    'gần nhà tôi',
    'gần nhà',
    'quanh đây',
    'xung quanh đây',
    'quanh tôi',
    'khu vực gần đây',
    'ở gần đây',
    'near me',
  ],
  loose: ['gần nhất', 'gần'],
};

const OPEN_ALWAYS: SmallWords = {
  meaning: { part: 'hours', hours: 'always' },
  certain: [
    '24h',
    '24 giờ',
    '24/24',
    '24/7',
    '24h/24h',
    '24h/24',
    '24/24h',
    '24h/7',
    '24 trên 24',
    'suốt đêm',
    'cả đêm',
    'ban đêm',
    'trực đêm',
    'mở đêm',
    'mở ban đêm',
    'mở cửa ban đêm',
    'mở cửa 24h',
    'mở cửa 24/24',
    'mở cửa 24/7',
    'qua đêm',
  ],
  loose: ['đêm', 'khuya'],
};

const OPEN_NOW: SmallWords = {
  meaning: { part: 'hours', hours: 'now' },
  certain: [
    'đang mở cửa',
    'còn mở cửa',
    'mở cửa bây giờ',
    'mở cửa lúc này',
    'đang mở',
    'còn mở',
    'open now',
    'giờ này còn mở',
    'giờ này còn mở cửa',
    'đang làm việc',
    'mở cửa',
  ],
  loose: ['bây giờ', 'giờ này', 'lúc này'],
};

const OPEN_SATURDAY: SmallWords = {
  meaning: { part: 'hours', hours: 'saturday' },
  certain: [
    'thứ bảy',
    'thứ 7',
    'ngày thứ bảy',
    'ngày thứ 7',
    'mở cửa thứ bảy',
    'mở cửa thứ 7',
    'mở cửa ngày thứ bảy',
    'làm việc thứ bảy',
    'làm việc thứ 7',
    'khám thứ bảy',
    'khám thứ 7',
    'có khám thứ bảy',
    'có khám thứ 7',
    'mở thứ bảy',
    'mở thứ 7',
    'làm thứ bảy',
    'làm thứ 7',
    'chiều thứ bảy',
    'chiều thứ 7',
    'mở cửa t7',
  ],
  loose: ['t7'],
};

const OPEN_SUNDAY: SmallWords = {
  meaning: { part: 'hours', hours: 'sunday' },
  certain: [
    'chủ nhật',
    'ngày chủ nhật',
    'mở cửa chủ nhật',
    'mở cửa ngày chủ nhật',
    'mở cửa cả chủ nhật',
    'cả chủ nhật',
    'làm việc chủ nhật',
    'khám chủ nhật',
    'có khám chủ nhật',
    'khám ngày chủ nhật',
    'mở chủ nhật',
    'làm chủ nhật',
    'làm việc ngày chủ nhật',
    'làm việc cả chủ nhật',
    'khám cả chủ nhật',
    'mở cửa cn',
    'khám cn',
    'làm việc cn',
  ],
  loose: ['cn'],
};

/** Either day. */
const WEEKEND = {
  certain: [
    'cuối tuần',
    'mở cửa cuối tuần',
    'làm việc cuối tuần',
    'khám cuối tuần',
    'có khám cuối tuần',
    'mở cuối tuần',
  ],
  loose: ['t7 cn'],
};

const BHYT: SmallWords = {
  meaning: { part: 'bhyt' },
  // Typed "BHYT" is read as these words.
  certain: [
    'bảo hiểm y tế',
    ...['có', 'nhận', 'có nhận', 'khám', 'áp dụng', 'dùng', 'thẻ', 'có thẻ', 'theo'].flatMap(word => [
      `${word} bảo hiểm y tế`,
      `${word} bảo hiểm`,
    ]),
  ],
  loose: ['bảo hiểm'],
};

const PRICE: SmallWords = {
  meaning: { part: 'price' },
  certain: [
    'giá bao nhiêu',
    'bao nhiêu tiền',
    'giá bao nhiêu tiền',
    'hết bao nhiêu',
    'hết bao nhiêu tiền',
    'bảng giá',
    'giá tiền',
    'mất bao nhiêu tiền',
    'tốn bao nhiêu tiền',
    'chi phí bao nhiêu',
    'giá cả',
    'giá khám',
    'giá rẻ',
  ],
  loose: ['giá', 'chi phí', 'bao nhiêu', 'rẻ'],
};

const FEMALE: SmallWords = {
  meaning: { part: 'gender', gender: 'female' },
  certain: ['bác sĩ nữ', 'nữ bác sĩ', 'bác sĩ là nữ', 'bác sĩ phụ nữ'],
  loose: ['nữ'],
};

const MALE: SmallWords = {
  meaning: { part: 'gender', gender: 'male' },
  certain: ['nam bác sĩ', 'bác sĩ là nam', 'bác sĩ nam giới'],
  loose: ['nam'],
};

const FILLERS: SmallWords = {
  meaning: { part: 'filler' },
  certain: [
    'ở đâu',
    'ở đâu tốt',
    'ở đâu tốt nhất',
    'ở đâu uy tín',
    'ở chỗ nào',
    'chỗ nào',
    'chỗ nào tốt',
    'nào tốt',
    'tốt nhất',
    'giỏi nhất',
    'nào giỏi',
    'uy tín',
    'uy tín nhất',
    'nổi tiếng',
    'chất lượng',
    'có tốt không',
    'số điện thoại',
    'địa chỉ',
    'đặt lịch',
    'đặt lịch khám',
    'đặt khám',
    'đặt hẹn',
    'tôi cần tìm',
    'tôi muốn tìm',
  ],
  loose: [
    'giỏi',
    'tốt',
    'nhất',
    'hay',
    'nào',
    'đâu',
    'có',
    'cho',
    'tìm',
    'cần tìm',
    'cần',
    'muốn',
    'tôi',
    'mình',
    'em',
    'được',
    'hàng đầu',
    'top',
    'nên',
    'đi',
    'các',
    'những',
    'ở',
    'tại',
    'trong',
    'là',
    'về',
    'và',
    'của',
    'chuyên',
    'chuyên khoa',
    'khoa',
    'khám',
    'khám bệnh',
    'khám chữa bệnh',
    'chữa',
    'chữa bệnh',
    'điều trị',
    'bệnh',
    'dịch vụ',
    'thành phố',
    'cũ',
    'danh sách',
    'tận tâm',
    'có tâm',
    'mát tay',
    'gấp',
    'online',
    'phòng',
    'nơi',
  ],
};

const PEOPLE: SmallWords = {
  meaning: { part: 'kind', kind: 'professional' },
  certain: [],
  loose: ['bác sĩ', 'bác sỹ', 'bác sĩ chuyên khoa', 'bác sĩ khám', 'bác sĩ chữa', 'chuyên gia', 'doctor', 'thầy thuốc'],
};

const FACILITIES: SmallWords = {
  meaning: { part: 'kind', kind: 'place' },
  certain: [],
  loose: ['cơ sở y tế', 'cơ sở khám bệnh', 'cơ sở', 'nơi khám', 'nơi khám bệnh', 'chỗ khám', 'chỗ khám bệnh'],
};

/** A small phrase as the table of phrases holds it. */
export interface SmallPhrase {
  readonly meaning: Meaning;
  readonly certain: boolean;
}

/** Every small phrase with what it means. "Bác sĩ nữ" says both whom and of which gender. */
export function* smallPhrases(): Generator<readonly [text: string, phrase: SmallPhrase]> {
  const weekend = [OPEN_SATURDAY, OPEN_SUNDAY].map(({ meaning }) => ({ meaning, ...WEEKEND }));
  const hours = [OPEN_ALWAYS, OPEN_NOW, OPEN_SATURDAY, OPEN_SUNDAY, ...weekend];
  const all = [NEAR, ...hours, BHYT, PRICE, FEMALE, MALE, FILLERS, PEOPLE, FACILITIES];
  for (const { meaning, certain, loose } of all) {
    for (const text of certain) yield [text, { meaning, certain: true }];
    for (const text of loose) yield [text, { meaning, certain: false }];
  }
  for (const { certain } of [FEMALE, MALE]) {
    for (const text of certain) yield [text, { meaning: PEOPLE.meaning, certain: true }];
  }
}
