import type { CommentAnswer, OwnComments } from '@antam/server/features/reviews/contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserApi } from '../../api/browser-api.ts';
import { ApiProblem } from '../../api/problem.ts';
import { commentVote } from '../../memory/comment-vote.ts';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { ToastProvider } from '../../ui/toast/toast.tsx';
import { ReviewItem } from './review-item.tsx';

const REVIEW: CommentAnswer = {
  id: 7,
  author_name: 'Trần Thị Lan',
  liking: null,
  overall_rating: 0,
  is_verified: false,
  ratings: { attitude: 0, waiting_time: 0, cleanliness: 0, recommending: 0 },
  comment_html: '<p>Lời cũ.</p>',
  edited_by: null,
  original_html: null,
  useful: 3,
  not_useful: 0,
  created_at: '2026-01-02T03:00:00.000Z',
  replies: [],
};
const NOTHING: OwnComments = {
  waiting: [],
  written: null,
  votes: [],
  authored: [],
  is_owner: false,
  may_write: true,
};

beforeEach(() => {
  rootData.viewer = {
    id: 9,
    name: 'Phòng khám',
    email: 'pk@antam.example',
    mobile_phone: null,
    role: 'place',
    is_email_confirmed: true,
    notice: null,
    favourites: { place: [], professional: [] },
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  rootData.viewer = null;
});

type Kind = 'place' | 'professional';

const show = (own: Partial<OwnComments> = {}, kind: Kind = 'place') =>
  renderFrame(
    <ToastProvider>
      <ReviewItem review={REVIEW} acting={{ kind, id: 2, own: { ...NOTHING, ...own } }} />
    </ToastProvider>,
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const failing = (status: number) => Promise.reject(new ApiProblem(status, null));

describe('voting on a review', () => {
  async function voteTwice() {
    const post = vi.spyOn(browserApi, 'post').mockResolvedValueOnce({ useful: 4, not_useful: 0 });
    show();
    press('Hữu ích (3)');
    await waitFor(() => expect(button('Hữu ích (4)').getAttribute('aria-pressed')).toBe('true'));
    press('Hữu ích (4)');
    post.mockResolvedValueOnce({ useful: 3, not_useful: 1 });
    press('Không hữu ích (0)');
    await waitFor(() => expect(button('Không hữu ích (1)').getAttribute('aria-pressed')).toBe('true'));
    return post;
  }

  it('[REV-46] takes the other vote back, and is remembered', async () => {
    await voteTwice();
    expect(button('Hữu ích (3)').getAttribute('aria-pressed')).toBe('false');
    expect(commentVote('place', 7).read()).toBe(false);
  });

  it('[REV-44] [REV-45] sends the same vote once, and says whether it is the first one', async () => {
    const post = await voteTwice();
    const first = (useful: boolean, first_time: boolean) => expect.objectContaining({ useful, first_time });
    expect(post.mock.calls.map(([, options]) => Object(options).body)).toEqual([
      first(true, true),
      first(false, false),
    ]);
  });

  it('[REV-41] [REV-42] [REV-43] sends the kind of page, the review and the vote', async () => {
    const post = await voteTwice();
    const vote = { vote_for: 'place', comment_id: 7 };
    expect(post.mock.calls).toEqual([
      ['/api/v1/comment-voting/', { body: { ...vote, useful: true, first_time: true } }],
      ['/api/v1/comment-voting/', { body: { ...vote, useful: false, first_time: false } }],
    ]);
  });

  it('[REV-48] marks the vote that the server knows', () => {
    show({ votes: [{ comment_id: 7, useful: true }] });
    expect(button('Hữu ích (3)').getAttribute('aria-pressed')).toBe('true');
  });

  it('[ERR-06] says that it failed, and counts nothing', async () => {
    vi.spyOn(browserApi, 'post').mockImplementation(() => failing(500));
    show();
    press('Hữu ích (3)');
    await screen.findByText('Gửi đánh giá không thành công. Xin vui lòng thử lại.');
    expect(button('Hữu ích (3)').getAttribute('aria-pressed')).toBe('false');
    expect(localStorage).toHaveLength(0);
  });
});

/** A review of either kind of page: which, and what sending its replies and edits proves. */
const KINDS = [
  ['of a place', 'place', '[REV-26]', '[REV-36] [API-08] [API-09]'],
  ['of a doctor', 'professional', '[REV-27]', '[REV-37] [API-10] [API-11]'],
] as const;

describe.each(KINDS)('answering a review %s', (_, kind, proven) => {
  it('[REV-31] toggles its form, which only the owner of the page has', async () => {
    show({ is_owner: true }, kind);
    press(/^Trả lời/);
    await screen.findByRole('textbox');
    press(/^Trả lời/);
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    show({}, kind);
    expect(screen.queryByRole('button', { name: /^Trả lời/ })).toBeNull();
  });

  async function answer() {
    const post = vi
      .spyOn(browserApi, 'post')
      .mockResolvedValue({ id: 8, status: 'published', comment_html: '<p>Cảm ơn bạn nhiều.</p>' });
    show({ is_owner: true }, kind);
    press(/^Trả lời/);
    await screen.findByRole('textbox');
    type('Cảm ơn bạn nhiều.');
    press('Gửi trả lời');
    await screen.findByText('Cảm ơn bạn nhiều.');
    return post;
  }

  it('[REV-30] shows the answer under the review, and closes the form', async () => {
    await answer();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[REV-24] [REV-28] sends the words with the name and the email address of the owner', async () => {
    const post = await answer();
    const words = { comment: 'Cảm ơn bạn nhiều.', email: 'pk@antam.example', name: 'Phòng khám' };
    expect(post.mock.calls[0]?.[1]).toMatchObject({ body: words });
  });

  it(`[REV-25] [REV-29] ${proven} sends which review is answered, on which page`, async () => {
    const post = await answer();
    const about = { [kind]: 2, parent: 7, source: 'review' };
    const words = { comment: 'Cảm ơn bạn nhiều.', email: 'pk@antam.example', name: 'Phòng khám' };
    expect(post.mock.calls).toEqual([[`/api/v1/${kind}/comment/create/`, { body: { ...about, ...words } }]]);
  });

  it.each([
    [
      '[ERR-11] [ERR-12]',
      403,
      'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý. Vui lòng liên hệ trực tiếp với cơ sở y tế hoặc bác sĩ.',
    ],
    ['[ERR-13] [ERR-14]', 500, 'Edit không thành công. Xin vui lòng thử lại.'],
  ])('%s answered with %d says "%s", and keeps what was typed', async (_ids, status, text) => {
    vi.spyOn(browserApi, 'post').mockImplementation(() => failing(status));
    show({ is_owner: true }, kind);
    press(/^Trả lời/);
    await screen.findByRole('textbox');
    type('Cảm ơn bạn nhiều.');
    press('Gửi trả lời');
    await screen.findByText(text);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Cảm ơn bạn nhiều.');
  });
});

describe.each(KINDS)('editing a review %s', (_, kind, __, proven) => {
  const open = async () => {
    vi.spyOn(browserApi, 'get').mockResolvedValue({ id: 7, comment: 'Lời cũ.' });
    show({ is_owner: true }, kind);
    press('Sửa');
    await screen.findByRole('textbox');
  };

  it('[REV-32] [REV-33] loads the text, and cancelling leaves it as it was', async () => {
    const put = vi.spyOn(browserApi, 'put');
    await open();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Lời cũ.');
    type('Lời khác hẳn.');
    press('Huỷ');
    expect(screen.getByText('Lời cũ.')).toBeDefined();
    expect(put).not.toHaveBeenCalled();
  });

  async function save() {
    const put = vi.spyOn(browserApi, 'put').mockResolvedValue({
      id: 7,
      status: 'published',
      comment_html: '<p>Lời mới hơn.</p>',
    });
    await open();
    type('Lời mới hơn.');
    press('Lưu');
    await screen.findByText('Lời mới hơn.');
    return put;
  }

  it('[REV-34] [REV-38] shows the new text, and by whom it was edited', async () => {
    await save();
    expect(screen.getByText('Đã được chủ trang chỉnh sửa').closest('details')?.textContent).toContain('Lời cũ.');
  });

  it('[REV-35] sends the new text', async () => {
    const put = await save();
    expect(put.mock.calls[0]?.[1]).toMatchObject({ body: { comment: 'Lời mới hơn.' } });
  });

  it(`${proven} sends the text for its review and its page`, async () => {
    const put = await save();
    const asked = { params: { id: 7 }, body: { comment: 'Lời mới hơn.', [kind]: 2 } };
    expect(put.mock.calls).toEqual([[`/api/v1/${kind}/comment/:id/`, asked]]);
  });

  it('[ERR-09] [ERR-10] says that saving failed, and keeps what was typed', async () => {
    vi.spyOn(browserApi, 'put').mockImplementation(() => failing(500));
    await open();
    type('Lời mới hơn.');
    press('Lưu');
    await screen.findByText('Gửi nhận xét không thành công. Xin vui lòng thử lại.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Lời mới hơn.');
  });

  it.each([
    ['[ERR-07]', 403, 'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý.'],
    ['[ERR-08]', 500, 'Sửa không thành công. Xin vui lòng thử lại.'],
  ])('%s whose text is answered with %d says "%s"', async (_ids, status, text) => {
    vi.spyOn(browserApi, 'get').mockImplementation(() => failing(status));
    show({ authored: [7] }, kind);
    press('Sửa');
    await screen.findByText(text);
    expect(screen.getByText('Lời cũ.')).toBeDefined();
  });
});

it('a review can be reported with a reason, which staff get', async () => {
  const post = vi.spyOn(browserApi, 'post').mockResolvedValue({ reported: true });
  show();
  press(/^Báo cáo/);
  await screen.findByRole('textbox');
  type('Đây là quảng cáo.');
  press('Gửi báo cáo');
  await screen.findByText(/An Tâm sẽ xem lại/);
  expect(post.mock.calls).toEqual([
    ['/api/v1/comment-report/:id/', { params: { id: 7 }, body: { reason: 'Đây là quảng cáo.' } }],
  ]);
});
