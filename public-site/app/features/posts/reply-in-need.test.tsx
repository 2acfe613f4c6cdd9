import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { ToastProvider } from '../../ui/toast/toast.tsx';
import { DiscussionContext } from './discussion.ts';
import { ReplyForm } from './reply-form.tsx';

const PAGE = '/hoi-bac-si/ho-1/';
const HELP = 'Bạn không một mình';
const OWN: OwnPosts = {
  thanked: [],
  agreed: [],
  own: [],
  originals: [],
  reply_as: [],
  hides_name: false,
  assignment: null,
  can: {
    reply: true,
    agree: false,
    assign: false,
    take: false,
    decline: false,
    reply_as_others: false,
    use_editor: false,
  },
};
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

describe('help for whoever writes in a reply of harming oneself', () => {
  it('stands above the form as soon as it is typed, until the words are gone', () => {
    typeReply(OWN, 'Em cũng vậy, em không còn muốn sống nữa');
    expect(screen.getByRole('region', { name: HELP }).textContent).toContain('115');
    fireEvent.input(screen.getByLabelText('Trả lời của bạn'), { target: { value: 'Em cũng vậy' } });
    expect(screen.queryByRole('region', { name: HELP })).toBeNull();
  });

  it('is not shown to a doctor, who writes of it to help', () => {
    const reply_as = [{ reply_as_type: 'professional' as const, reply_as_id: 1, name: 'BS Mai' }];
    typeReply({ ...OWN, reply_as }, 'Khi thấy không muốn sống nữa, bạn hãy gọi 115');
    expect(screen.queryByRole('region', { name: HELP })).toBeNull();
  });
});
