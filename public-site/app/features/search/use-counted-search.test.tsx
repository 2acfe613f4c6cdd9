import type { SearchResults as Found } from '@antam/server/features/guided-search/contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_COOKIE, writeConsent } from '../../memory/consent.ts';
import { writeCookie } from '../../memory/cookie-jar.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
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
});

const GUIDE: Found['guide'] = {
  whole: false,
  offers: [],
  missing: '',
  relaxed: [],
  unlisted: '',
  meant: '',
  complaints: [],
  areas: [],
  chips: [{ name: 'Hà Nội', without: 'soi' }],
  near: false,
  urgency: null,
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
const GROUP: Found['groups'][number] = {
  kind: 'other',
  object_type: 'service_index',
  title: 'Dịch vụ',
  list_url: '/dich-vu/',
  similar: false,
  items: [SERVICE],
};

const show = (q: string, groups: Found['groups']) =>
  renderFrame(
    <SearchResults
      q={q}
      province=""
      found={q === '' ? null : { guide: GUIDE, similar: false, groups }}
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

it('Neither another search nor the way back to the home page is an opened result', () => {
  show('soi hà nội', [GROUP]);
  fireEvent.click(screen.getByRole('link', { name: 'Bỏ Hà Nội' }));
  expect(outcomes()).toEqual([body('found')]);
  cleanup();
  reported.mockClear();
  show('soi hà nội', [GROUP]);
  fireEvent.click(screen.getByRole('link', { name: 'Trang chủ' }));
  expect(outcomes()).toEqual([body('found')]);
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
