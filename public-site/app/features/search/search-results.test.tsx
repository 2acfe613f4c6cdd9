import type { SearchResults as Found } from '@antam/server/features/guided-search/contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { NOTHING_READ, relaxedList, SERVICE } from '../../testing/search-answers.ts';
import { SearchResults } from './search-results.tsx';

// What the page reports has tests of its own.
vi.mock('../../api/browser-api.ts', () => ({ browserApi: { post: async () => ({ counted: true }) } }));
afterEach(cleanup);

function renderResults(q: string, meant: string) {
  const group = { kind: 'other', object_type: 'service_index', title: 'Dịch vụ', list_url: '/dich-vu/' } as const;
  const found: Found = {
    guide: { ...NOTHING_READ, meant },
    similar: true,
    groups: [{ ...group, similar: true, items: [SERVICE] }],
  };
  renderFrame(<SearchResults q={q} province="" found={found} advice={null} diseases={[]} articles={[]} />);
}

it('the page of results names what was meant, and leads to what fits the words just as they were typed', () => {
  renderResults('nội xoi dạ dày', 'nội soi dạ dày');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kết quả cho “nội soi dạ dày”');
  const typed = screen.getByRole('link', { name: 'Tìm đúng “nội xoi dạ dày”' });
  const { pathname, searchParams } = new URL(typed.getAttribute('href') ?? '', 'http://site');
  expect([pathname, searchParams.get('q'), searchParams.get('typed')]).toEqual(['/tim-kiem/', 'nội xoi dạ dày', '1']);
  expect(typed.getAttribute('rel')).toBe('nofollow');
  expect(screen.queryByText(/Không có/)).toBeNull();
});

it('the page of results says that there is nothing of these words where several things are merely near', () => {
  renderResults('nội xoi', '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kết quả cho “nội xoi”');
  expect(screen.getByText('Không có “nội xoi”. Kết quả gần giống:')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Tìm đúng/ })).toBeNull();
});

it('the page of results leads from a list that shows nothing to the nearest ones, in their order, and keeps the chips', () => {
  const way = (kind: string, noun: string, slug: string, name: string) =>
    relaxedList({
      kind,
      noun,
      count: 3,
      chosen: [{ type: 'provinces', slug, name }],
      absolute_url: `/${kind}/?provinces=${slug}`,
    });
  const guide: Found['guide'] = {
    ...NOTHING_READ,
    missing: 'Chưa có bác sĩ Da liễu ở Quận 3 (cũ).',
    relaxed: [way('place', 'cơ sở y tế', 'ho-chi-minh', 'Hồ Chí Minh'), way('professional', 'bác sĩ', 'hue', 'Huế')],
    chips: [{ name: 'Quận 3 (cũ)', without: 'da liễu' }],
  };
  const found: Found = { guide, similar: false, groups: [] };
  renderFrame(<SearchResults q="da liễu q3" province="" found={found} advice={null} diseases={[]} articles={[]} />);
  expect(screen.getByText('Chưa có bác sĩ Da liễu ở Quận 3 (cũ).')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Bỏ Quận 3 (cũ)' })).toBeDefined();
  const links = within(screen.getByRole('navigation', { name: 'Gần nhất với điều bạn tìm' })).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 cơ sở y tế tại TP. Hồ Chí Minh', '/place/?provinces=ho-chi-minh'],
    ['3 bác sĩ tại Huế', '/professional/?provinces=hue'],
  ]);
});
