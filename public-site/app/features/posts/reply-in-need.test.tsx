import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_POSTS } from '../../testing/own-posts.ts';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { ToastProvider } from '../../ui/toast/toast.tsx';
import { DiscussionContext } from './discussion.ts';
import { ReplyForm } from './reply-form.tsx';

const PAGE = '/hoi-bac-si/ho-1/';
const HELP = 'Bạn không một mình';
const viewer = {
  id: 3,
  name: 'Minh',
  email: 'minh@antam.example',
  mobile_phone: null,
  role: 'user' as const,
  is_email_confirmed: true,
  favourites: { place: [], professional: [] },
  notice: null,
};

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({})));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

function typeReply(own: OwnPosts, text: string): void {
  renderFrame(
    <ToastProvider>
      <DiscussionContext
        value={{ kind: 'thread', id: 1, isLocked: false, own, reply: () => undefined, readAgain: () => undefined }}
      >
        <ReplyForm action={PAGE} onReplied={vi.fn()} />
      </DiscussionContext>
    </ToastProvider>,
    PAGE,
    { path: '/hoi-bac-si/:slugId/', root: { ...rootData, viewer } },
  );
  fireEvent.input(screen.getByLabelText('Trả lời của bạn'), { target: { value: text } });
}

describe('help for members who write in a reply of harming themselves', () => {
  it('stands above the form as soon as it is typed, until the words are gone', () => {
    typeReply(OWN_POSTS, 'Em cũng vậy, em không còn muốn sống nữa');
    expect(screen.getByRole('region', { name: HELP }).textContent).toContain('115');
    fireEvent.input(screen.getByLabelText('Trả lời của bạn'), { target: { value: 'Em cũng vậy' } });
    expect(screen.queryByRole('region', { name: HELP })).toBeNull();
  });

  it('is not shown to a doctor, who writes of it to help', () => {
    const reply_as = [{ reply_as_type: 'professional' as const, reply_as_id: 1, name: 'BS Mai' }];
    typeReply({ ...OWN_POSTS, reply_as }, 'Khi thấy không muốn sống nữa, bạn hãy gọi 115');
    expect(screen.queryByRole('region', { name: HELP })).toBeNull();
  });
});
