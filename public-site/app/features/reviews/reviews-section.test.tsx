import type { CommentAnswer, CommentList } from '@antam/server/features/reviews/contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { reviewData } from './review-data.ts';
import { reviewsSection } from './reviews-section.tsx';

afterEach(cleanup);

const REVIEW: CommentAnswer = {
  id: 7,
  author_name: 'Trần Thị Lan',
  liking: true,
  overall_rating: 4,
  is_verified: true,
  ratings: { attitude: 5, waiting_time: 0, cleanliness: 4, recommending: 0 },
  comment_html: '<p>Khám kỹ &#38; dễ hiểu.</p>',
  edited_by: null,
  original_html: null,
  useful: 3,
  not_useful: 0,
  created_at: '2026-01-02T03:00:00.000Z',
  replies: [],
};
const LIST: CommentList = {
  count: 14,
  page: 1,
  pages: 2,
  items: [REVIEW],
  removed: [],
  removed_count: 0,
  summary: {
    score: 3.7,
    ratings: 12,
    reviews: 14,
    verified: 5,
    distribution: [0, 1, 4, 5, 2],
    aspects: { attitude: 4.5, waiting_time: null, cleanliness: 4, recommending: null },
  },
};
const NONE = { score: null, ratings: 0, reviews: 0, verified: 0, distribution: [0, 0, 0, 0, 0] };

const DOCTOR = { kind: 'professional', id: 1, name: 'BS Mai' } as const;
const PAGE = '/bac-si/mai-1/';
const show = (vary: Partial<CommentList> = {}, address = PAGE) =>
  renderFrame(reviewsSection({ ...LIST, ...vary }, DOCTOR).content, address);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the reviews of a page', () => {
  it('[REV-23] begin with the score, the share of each number of stars in exact percent, and the mean of each aspect', () => {
    show();
    expect(screen.getByText('3,7')).toBeDefined();
    expect(screen.getByRole('img', { name: '3,7 trên 5 sao, 12 đánh giá' })).toBeDefined();
    const stars = document.querySelector<HTMLElement>('[data-stars-width]');
    expect(stars?.style.getPropertyValue('--filled')).toBe('74%');
    const widths = [...document.querySelectorAll<HTMLElement>('[data-bar]')].map(
      ({ style }) => style.backgroundSize.split(' ')[0],
    );
    expect(widths).toEqual(['16.67%', '41.67%', '33.33%', '8.33%', '0%', '90%', '80%']);
    const aspects = screen.getByRole('list', { name: 'Điểm từng mặt' });
    expect(within(aspects).getAllByRole('listitem')).toHaveLength(2);
  });

  it('[REV-01] [REV-02] show who wrote what when, with stars, satisfaction, aspects and the visit that took place', () => {
    show();
    const item = within(screen.getByRole('article', { name: 'Nhận xét của Trần Thị Lan' }));
    for (const text of ['Khám kỹ & dễ hiểu.', 'Hài lòng', 'Đã khám', '02-01-2026', 'Hữu ích (3)'])
      expect(item.getByText(text)).toBeDefined();
    expect(item.getByTitle('02-01-2026, 10h00').getAttribute('datetime')).toBe(REVIEW.created_at);
    expect(item.getAllByRole('img')).toHaveLength(3);
  });

  it('are narrowed and ordered by links that keep the rest of the choice, and go back to the first page', () => {
    show({}, `${PAGE}?stars=4&page=2`);
    expect(hrefOf('Hữu ích nhất')).toBe(`${PAGE}?stars=4&sort=useful#nhan-xet`);
    expect(hrefOf('5 sao (2)')).toBe(`${PAGE}?stars=5#nhan-xet`);
    expect(hrefOf('4 sao (5)')).toBe(`${PAGE}#nhan-xet`);
    expect(hrefOf('Đã khám (5)')).toBe(`${PAGE}?stars=4&verified=1#nhan-xet`);
    expect(hrefOf('Trang 2')).toBe(`${PAGE}?stars=4&page=2#nhan-xet`);
    expect(screen.getByRole('link', { current: true, name: '4 sao (5)' })).toBeDefined();
  });

  it('offer no filter that shows nothing', () => {
    show({ summary: { ...LIST.summary, verified: 0 } });
    expect(screen.queryByRole('link', { name: /Đã khám/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^1 sao/ })).toBeNull();
  });

  it('lead back to all where none fits the filters', () => {
    show({ items: [], count: 0, pages: 1 }, `${PAGE}?stars=1`);
    expect(hrefOf('Xem tất cả nhận xét')).toBe(`${PAGE}#nhan-xet`);
  });

  it('say so where nobody has written any', () => {
    show({ summary: { ...LIST.summary, ...NONE }, items: [], count: 0, pages: 1 });
    expect(screen.getByText('Chưa có nhận xét')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('[ROLE-30] keep the first words of what the owner of the page has edited one click away', () => {
    show({ items: [{ ...REVIEW, edited_by: 'owner', original_html: '<p>Lời ban đầu.</p>' }] });
    const details = screen.getByText('Đã được chủ trang chỉnh sửa').closest('details');
    expect(details?.textContent).toContain('Lời ban đầu.');
  });

  it('show the answers of the owner of the page under the review', () => {
    const reply = { id: 9, author_name: 'Phòng khám', comment_html: '<p>Cảm ơn bạn.</p>', edited: true };
    show({ items: [{ ...REVIEW, replies: [{ ...reply, created_at: REVIEW.created_at }] }] });
    const answer = within(screen.getByRole('article', { name: 'Trả lời của Phòng khám' }));
    expect(answer.getByText('Cảm ơn bạn.')).toBeDefined();
    expect(answer.getByText('· đã sửa')).toBeDefined();
  });

  it('leave a trace of each that was taken down, with the reason', () => {
    show({ removed: [{ id: 3, removed_at: '2026-01-02T03:00:00.000Z', reason: 'advertising' }], removed_count: 35 });
    expect(screen.getByText('35 nhận xét đã bị gỡ').closest('details')?.textContent).toContain(
      '02-01-2026: gỡ vì quảng cáo',
    );
  });
});

describe('the reviews for search engines', () => {
  it('are those with stars, in plain text', () => {
    const silent = { ...REVIEW, overall_rating: 0 };
    expect(reviewData({ ...LIST, items: [REVIEW, silent] })).toEqual({
      review: [expect.objectContaining({ reviewBody: 'Khám kỹ & dễ hiểu.', datePublished: '2026-01-02' })],
    });
    expect(reviewData({ ...LIST, items: [silent] })).toEqual({});
  });
});
