import { TERMS } from '@antam/fixtures/reference/terms.ts';
import { expect, it } from 'vitest';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileLexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { readQuery } from '../../query-reading/rules/read-query.ts';
import { intentsOf } from './intents.ts';

const terms = TERMS.map((term, index) => ({ ...term, id: index + 1 }));
const lexicon = compileLexicon(compileAreaTable([]), terms);
const context = { province: undefined, parentOf: () => undefined };

const people = (q: string, known = lexicon) => intentsOf(readQuery(known, q), 'professional', context);

it('titles are dropped before what else is asked of a professional', () => {
  expect(people('gs nữ tim mạch').map(({ topic, filters, widened }) => ({ topic, filters, widened }))).toEqual([
    {
      topic: 'Giáo sư Tim mạch, nữ',
      filters: { specialities: ['tim-mach'], titles: ['giao-su'], genders: ['female'] },
      widened: false,
    },
    { topic: 'Tim mạch, nữ', filters: { specialities: ['tim-mach'], genders: ['female'] }, widened: true },
    { topic: 'Tim mạch', filters: { specialities: ['tim-mach'] }, widened: true },
  ]);
});

it.each([
  ['cử nhân', ['Cử nhân']],
  ['gs nữ', ['Giáo sư, nữ', 'Bác sĩ và nhân viên y tế, nữ']],
  ['bác sĩ mở cửa chủ nhật', []],
  ['bác sĩ', ['Bác sĩ và nhân viên y tế']],
  ['bác sĩ gần tôi', ['Bác sĩ và nhân viên y tế']],
])('everybody is offered only to who asks for no more: %s', (q, topics) => {
  expect(people(q).map(({ topic }) => topic)).toEqual(topics);
});

it('a title by which no list is narrowed does not ask for everybody', () => {
  expect(people('giáo sư', compileLexicon(compileAreaTable([]), []))).toEqual([]);
});
