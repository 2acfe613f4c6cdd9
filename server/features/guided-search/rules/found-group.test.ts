import { expect, it } from 'vitest';
import { type FoundGroup, joinGroups } from './found-group.ts';

const item = (name: string) => ({
  absolute_url: '/bac-si/',
  address: '',
  body_search: '',
  main_thumbnail_image: null,
  name,
  specialities_nested: [],
  type: '',
});

function group(names: ReadonlyMap<number, string>, more: { readonly isNear: boolean; readonly similar: boolean }) {
  const found: FoundGroup = {
    kind: 'professional',
    text: 'nguyễn đức dinh',
    ids: [...names.keys()],
    isCalledSo: false,
    isNear: more.isNear,
    isByWords: false,
    group: {
      object_type: 'professional_index',
      title: 'Bác sĩ',
      list_url: '/bac-si/',
      similar: more.similar,
      items: [...names.values()].map(item),
    },
  };
  return found;
}

it('what holds the words stands once, although its name is near, too', () => {
  const holding = group(new Map([[1, 'Nguyễn Đức Vinh']]), { isNear: false, similar: false });
  const near = group(
    new Map([
      [1, 'Nguyễn Đức Vinh'],
      [2, 'Nguyễn Đức Rinh'],
    ]),
    { isNear: true, similar: true },
  );
  const shown = joinGroups([holding, near]).map(({ ids, group: { items } }) => [ids, items.map(({ name }) => name)]);
  expect(shown).toEqual([
    [[1], ['Nguyễn Đức Vinh']],
    [[2], ['Nguyễn Đức Rinh']],
  ]);
  expect(joinGroups([near, holding]).map(({ ids }) => ids)).toEqual([[1, 2]]);
  expect(joinGroups([holding, { ...holding, isNear: true }])).toHaveLength(1);
});
