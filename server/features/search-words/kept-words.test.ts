import { personName } from '@antam/fixtures/people/names.ts';
import { createRandom } from '@antam/fixtures/random/random.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldText } from '../../platform/text/fold-text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { lexiconOf } from '../query-reading/lexicon.ts';
import type { Lexicon } from '../query-reading/rules/compile-lexicon.ts';
import { keptWords } from './rules/kept-words.ts';

let app: TestApp;
let lexicon: Lexicon;
beforeAll(async () => {
  app = await startTestApp();
  lexicon = await lexiconOf(app.services.db);
});
afterAll(() => app.close());

it.each([
  ['Giời leo', 'gioi leo'],
  ['bệnh  giời-leo', 'benh gioi leo'],
  ['thuốc zyrtec 10mg', 'thuoc zyrtec 10mg'],
  ['xét nghiệm adn', 'xet nghiem adn'],
  ['con ho về đêm', 'con ho ve dem'],
  ['tiêm vắc xin 6 trong 1', 'tiem vac xin 6 trong 1'],
  ['nhà thuốc mở cửa 24/24', 'nha thuoc mo cua 24 24'],
  ['khám mắt quận 10', 'kham mat quan 10'],
  ['sài đẹn bao tử', 'sai den bao tu'],
  ['mẹ bị phù chân', 'me bi phu chan'],
  ['bé sốt 2 ngày', 'be sot 2 ngay'],
  ['da liễu Thái Bình', 'da lieu thai binh'],
  ['bacs six', 'bac si'],
])('The words “%s” are counted as “%s”', (query, words) => {
  expect(keptWords(lexicon, query)).toBe(words);
});

it.each([
  ['a person', 'Nguyễn Văn An'],
  ['a person without accents', 'tran thi lan'],
  ['a person in raw Telex keys', 'nguyeenx vawn hungf'],
  ['a person in one word', 'nguyenvanhung'],
  ['a given name', 'Minh Anh'],
  ['one word that is a name', 'Hương'],
  ['a doctor by title and given name', 'bs Hùng'],
  ['a doctor by title, name and field', 'bác sĩ Hùng nhi khoa quận 3'],
  ['a patient in a sentence', 'xét nghiệm của Lê Thị Hoa'],
  ['a street, which is called like a person', '12 đường Lê Lợi'],
  ['a phone number', '0912 345 678'],
  ['a phone number among words', 'phòng khám 0912345678'],
  ['the number of an identity paper', 'cccd 001090012345'],
  ['a day of birth', 'sinh 12/3/1985'],
  ['an email address', 'gioileo@thu.example'],
  ['an email address with spaces', 'gioi leo gmail com'],
  ['an address of the net', 'giờileo.vn/thuốc'],
  ['a long word, which may be a code', 'aaaaabbbbbcccccdddddeeeee'],
  ['a whole sentence', 'con tôi bị giời leo ba hôm nay mà chưa khỏi'],
  ['another script', '帯状疱疹'],
  ['one letter', 'x'],
  ['nothing', ' … '],
])('Words that may identify %s are counted nowhere', (_, query) => {
  expect(keptWords(lexicon, query)).toBeUndefined();
});

it.each([
  'Nguyễn Út',
  'Trần Chín',
  'chị Bảy',
  'bác Út',
  'cô Tám',
  'Út',
  'bé Bông bị sốt',
  'con Mít ho',
  'anh Tí Béo',
  'mẹ tôi Nguyễn Út bị giời leo',
  'Nguyen Beo xet nghiem hiv',
  'chị Sáu da liễu',
  'Lan bị sùi mào gà',
  'chồng Hùng bị lậu',
  'Sơn Tùng MTP bị trĩ',
  'Gái bị trĩ',
  'Nam bị trĩ',
  'Hoa mổ ruột thừa',
  'Đẹt ho khan',
  'Y Ngông Niê',
  'bs HHen Niê',
  'Ksor Phước',
  'Sùng A Páo',
  'Giàng Thị Mỷ bị ho',
  'Thạch Sô Pha',
  'Lò Văn Đen',
  'bs John Smith',
  'park hang seo',
  'Smith bị trĩ',
  'Maria xét nghiệm hiv',
  'dr Kim Min Jae',
  'Nattapong tiểu đường',
  'kieuanh 95',
  'Hùng95',
  'bs Thái Bình',
  'Thái Bình bị trĩ',
  'xét nghiệm của Thái Bình',
  'chị Khánh Hòa khám thai',
  'chan thuong',
  'bs Nam Khoa',
  'bác sĩ Nhất',
  'nhi',
  'sxh dtd tha copd hcv hbv Nguyen An',
])('A name is not counted, however rare it is, beside an illness or without: “%s”', query => {
  expect(keptWords(lexicon, query)).toBeUndefined();
});

it('No name of a person is counted, with its accents or without, by itself, behind a title or beside a field', () => {
  const random = createRandom(20_261_129);
  const names = Array.from({ length: 500 }, (_, at) =>
    personName(random, at % 2 === 0 ? 'female' : 'male', at % 3 === 0 ? 'south' : 'north'),
  );
  const queries = names.flatMap(name => [
    name,
    foldText(name),
    `bs ${name}`,
    `${foldText(name)} da lieu`,
    `${name} bị trĩ`,
  ]);
  expect(queries.filter(query => keptWords(lexicon, query) !== undefined)).toEqual([]);
});
