import { expect, it, vi } from 'vitest';
import { browserApi } from '../../api/browser-api.ts';
import { loadInstead } from './load-instead.ts';

const DERMATOLOGY = { type: 'specialities', slug: 'da-lieu', name: 'Da liễu' } as const;
const THERE = { type: 'provinces', slug: 'lai-chau', name: 'Lai Châu' } as const;
const FEMALE = { type: 'genders', slug: 'female', name: 'Nữ' } as const;

const signal = new AbortController().signal;
const CARD = { id: 1 };

/** What is asked of each list, and what an empty one then names. */
async function insteadOf(kind: 'professional' | 'place', meta: Parameters<typeof loadInstead>[2]) {
  const get = vi
    .spyOn(browserApi, 'get')
    .mockReset()
    .mockResolvedValue({ items: [CARD] });
  const instead = await loadInstead({ api: browserApi, signal }, kind, meta);
  return { instead, asked: get.mock.calls };
}

it('an empty list of doctors names the places there and the doctors elsewhere', async () => {
  const { instead, asked } = await insteadOf('professional', { count: 0, q: '', chosen: [DERMATOLOGY, THERE, FEMALE] });
  expect(asked).toEqual([
    ['/api/v1/professional/', { query: { specialities: 'da-lieu', genders: 'female', page_size: 3 }, signal }],
    ['/api/v1/place/', { query: { specialities: 'da-lieu', provinces: 'lai-chau', page_size: 3 }, signal }],
  ]);
  expect(instead).toEqual({
    doctors: {
      title: 'Bác sĩ nữ Da liễu ở nơi khác',
      to: '/bac-si/?genders=female&specialities=da-lieu',
      items: [CARD],
    },
    places: {
      title: 'Cơ sở y tế Da liễu tại Lai Châu',
      to: '/co-so-y-te/?provinces=lai-chau&specialities=da-lieu',
      items: [CARD],
    },
  });
});

it('an empty list of places names the doctors there and the places elsewhere', async () => {
  const { instead } = await insteadOf('place', { count: 0, q: '', chosen: [DERMATOLOGY, THERE] });
  expect([instead?.doctors?.title, instead?.places?.title]).toEqual([
    'Bác sĩ Da liễu tại Lai Châu',
    'Cơ sở y tế Da liễu ở nơi khác',
  ]);
});

it('words are looked for elsewhere alone, and a list that has something or asked for nothing looks for nothing', async () => {
  const words = await insteadOf('professional', { count: 0, q: 'mai', chosen: [THERE] });
  expect(words.asked).toEqual([['/api/v1/professional/', { query: { q: 'mai', page_size: 3 }, signal }]]);
  for (const meta of [
    { count: 2, q: '', chosen: [DERMATOLOGY, THERE] },
    { count: 0, q: 'mai', chosen: [] },
  ])
    expect((await insteadOf('professional', meta)).asked).toEqual([]);
});
