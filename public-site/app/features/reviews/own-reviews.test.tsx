import type { AccountComments } from '@antam/server/features/reviews/contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { OwnReviews } from './own-reviews.tsx';

afterEach(cleanup);

const ITEM: AccountComments['items'][number] = {
  id: 1,
  kind: 'place',
  name: 'Phòng khám Trúc Lam',
  absolute_url: '/co-so-y-te/truc-lam-2/',
  is_reply: false,
  status: 'pending',
  overall_rating: 4,
  comment_html: '<p>Khám kỹ.</p>',
  is_verified: false,
  reason: null,
  created_at: '2026-01-02T03:00:00.000Z',
};
const show = (items: AccountComments['items']) =>
  renderFrame(<OwnReviews own={{ count: items.length, page: 1, pages: 1, items }} />, '/tai-khoan/');

it('[REV-51] authors see the state of each of their reviews, and why one is not shown', () => {
  show([ITEM, { ...ITEM, id: 2, status: 'hidden', reason: 'advertising' }]);
  const [waiting, removed] = screen.getAllByRole('listitem');
  expect(waiting?.textContent).toContain('Đang chờ duyệt');
  expect(removed?.textContent).toMatch(/Đã bị gỡ.*Lý do: quảng cáo\./);
  const link = within(waiting ?? document.body).getByRole('link', { name: 'Phòng khám Trúc Lam' });
  expect(link.getAttribute('href')).toBe('/co-so-y-te/truc-lam-2/#nhan-xet');
});

it('an answer on a page that is gone is named so', () => {
  show([{ ...ITEM, name: '', absolute_url: '', is_reply: true }]);
  expect(screen.getByRole('heading', { name: 'Trả lời tại Trang không còn hiện' })).toBeDefined();
});

it('a visitor who has written nothing reads where to begin', () => {
  show([]);
  expect(screen.getByText(/Bạn chưa viết nhận xét nào/)).toBeDefined();
});
