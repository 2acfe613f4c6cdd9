import type { SearchResults as Found } from '@antam/server/features/guided-search/contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_COOKIE, writeConsent } from '../../memory/consent.ts';
import { writeCookie } from '../../memory/cookie-jar.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { NOTHING_READ, SERVICE } from '../../testing/search-answers.ts';
import { SearchResults } from './search-results.tsx';

const PATH = '/api/v1/search/outcome/';
const reported = vi.hoisted(() => vi.fn());
vi.mock('../../api/browser-api.ts', () => ({ browserApi: { post: reported } }));
beforeEach(() => {
  reported.mockReset().mockResolvedValue({ counted: true });
});
afterEach(() => {
  cleanup();
  writeCookie(CONSENT_COOKIE, null, 0);
  sessionStorage.clear();
});

const GUIDE: Found['guide'] = { ...NOTHING_READ, chips: [{ name: 'Hà Nội', without: 'soi' }] };

const GROUP: Found['groups'][number] = {
  kind: 'other',
  object_type: 'service_index',
  title: 'Dịch vụ',
  list_url: '/dich-vu/',
  similar: false,
  items: [SERVICE],
};

const show = (q: string, groups: Found['groups'], guide: Partial<Found['guide']> = {}) =>
  renderFrame(
    <SearchResults
      q={q}
      province=""
      found={q === '' ? null : { guide: { ...GUIDE, ...guide }, similar: false, groups }}
      advice={null}
      diseases={[]}
      articles={[]}
    />,
  );
const outcomes = () => reported.mock.calls;
const body = (outcome: string) => [PATH, { body: { q: 'soi hà nội', outcome } }];

it('Results that are shown are reported, and the first of them that is opened, whether here or in another tab', () => {
  show('soi hà nội', [GROUP]);
  expect(outcomes()).toEqual([body('found')]);
  fireEvent(screen.getByRole('link', { name: SERVICE.name }), new MouseEvent('auxclick', { bubbles: true }));
  fireEvent.click(screen.getByRole('link', { name: SERVICE.name }));
  expect(outcomes()).toEqual([body('found'), body('pressed')]);
});

it.each([
  ['another search', 'Bỏ Hà Nội'],
  ['the way back to the home page', 'Trang chủ'],
  ['a search for just what was typed', 'Tìm đúng “soi hà nội”'],
])('Opening %s is not opening a result', (_, link) => {
  show('soi hà nội', [GROUP], { meant: 'sỏi hà nội' });
  fireEvent.click(screen.getByRole('link', { name: link }));
  expect(outcomes()).toEqual([body('found')]);
});

it('Help that is opened beneath what is said of the words is no result', () => {
  show('soi hà nội', [], { missing: 'Chưa có bác sĩ nội soi.' });
  const [help] = screen.getAllByRole('link', { name: 'Xem các chuyên khoa' });
  if (help) fireEvent.click(help);
  expect(outcomes()).toEqual([body('found')]);
});

it('Coming back to results in the same tab is no other search, and opening one of them again no other press', () => {
  for (let visit = 0; visit < 2; visit += 1) {
    show('soi hà nội', [GROUP]);
    fireEvent.click(screen.getByRole('link', { name: SERVICE.name }));
    cleanup();
  }
  expect(outcomes()).toEqual([body('found'), body('pressed')]);
});

it('A page on which nothing stands is reported as empty, whatever help is opened on it', () => {
  show('soi hà nội', []);
  const [help] = screen.getAllByRole('link', { name: 'Xem các chuyên khoa' });
  if (help) fireEvent.click(help);
  expect(outcomes()).toEqual([body('empty')]);
});

it('Nothing is reported where nothing was looked for, and by visitors who refused to be measured', () => {
  show('', []);
  cleanup();
  writeConsent({ choice: 'refused' });
  show('soi hà nội', [GROUP]);
  fireEvent.click(screen.getByRole('link', { name: SERVICE.name }));
  expect(outcomes()).toEqual([]);
});
