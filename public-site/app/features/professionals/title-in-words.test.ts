import { expect, it } from 'vitest';
import { titleInWords, titleOnCard } from './title-in-words.ts';

const NAME = 'Nguyễn Thị Mai';
const person = (before: string, occupation: string | null) => ({
  display_name: before === '' ? NAME : `${before} ${NAME}`,
  name: NAME,
  occupation: occupation === null ? null : { name: occupation },
  is_doctor: occupation?.startsWith('Bác sĩ') === true,
});

it.each([
  ['PGS.TS.BS', 'Bác sĩ', 'Phó giáo sư, tiến sĩ, bác sĩ', ''],
  ['BSNT', 'Bác sĩ', 'Bác sĩ nội trú', 'Bác sĩ nội trú'],
  ['ThS.BSNT', 'Bác sĩ', 'Thạc sĩ, bác sĩ nội trú', 'Thạc sĩ, bác sĩ nội trú'],
  ['BS.CKII', 'Bác sĩ', 'Bác sĩ chuyên khoa II', ''],
  ['TS.BS', 'Bác sĩ Răng Hàm Mặt', 'Tiến sĩ, bác sĩ Răng Hàm Mặt', ''],
  ['CNHS', 'Hộ sinh', 'Cử nhân hộ sinh', 'Cử nhân hộ sinh'],
  ['KTV', 'Kỹ thuật viên xét nghiệm', 'Kỹ thuật viên xét nghiệm', 'Kỹ thuật viên xét nghiệm'],
  ['', 'Dược tá', 'Dược tá', 'Dược tá'],
  ['', null, '', ''],
])(
  '“%s” before the name of one who is “%s” is said in full on the own page, and on cards where few know it',
  (...row) => {
    const [before, occupation, inFull, onCard] = row;
    expect([titleInWords(person(before, occupation)), titleOnCard(person(before, occupation))]).toEqual([
      inFull,
      onCard,
    ]);
  },
);
