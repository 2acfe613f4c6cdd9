import type { SearchResults as Found } from '@antam/server/features/guided-search/contract.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { SearchResults } from './search-results.tsx';

// What the page reports has tests of its own.
vi.mock('../../api/browser-api.ts', () => ({ browserApi: { post: async () => ({ counted: true }) } }));
afterEach(cleanup);

const GUIDE: Found['guide'] = {
  whole: false,
  offers: [],
  missing: '',
  unlisted: '',
  meant: '',
  complaints: [],
  areas: [],
  chips: [],
  near: false,
};

const SERVICE = {
  name: 'Nội soi dạ dày',
  absolute_url: '/dich-vu/noi-soi-da-day/',
  main_thumbnail_image: null,
  specialities_nested: [],
  address: '',
  body_search: '',
  type: '',
};

function renderResults(q: string, meant: string) {
  const group = { kind: 'other', object_type: 'service_index', title: 'Dịch vụ', list_url: '/dich-vu/' } as const;
  const found: Found = {
    guide: { ...GUIDE, meant },
    similar: true,
    groups: [{ ...group, similar: true, items: [SERVICE] }],
  };
  renderFrame(<SearchResults q={q} province="" found={found} advice={null} diseases={[]} articles={[]} />);
}

it('names what was meant, and leads to what fits the words just as they were typed', () => {
  renderResults('nội xoi dạ dày', 'nội soi dạ dày');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kết quả cho “nội soi dạ dày”');
  const typed = screen.getByRole('link', { name: 'Tìm đúng “nội xoi dạ dày”' });
  const { pathname, searchParams } = new URL(typed.getAttribute('href') ?? '', 'http://site');
  expect([pathname, searchParams.get('q'), searchParams.get('typed')]).toEqual(['/tim-kiem/', 'nội xoi dạ dày', '1']);
  expect(typed.getAttribute('rel')).toBe('nofollow');
  expect(screen.queryByText(/Không có/)).toBeNull();
});

it('says that there is nothing of these words where several things are merely near', () => {
  renderResults('nội xoi', '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kết quả cho “nội xoi”');
  expect(screen.getByText('Không có “nội xoi”. Kết quả gần giống:')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Tìm đúng/ })).toBeNull();
});
