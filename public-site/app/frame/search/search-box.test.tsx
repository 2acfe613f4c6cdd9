import type { SearchGuide } from '@antam/server/features/guided-search/contract.ts';
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
  return {
    object_type,
    title: TITLES.get(object_type) ?? object_type,
    similar: false,
    list_url: '/bac-si/?q=nguyen',
    items,
  };
}

describe('searchGroups', () => {
  it('[SRCH-34] shows at most six groups, the best three of each', () => {
    const groups = searchGroups(
      [...TYPES, ...MORE].map(type => group(type, 10)),
      'nguyen',
    );
    expect(groups).toHaveLength(6);
    expect(groups.every(({ rows, more }) => rows.length === 3 && more?.to === '/bac-si/?q=nguyen')).toBe(true);
    expect(groups[1]).toMatchObject({ title: 'Cơ sở y tế', more: { label: 'Xem tất cả cơ sở y tế' } });
  });
});

describe('what the words mean', () => {
  const offer: SearchGuide['offers'][number] = {
    ...{
      kind: 'professional',
      name: 'Da liễu ở Quận 3 (cũ)',
      count: 12,
      kinds: [{ noun: 'bác sĩ', count: 12 }],
      widened: false,
    },
    absolute_url: '/bac-si/?specialities=da-lieu&districts=quan-3',
  };
  const area = {
    name: 'Quận 3 (cũ)',
    within: 'Hồ Chí Minh',
    kinds: [{ noun: 'bác sĩ', count: 40 }],
    places: 7,
    absolute_url: '/co-so-y-te/?districts=quan-3',
  };
  const guide = {
    whole: true,
    offers: [offer],
    missing: '',
    relaxed: [],
    unlisted: '',
    meant: '',
    areas: [area],
    complaints: [],
    chips: [],
    near: false,
    urgency: null,
  };

  it('stands above what matches them: the list that they ask for, then areas', () => {
    const groups = searchGroups([{ ...group('professional_index', 2), guide }], 'da lieu q3');
    expect(groups.map(({ title, rows }) => [title, rows[0]?.to])).toEqual([
      [undefined, offer.absolute_url],
      ['Khu vực', area.absolute_url],
      ['Bác sĩ', '/bac-si/professional_index-0/'],
    ]);
  });

  it('stands by itself where nothing matches them', () => {
    const groups = searchGroups([{ guide: { ...guide, areas: [] } }], 'bs nữ');
    expect(groups.map(({ rows }) => rows.map(({ to }) => to))).toEqual([[offer.absolute_url]]);
  });

  it('leads to the nearest lists where the one that they ask for shows nothing, and says so', () => {
    const way = (slug: string, count: number): SearchGuide['relaxed'][number] => ({
      kind: 'professional',
      count,
      nouns: [{ noun: 'bác sĩ', count }],
      q: '',
      chosen: [{ type: 'districts', slug, name: 'Quận 1' }],
      left_out: [],
      absolute_url: `/bac-si/?districts=${slug}`,
    });
    const relaxed = ['quan-1', 'quan-2', 'quan-4', 'quan-5', 'quan-6'].map((slug, at) => way(slug, at + 1));
    const missing = { ...guide, areas: [], missing: 'Chưa có bác sĩ Da liễu ở Quận 3 (cũ).', relaxed };
    const [ways] = searchGroups([{ ...group('professional_index', 2), guide: missing }], 'da lieu q3');
    expect(ways?.note).toBe('Chưa có bác sĩ Da liễu ở Quận 3 (cũ).');
    expect(ways?.rows.map(({ value, to }) => [value, to])).toEqual([
      ['1 bác sĩ tại Quận 1 (cũ)', '/bac-si/?districts=quan-1'],
      ['2 bác sĩ tại Quận 1 (cũ)', '/bac-si/?districts=quan-2'],
      ['3 bác sĩ tại Quận 1 (cũ)', '/bac-si/?districts=quan-4'],
      ['4 bác sĩ tại Quận 1 (cũ)', '/bac-si/?districts=quan-5'],
    ]);
    const respelled = { ...missing, meant: 'da liễu quận 3' };
    const [meant] = searchGroups([{ ...group('professional_index', 2), guide: respelled }], 'da lieux q3');
    expect(meant?.note).toBe('Kết quả cho “da liễu quận 3”. Chưa có bác sĩ Da liễu ở Quận 3 (cũ).');
  });

  it('keeps what the list shows apart from what only matches them', () => {
    const apart = { ...group('professional_index', 1), title: 'Bác sĩ khớp với “da lieu”' };
    const groups = searchGroups([{ ...group('professional_index', 2), guide }, apart], 'da lieu');
    expect(groups.map(({ title }) => title)).toEqual([undefined, 'Khu vực', 'Bác sĩ', 'Bác sĩ khớp với “da lieu”']);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(4);
  });

  it('[SRCH-34] leaves room for six groups in all', () => {
    const found = [...TYPES, ...MORE].map(type => group(type, 10));
    const groups = searchGroups(
      found.map((each, index) => (index === 0 ? { ...each, guide } : each)),
      'nguyen',
    );
    expect(groups.filter(({ title }) => title !== undefined)).toHaveLength(6);
  });
});

const NOTHING_READ: SearchGuide = {
  whole: false,
  offers: [],
  missing: '',
  relaxed: [],
  unlisted: '',
  meant: '',
  areas: [],
  complaints: [],
  chips: [],
  near: false,
  urgency: null,
};

const HELP: SearchGroup = {
  object_type: 'way_index',
  title: 'Cần cấp cứu: gọi ngay 115',
  similar: false,
  list_url: '/trieu-chung/cap-cuu/',
  items: group('place_index', 1).items.map(item => ({
    ...item,
    name: 'Làm gì trong khi chờ cấp cứu',
    absolute_url: '/trieu-chung/cap-cuu/',
  })),
};

const URGENT: SearchGuide = {
  ...NOTHING_READ,
  complaints: [{ name: 'Khó thở', absolute_url: '/trieu-chung/kho-tho/' }],
  urgency: 'emergency',
};

describe('what cannot wait', () => {
  it('stands before everything else, with whom to call and without a row to more', () => {
    const [first, second, third] = searchGroups([{ ...HELP, guide: URGENT }, group('place_index', 1)], 'khó thở');
    expect(first).toMatchObject({ title: HELP.title, rows: [{ to: 'tel:115' }, { to: '/trieu-chung/cap-cuu/' }] });
    expect(first?.more).toBeUndefined();
    expect([second?.rows[0]?.to, third?.title]).toEqual(['/trieu-chung/kho-tho/', 'Cơ sở y tế']);
  });

  it('names both numbers to people who may want to hurt themselves', () => {
    const [first] = searchGroups([{ ...HELP, guide: { ...URGENT, urgency: 'self_harm' } }], 'tự tử');
    expect(first?.rows.map(({ to }) => to)).toEqual(['tel:115', 'tel:111', '/trieu-chung/cap-cuu/']);
  });

  it('leaves it to what follows whether that is only similar', () => {
    const similar = { ...group('place_index', 1), similar: true };
    const [first, second] = searchGroups([{ ...HELP, guide: { ...URGENT, complaints: [] } }, similar], 'khó thở xyzt');
    expect([first?.note, second?.note]).toEqual([undefined, 'Không có “khó thở xyzt”. Gần giống:']);
  });
});

describe('what is not what was asked for', () => {
  const guide = NOTHING_READ;
  const similar = { ...group('place_index', 2), similar: true };

  it('is introduced as similar', () => {
    const [places, others] = searchGroups([{ ...similar, guide }, group('service_index', 1)], 'xyzt');
    expect(places?.note).toBe('Không có “xyzt”. Gần giống:');
    expect(others?.note).toBeUndefined();
  });

  it('is introduced where it stands behind what was asked for', () => {
    const [equal, near, other] = searchGroups(
      [{ ...group('service_index', 1), guide }, similar, { ...group('professional_index', 1), similar: true }],
      'xyzt',
    );
    expect([equal?.note, near?.note, other?.note]).toEqual([undefined, 'Gần giống:', undefined]);
  });

  it('is introduced by what was meant where that is known', () => {
    const meant = { ...guide, meant: 'nội soi dạ dày' };
    const [first, second] = searchGroups([{ ...similar, guide: meant }, group('service_index', 1)], 'nội xoi dạ dày');
    expect([first?.note, second?.note]).toEqual(['Kết quả cho “nội soi dạ dày”', undefined]);
  });

  it('follows what says that a facility is not listed', () => {
    const unlisted = { ...guide, unlisted: 'bệnh viện xyz' };
    const [near] = searchGroups([{ ...similar, guide: unlisted }], 'bệnh viện xyz');
    expect(near?.note).toBe('“bệnh viện xyz” chưa có trên An Tâm. Gần giống:');
    const [others] = searchGroups([{ ...group('place_index', 2), guide: unlisted }], 'bệnh viện xyz');
    expect(others?.note).toBe('“bệnh viện xyz” chưa có trên An Tâm.');
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

  it('calls for help by a press and by Enter', async () => {
    const answer = [{ ...HELP, guide: URGENT }, group('place_index', 1)];
    fetching.mockImplementationOnce(async () => new Response(JSON.stringify(answer)));
    renderFrame(<HeaderSearch focused={false} />);
    await type('khó thở');
    const [call] = within(screen.getByRole('group', { name: HELP.title })).getAllByRole('option', { name: 'Gọi 115' });
    expect(call?.getAttribute('href')).toBe('tel:115');
    const pressed = vi.fn((event: Event) => event.preventDefault());
    call?.addEventListener('click', pressed);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(pressed).toHaveBeenCalledOnce();
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
    expect(fetching.mock.calls.map(([path]) => path)).toEqual(['/api/v1/search?province=hue&q=nguyen&guide=1']);
    const form = container.querySelector<HTMLFormElement>('search form');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['q', 'nguyen'],
      ['province', 'hue'],
    ]);
  });

  it('says that suggestions could not be loaded, and shows those of the next word', async () => {
    renderFrame(<HeaderSearch focused={false} />);
    fetching.mockRejectedValueOnce(new TypeError('offline'));
    await type('nguyen');
    expect(screen.getByText(/^Chưa tải được gợi ý/, { selector: '[role=status]' })).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(screen.queryByText(/^Chưa tải được gợi ý/)).toBeNull();
    await type('nguyen m');
    expect(screen.getByRole('group', { name: 'Bác sĩ' })).toBeTruthy();
    expect(screen.queryByText(/^Chưa tải được gợi ý/)).toBeNull();
  });

  it('[SRCH-26] [SRCH-27] asks nothing and shows nothing for blank text', async () => {
    renderFrame(<HeaderSearch focused={false} />);
    await type('   ');
    expect(fetching).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
