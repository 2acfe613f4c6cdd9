import type { OwnPosts, PostAnswer } from '@antam/server/features/posts/contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_POSTS, POST } from '../../testing/own-posts.ts';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { ToastProvider } from '../../ui/toast/toast.tsx';
import { DiscussionContext } from './discussion.ts';
import { EditForm } from './edit-form.tsx';
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

function show(own: OwnPosts, form: ReactNode): void {
  renderFrame(
    <ToastProvider>
      <DiscussionContext
        value={{ kind: 'thread', id: 1, isLocked: false, own, reply: () => undefined, readAgain: () => undefined }}
      >
        {form}
      </DiscussionContext>
    </ToastProvider>,
    PAGE,
    { path: '/hoi-bac-si/:slugId/', root: { ...rootData, viewer } },
  );
}

function typeReply(own: OwnPosts, text: string): void {
  show(own, <ReplyForm action={PAGE} onReplied={vi.fn()} />);
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

describe('help for members who edit what they wrote', () => {
  const edit = (post: PostAnswer, text: string) => {
    show(OWN_POSTS, <EditForm post={post} onClose={vi.fn()} onSaved={vi.fn()} />);
    fireEvent.input(screen.getByLabelText('Sửa bài viết'), { target: { value: text } });
  };

  it('stands above a reply as soon as it speaks of harming oneself, and for nothing else', () => {
    edit(POST, 'Em không còn muốn sống nữa');
    expect(screen.getByRole('region', { name: HELP }).textContent).toContain('115');
    fireEvent.input(screen.getByLabelText('Sửa bài viết'), { target: { value: 'Bố em khó thở, đau thắt ngực' } });
    expect(screen.queryByRole('region', { name: 'Cấp cứu' })).toBeNull();
  });

  it('stands above a question for an emergency, too', () => {
    edit({ ...POST, position: 0 }, 'Bố em khó thở, đau thắt ngực');
    expect(screen.getByRole('region', { name: 'Cấp cứu' }).textContent).toContain('115');
  });
});
