import { describe, expect, it } from 'vitest';
import { foundNames } from './found-name.ts';

const ITEM = {
  name: 'Paracetamol',
  absolute_url: '/thuoc/paracetamol-1/',
  main_thumbnail_image: null,
  specialities_nested: [],
  address: '',
  body_search: '',
  type: 'không kê đơn',
};
const CARD = {
  ...ITEM,
  other_names: [
    { are: 'tên thương mại', names: ['Panadol', 'Hapacol', 'Efferalgan'] },
    { are: 'tên khác', names: ['Acetaminophen'] },
  ],
};

describe('an item that is found by another name', () => {
  it.each([
    ['panadol', 'Panadol: tên thương mại của Paracetamol'],
    ['PANAD', 'Panadol: tên thương mại của Paracetamol'],
    ['panadoll', 'Panadol: tên thương mại của Paracetamol'],
    ['thuốc hapacol 500', 'Hapacol: tên thương mại của Paracetamol'],
    ['acetaminophen', 'Acetaminophen: tên khác của Paracetamol'],
  ])('says so: %s', (query, said) => {
    expect(foundNames(query)(CARD)).toEqual({ ...ITEM, found_by: said });
  });

  it.each(['paracetamol', 'pa', 'hạ sốt', ''])('says nothing where its own name fits as well, or none: "%s"', query => {
    expect(foundNames(query)(CARD)).toEqual(ITEM);
  });

  it('says it of a name that has more of the words', () => {
    const disease = { ...ITEM, name: 'Đái tháo đường', other_names: [{ are: 'tên khác', names: ['tiểu đường'] }] };
    expect(foundNames('tieu duong')(disease).found_by).toBe('Tiểu đường: tên khác của Đái tháo đường');
    expect(foundNames('đường')(disease).found_by).toBeUndefined();
  });
});
