import type { RelaxedList } from '@antam/server/features/listing/contract.ts';
import { expect, it, vi } from 'vitest';
import { browserApi } from '../../api/browser-api.ts';
import { relaxedList } from '../../testing/search-answers.ts';
import { PLACE_LIST } from '../places/place-list.ts';
import { DOCTOR_LIST } from '../professionals/doctor-list.ts';
import { loadInstead, type OtherList } from './load-instead.ts';

const DERMATOLOGY = { type: 'specialities', slug: 'da-lieu', name: 'Da liễu' } as const;
const HUE = { type: 'provinces', slug: 'hue', name: 'Huế' } as const;

const DOCTORS = relaxedList({
  kind: 'professional',
  noun: 'bác sĩ',
  count: 2,
  chosen: [DERMATOLOGY],
  absolute_url: '/bac-si/?specialities=da-lieu',
});
const DOCTORS_IN_HUE: RelaxedList = {
  ...DOCTORS,
  chosen: [DERMATOLOGY, HUE],
  absolute_url: '/bac-si/?specialities=da-lieu&provinces=hue',
};
const PLACES = relaxedList({
  kind: 'place',
  noun: 'cơ sở y tế',
  count: 2,
  chosen: [DERMATOLOGY],
  absolute_url: '/co-so-y-te/?specialities=da-lieu',
});

const signal = new AbortController().signal;
const CARD = { id: 1 };

/** What an empty list of doctors shows in its place, and what is asked for it. */
async function insteadOf(relaxed: RelaxedList[] | undefined, items = [CARD]) {
  const get = vi.spyOn(browserApi, 'get').mockReset().mockResolvedValue({ items });
  const meta = relaxed === undefined ? {} : { relaxed };
  const instead = await loadInstead({ api: browserApi, signal }, meta, { own: DOCTOR_LIST, other: PLACE_LIST });
  return { instead, asked: get.mock.calls };
}

it('an empty list shows the first cards of the nearest list of each kind, under its words', async () => {
  const { instead, asked } = await insteadOf([DOCTORS_IN_HUE, PLACES, DOCTORS]);
  expect(asked).toEqual([
    ['/api/v1/professional/', { query: { specialities: 'da-lieu', provinces: 'hue', page_size: '3' }, signal }],
    ['/api/v1/place/', { query: { specialities: 'da-lieu', page_size: '3' }, signal }],
  ]);
  expect(instead).toEqual({
    own: { title: '2 bác sĩ Da liễu tại Huế', to: DOCTORS_IN_HUE.absolute_url, items: [CARD] },
    other: { title: '2 cơ sở y tế Da liễu trên cả nước', to: PLACES.absolute_url, items: [CARD] },
  });
});

it('a kind to which nothing leads has no cards, and a list that shows something asks for none', async () => {
  expect((await insteadOf([PLACES])).instead?.own).toBeNull();
  expect((await insteadOf([DOCTORS], [])).instead).toEqual({ own: null, other: null });
  const { instead, asked } = await insteadOf(undefined);
  expect([instead, asked]).toEqual([null, []]);
});

it('a list of any kind is asked by what it is handed', async () => {
  const laboratories: OtherList<{ id: number }> = { kind: 'laboratory', ask: async () => ({ items: [CARD] }) };
  const relaxed = [
    relaxedList({
      kind: 'laboratory',
      noun: 'phòng xét nghiệm',
      count: 2,
      chosen: [],
      absolute_url: '/phong-xet-nghiem/',
    }),
  ];
  const lists = { own: laboratories, other: DOCTOR_LIST };
  expect(await loadInstead({ api: browserApi, signal }, { relaxed }, lists)).toEqual({
    own: { title: '2 phòng xét nghiệm trên cả nước', to: '/phong-xet-nghiem/', items: [CARD] },
    other: null,
  });
});
