import type { OwnPosts, PostAnswer } from '@antam/server/features/posts/contract.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OWN_POSTS, POST } from '../../testing/own-posts.ts';
import { DiscussionContext } from './discussion.ts';
import { HIDING_SHOWN } from './hiding-field.ts';
import { AnswerHead } from './post-head.tsx';
import { HidingChoice } from './reply-fields.tsx';
import { replyBody } from './send-reply.ts';

afterEach(cleanup);

const OWN: OwnPosts = { ...OWN_POSTS, hides_name: true };

const choice = (own: OwnPosts | null) => (
  <DiscussionContext
    value={{ kind: 'thread', id: 1, isLocked: false, own, reply: () => undefined, readAgain: () => undefined }}
  >
    <HidingChoice typed={{}} />
  </DiscussionContext>
);
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Ẩn tên của tôi/ });
const sent = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return replyBody(form, { kind: 'thread', id: 1 }).get('hiding_creator');
};

describe('[ROLE-33] the box that hides the name in a reply', () => {
  it('is ticked as soon as the page knows that its author hid the name here before, until it is pressed', () => {
    const { rerender } = render(choice(null));
    expect(box().checked).toBe(false);
    rerender(choice(OWN));
    expect(box().checked).toBe(true);
    fireEvent.click(box());
    expect(box().checked).toBe(false);
  });

  it('stays as it was pressed before the page knew anything', () => {
    const { rerender } = render(choice(null));
    fireEvent.click(box());
    rerender(choice({ ...OWN, hides_name: false }));
    expect(box().checked).toBe(true);
  });

  it('says nothing to the server while it is empty only because the page knows nothing', () => {
    expect(sent({})).toBeNull();
    expect(sent({ [HIDING_SHOWN]: 'true' })).toBe('false');
    expect(sent({ hiding_creator: 'true' })).toBe('true');
  });
});

const post: PostAnswer = {
  ...POST,
  hiding_creator: true,
  created_by: { name: 'Thành viên ẩn danh', official: false },
  answer_type: 'professional',
};

describe('[ROLE-24] [FORUM-56] the head of an answer whose author hides the name', () => {
  it('shows a doctor without a name, and nothing of An Tâm', () => {
    const { container } = render(<AnswerHead post={post} />);
    expect(container.textContent).toContain('Thành viên ẩn danh');
    expect(container.textContent).toContain('Bác sĩ đã xác minh');
    expect(container.querySelector('img[src="/favicon.svg"]')).toBeNull();
  });

  it('shows An Tâm where the site itself answers', () => {
    const site = {
      type: 'official',
      name: 'An Tâm',
      absolute_url: null,
      label: 'Ban biên tập',
      thumbnail: null,
    } as const;
    const replyer = { ...site, specialities: [], is_verified: true, booking_url: null };
    const { container } = render(
      <AnswerHead post={{ ...post, answer_type: 'official', replyer, hiding_creator: false }} />,
    );
    expect(container.querySelector('img[src="/favicon.svg"]')).not.toBeNull();
  });
});
