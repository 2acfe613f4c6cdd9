import { expect, it, vi } from 'vitest';
import { browserApi } from '../../api/browser-api.ts';
import { PLACE_LIST } from '../places/place-list.ts';
import { DOCTOR_LIST } from '../professionals/doctor-list.ts';
import { loadInstead, type OtherList } from './load-instead.ts';

const DERMATOLOGY = { type: 'specialities', slug: 'da-lieu', name: 'Da liễu' } as const;
const THERE = { type: 'provinces', slug: 'lai-chau', name: 'Lai Châu' } as const;
const FEMALE = { type: 'genders', slug: 'female', name: 'Nữ' } as const;

const signal = new AbortController().signal;
const CARD = { id: 1 };
type Meta = Parameters<typeof loadInstead>[1];

/** What is asked of each list, and what an empty one then names. */
async function insteadOf(kind: 'professional' | 'place', meta: Meta) {
  const get = vi
    .spyOn(browserApi, 'get')
    .mockReset()
    .mockResolvedValue({ items: [CARD] });
  const input = { api: browserApi, signal };
  const instead =
    kind === 'professional'
      ? await loadInstead(input, meta, { own: DOCTOR_LIST, other: PLACE_LIST })
      : await loadInstead(input, meta, { own: PLACE_LIST, other: DOCTOR_LIST });
  return { instead, asked: get.mock.calls };
}

it('an empty list of doctors names the places there and the doctors elsewhere', async () => {
  const { instead, asked } = await insteadOf('professional', { count: 0, q: '', chosen: [DERMATOLOGY, THERE, FEMALE] });
  expect(asked).toEqual([
    ['/api/v1/professional/', { query: { specialities: 'da-lieu', genders: 'female', page_size: '3' }, signal }],
    ['/api/v1/place/', { query: { specialities: 'da-lieu', provinces: 'lai-chau', page_size: '3' }, signal }],
  ]);
  expect(instead).toEqual({
    own: {
      title: 'Bác sĩ nữ Da liễu ở nơi khác',
      to: '/bac-si/?genders=female&specialities=da-lieu',
      items: [CARD],
    },
    other: {
      title: 'Cơ sở y tế Da liễu tại Lai Châu',
      to: '/co-so-y-te/?provinces=lai-chau&specialities=da-lieu',
      items: [CARD],
    },
  });
});

it('an empty list of places names the doctors there and the places elsewhere', async () => {
  const { instead } = await insteadOf('place', { count: 0, q: '', chosen: [DERMATOLOGY, THERE] });
  expect([instead?.other?.title, instead?.own?.title]).toEqual([
    'Bác sĩ Da liễu tại Lai Châu',
    'Cơ sở y tế Da liễu ở nơi khác',
  ]);
});

it('words are looked for elsewhere alone, and a list that has something or asked for nothing looks for nothing', async () => {
  const words = await insteadOf('professional', { count: 0, q: 'mai', chosen: [THERE] });
  expect(words.asked).toEqual([['/api/v1/professional/', { query: { q: 'mai', page_size: '3' }, signal }]]);
  for (const meta of [
    { count: 2, q: '', chosen: [DERMATOLOGY, THERE] },
    { count: 0, q: 'mai', chosen: [] },
  ])
    expect((await insteadOf('professional', meta)).asked).toEqual([]);
});

it('a list of any kind leads to what it is handed, and to nothing that has none', async () => {
  const laboratories: OtherList<{ id: number }> = {
    noun: 'phòng xét nghiệm',
    path: '/phong-xet-nghiem/',
    ask: async () => ({ items: [CARD] }),
  };
  const none: OtherList<{ id: number }> = { ...laboratories, ask: async () => ({ items: [] }) };
  const meta: Meta = { count: 0, q: '', chosen: [DERMATOLOGY, THERE] };
  expect(await loadInstead({ api: browserApi, signal }, meta, { own: laboratories, other: none })).toEqual({
    own: {
      title: 'Phòng xét nghiệm Da liễu ở nơi khác',
      to: '/phong-xet-nghiem/?specialities=da-lieu',
      items: [CARD],
    },
    other: null,
  });
});
