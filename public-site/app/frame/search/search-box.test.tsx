import type { ObjectType, SearchGroup } from '@antam/server/features/search/contract.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { GeneralProvinceSelector } from '../province/general-province-selector.tsx';
import { HeaderSearch } from './header-search.tsx';
import { searchGroups } from './search-groups.tsx';

const TYPES: readonly ObjectType[] = [
  'professional_index',
  'place_index',
  'service_index',
  'speciality_index',
  'thread_index',
  'disease_index',
];
const MORE: readonly ObjectType[] = ['drug_medication_index', 'collection_index_place'];

const TITLES = new Map<ObjectType, string>([
  ['professional_index', 'Bác sĩ'],
  ['place_index', 'Cơ sở y tế'],
]);

function group(object_type: ObjectType, count: number): SearchGroup {
  const items = Array.from({ length: count }, (_, index) => ({
    name: `Nguyễn ${object_type} ${index}`,
    absolute_url: `/bac-si/${object_type}-${index}/`,
    main_thumbnail_image: index === 0 ? '/uploads/a.webp' : null,
    specialities_nested: ['Nhi khoa', 'Tim mạch'],
    address: '12 Lê Lợi, Huế',
    body_search: '',
    type: '',
  }));
  return { object_type, title: TITLES.get(object_type) ?? object_type, list_url: '/bac-si/?q=nguyen', items };
}

describe('searchGroups', () => {
  it('[SRCH-34] shows at most six groups, the best three of each', () => {
    const groups = searchGroups([...TYPES, ...MORE].map(type => group(type, 10)));
    expect(groups).toHaveLength(6);
    expect(groups.every(({ rows, more }) => rows.length === 3 && more?.to === '/bac-si/?q=nguyen')).toBe(true);
    expect(groups[1]).toMatchObject({ title: 'Cơ sở y tế', more: { label: 'Xem tất cả cơ sở y tế' } });
  });
});

describe('the header search', () => {
  const fetching = vi.fn(async (_path: string) => new Response(JSON.stringify([group('professional_index', 5)])));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetching.mockClear();
  });
  const box = () => screen.getByRole('combobox', { name: /Tìm bác sĩ/ });
  const type = async (value: string) => {
    fireEvent.change(box(), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(() => vi.dynamicImportSettled());
  };

  it('[SRCH-01] shows suggestions under the title of their kind, with what tells them apart', async () => {
    renderFrame(<HeaderSearch focused={false} />);
    await type('nguyen');
    const list = within(screen.getByRole('group', { name: 'Bác sĩ' }));
    expect(list.getAllByRole('option')).toHaveLength(4);
    expect(list.getAllByText('Nhi khoa, Tim mạch')).toHaveLength(3);
    expect(list.getByText('Xem tất cả bác sĩ')).toBeTruthy();
  });

  it('[HEAD-14] asks within the chosen province, and submits it', async () => {
    const { container } = renderFrame(
      <>
        <GeneralProvinceSelector />
        <HeaderSearch focused={false} />
      </>,
      '/dich-vu/',
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Tỉnh/Thành phố' }), { target: { value: 'hue' } });
    await type('nguyen');
    expect(fetching.mock.calls.map(([path]) => path)).toEqual(['/api/v1/search?province=hue&q=nguyen']);
    const form = container.querySelector<HTMLFormElement>('search form');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['q', 'nguyen'],
      ['province', 'hue'],
    ]);
  });

  it('[SRCH-26] [SRCH-27] asks nothing and shows nothing for blank text', async () => {
    renderFrame(<HeaderSearch focused={false} />);
    await type('   ');
    expect(fetching).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
