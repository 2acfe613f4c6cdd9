import { describe, expect, it } from 'vitest';
import { typedWords } from '../../complaints/rules/words.ts';
import { askedDrug } from './of-drugs.ts';
import type { ReadPart } from './query-meaning.ts';

const drugIn = (query: string, parts: readonly ReadPart[] = []) => askedDrug(typedWords(query), parts);

describe('a question about a medicine', () => {
  it.each([
    ['amoxicillin quên uống 1 liều', 'amoxicillin 1'],
    ['paracetamol quên liều thì sao', 'paracetamol'],
    ['tác dụng phụ của thuốc metformin', 'metformin'],
    ['uống thuốc metformin trước hay sau ăn', 'metformin'],
  ])('names the medicine: “%s”', (query, drug) => {
    expect(drugIn(query)).toBe(drug);
  });

  it.each([
    'uống thuốc quên liều',
    'uong thuoc quen lieu',
    'uống thuốc ngủ quá liều',
    'thuốc huyết áp quên uống',
    'uống thuốc trước khi ăn',
    'thuốc này uống sau khi ăn được không',
    'thuốc dạ dày uống trước khi ăn',
    'thuốc hết hạn',
  ])('may name none, and what one is for is no name: “%s”', query => {
    expect(drugIn(query)).toBe('');
  });

  it.each([
    'nổi mẩn sau khi ăn hải sản uống thuốc gì',
    'tê môi sau khi ăn uống thuốc gì',
    'thẻ bảo hiểm hết hạn mua thuốc',
    'uống thuốc gì cho khỏi ho',
    'đau bụng sau khi ăn',
  ])('is none where food or what expires is no medicine: “%s”', query => {
    expect(drugIn(query)).toBeUndefined();
  });

  it('is none where somewhere to go is asked for', () => {
    const place: ReadPart = { from: 0, to: 2, meanings: [{ part: 'kind', kind: 'place' }], certain: false };
    expect(drugIn('cơ sở bán thuốc tác dụng phụ', [place])).toBeUndefined();
  });
});
