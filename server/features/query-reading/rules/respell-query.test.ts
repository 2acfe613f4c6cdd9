import { TERMS } from '@antam/fixtures/reference/terms.ts';
import { expect, it, vi } from 'vitest';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileLexicon } from './compile-lexicon.ts';
import { respellQuery } from './respell-query.ts';

const lexicon = compileLexicon(
  compileAreaTable([]),
  TERMS.map((term, index) => ({ ...term, id: index + 1 })),
);

it.each([
  ['bác sĩ da liểu', 'bác sĩ da liễu'],
  ['khám tai mủi họng', 'khám tai mũi họng'],
  ['i học thể thao', 'y học thể thao'],
  ['va liễu', 'da liễu'],
  ['khán mắt', 'khám mắt'],
  ['rẻ bác sĩ nữ khám chủ nhật gần đây da liểu', 'rẻ bác sĩ nữ khám chủ nhật gần đây da liễu'],
  ['y học hạt nân', 'y học hạt nhân'],
])('one word of a phrase is spelled as all of the query needs it: %s', (query, text) => {
  expect(respellQuery(lexicon, query)?.text).toBe(text);
});

it('words that are not understood here and there are not spelled otherwise, one by one', () => {
  const near = vi.fn(lexicon.spellings.near);
  const counted = { ...lexicon, spellings: { ...lexicon.spellings, near } };
  respellQuery(counted, 'bác sĩ da liểu');
  expect(near).toHaveBeenCalled();
  near.mockClear();
  expect(respellQuery(counted, 'thưa bác sĩ tôi tên là Lan bốn mươi tuổi ở Thanh Xuân bị da liểu')).toBeUndefined();
  expect(near).not.toHaveBeenCalled();
});
