import type { ComplaintList } from '@antam/server/features/complaint-pages/contract.ts';
import type { DrugList } from '@antam/server/features/drugs/contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ComplaintsPage } from './complaints-page.tsx';
import { DrugsPage } from './drugs-page.tsx';

afterEach(cleanup);

const PARACETAMOL: DrugList['items'][number] = {
  id: 1,
  absolute_url: '/thuoc/paracetamol-1/',
  name: 'Paracetamol',
  brands: [],
  names: [],
  type: 'over_the_counter',
  atc: 'N02BE01',
  group: 'Giảm đau, hạ sốt',
  form: '',
  summary: '',
};
const DRUGS: DrugList = {
  items: [PARACETAMOL],
  count: 170,
  page: 3,
  page_count: 4,
  letters: [
    { letter: 'P', count: 150 },
    { letter: '#', count: 20 },
  ],
  groups: [{ group: 'N', name: 'Thần kinh', count: 170 }],
};
const NO_COMPLAINTS: ComplaintList = {
  items: [],
  count: 0,
  page: 1,
  page_count: 0,
  letters: [],
  specialities: [{ slug: 'nhi-khoa', name: 'Nhi khoa', count: 2 }],
};
const addressOf = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(link => link.getAttribute('href'));

it('the neighbours of a page, its letters and its own address keep everything that narrows the list', () => {
  renderFrame(<DrugsPage list={DRUGS} query={{ letter: 'P', group: 'N', type: 'over_the_counter' }} />);
  const narrowed = 'group=N&type=over_the_counter';
  expect(addressOf('canonical')).toBe(`https://antam.example/thuoc/?letter=P&${narrowed}&page=3`);
  expect(addressOf('prev')).toBe(`https://antam.example/thuoc/?letter=P&${narrowed}&page=2`);
  expect(addressOf('next')).toBe(`https://antam.example/thuoc/?letter=P&${narrowed}&page=4`);
  expect(linksIn('Theo chữ cái')).toEqual([
    `/thuoc/?${narrowed}`,
    `/thuoc/?letter=P&${narrowed}`,
    `/thuoc/?letter=%23&${narrowed}`,
  ]);
  expect(linksIn('Trang')).toContain(`/thuoc/?letter=P&${narrowed}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thuốc không kê đơn: Thần kinh');
  expect(document.title).toBe('Thuốc không kê đơn: Thần kinh, chữ P | An Tâm');
});

it('the form of a list shows what is chosen and leads to the address of that list', () => {
  renderFrame(<DrugsPage list={DRUGS} query={{ group: 'N', q: 'para' }} />);
  const form = within(screen.getByLabelText('Tìm thuốc'));
  expect(form.getByLabelText<HTMLInputElement>('Tên thuốc').value).toBe('para');
  const group = form.getByLabelText<HTMLSelectElement>('Nhóm thuốc');
  expect([...group.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Tất cả nhóm'],
    ['N', 'Thần kinh (170)'],
  ]);
  expect(group.value).toBe('N');
  expect(form.getByLabelText<HTMLSelectElement>('Kê đơn').value).toBe('');
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/thuoc/');
  expect(linksIn('Đường dẫn')).toEqual(['/', '/thuoc/']);
});

it('a list in which nothing stands says how else to look, leads to all, and is kept from search engines', () => {
  renderFrame(<ComplaintsPage list={NO_COMPLAINTS} query={{ q: 'xyz', speciality: 'nhi-khoa' }} />);
  screen.getByRole('heading', { name: 'Triệu chứng khớp với “xyz”', level: 1 });
  screen.getByText('Bạn thử gõ một từ ngắn hơn, hoặc nói theo cách khác.');
  const all = screen.getByRole('link', { name: 'Xem tất cả triệu chứng' });
  expect(all.getAttribute('href')).toBe('/trieu-chung/');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(screen.queryByRole('navigation', { name: 'Theo chữ cái' })).toBeNull();
});

it('a list that has nothing leads to those that ask for less, with what each keeps and leaves out', () => {
  const relaxed = [
    { count: 3, kept: ['q'], absolute_url: '/thuoc/?q=abc' },
    { count: 170, kept: [], absolute_url: '/thuoc/' },
  ];
  const list = { ...DRUGS, items: [], count: 0, page: 1, page_count: 0, letters: [], relaxed };
  renderFrame(<DrugsPage list={list} query={{ q: 'abc', group: 'N', type: 'over_the_counter' }} />);
  const links = within(screen.getByRole('navigation', { name: 'Gần nhất với điều bạn tìm' })).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 thuốc khớp với “abc” (đã bỏ lọc: Thần kinh, Thuốc không kê đơn)', '/thuoc/?q=abc'],
    ['Tất cả 170 thuốc', '/thuoc/'],
  ]);
});
